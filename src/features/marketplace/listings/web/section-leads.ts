import { isPublic, type ListingStatus } from '../domain/life-cycle.ts';

type Leads = { card: string; profile: string; preview: { title: string; line: string } };

const hidden = 'Your name, the business and the exact figures are hidden until you approve.';

export function sectionLeads(status: ListingStatus, { dirty }: { dirty: boolean }): Leads {
  if (status === 'sold' || status === 'withdrawn')
    return {
      card: 'The listing is off the marketplace. This is the text as it last appeared.',
      profile:
        status === 'sold'
          ? 'Visible to you and to the buyer who bought, if you named one.'
          : 'Only you can see it. Access has ended for every buyer.',
      preview: { title: 'As others saw it', line: 'While it was on the marketplace.' },
    };
  const seen = isPublic(status) ? 'Visible to everyone' : 'Visible to everyone once published';
  return {
    card: `${seen}, search engines included. Write it so that no one can identify the business.`,
    profile: 'Hidden until a buyer has signed the NDA and you have approved them.',
    preview: {
      title: 'Preview',
      line: `${dirty ? 'With your unsaved changes.' : 'As saved.'} ${hidden}`,
    },
  };
}
