import { isPublic, type ListingStatus } from '../domain/life-cycle.ts';

type Leads = { card: string; profile: string; preview: { title: string; line: string } };

const hidden = 'The owner, the business and the exact figures are hidden until a buyer is approved.';

export function sectionLeads(status: ListingStatus, { dirty }: { dirty: boolean }): Leads {
  if (status === 'sold' || status === 'withdrawn')
    return {
      card: 'The listing is off the marketplace. This is the text as it last appeared.',
      profile:
        status === 'sold'
          ? 'Open to the buyer who bought, if one was named.'
          : 'No buyer can see it: access has ended for every one of them.',
      preview: { title: 'As others saw it', line: 'While it was on the marketplace.' },
    };
  const seen = isPublic(status) ? 'Visible to everyone' : 'Visible to everyone once published';
  return {
    card: `${seen}, search engines included. Write it so that no one can identify the business.`,
    profile: 'Hidden from a buyer until they have signed the NDA and are approved.',
    preview: {
      title: 'Preview',
      line: `${dirty ? 'With your unsaved changes.' : 'As saved.'} ${hidden}`,
    },
  };
}
