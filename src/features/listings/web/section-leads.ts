import { isPublic, type ListingStatus } from '../domain/life-cycle.ts';

type Leads = { card: string; profile: string; preview: { title: string; line: string } };

const hidden = 'Your name, the business and the exact figures are hidden until you approve.';

/** What the owner reads over the parts of a listing: who sees them, as it stands now. */
export function sectionLeads(status: ListingStatus, { dirty }: { dirty: boolean }): Leads {
  if (status === 'sold' || status === 'withdrawn')
    return {
      card: 'Nobody finds it any more: the listing is off the marketplace. These are the texts as they were last.',
      profile:
        status === 'sold'
          ? 'Open to you and to the buyer who bought, if you named one. Nobody else sees it.'
          : 'Nobody but you sees it: access has ended for every buyer.',
      preview: { title: 'As others saw it', line: 'While it was on the marketplace.' },
    };
  const seen = isPublic(status) ? 'Everybody sees this' : 'Everybody sees this once it is published';
  return {
    card: `${seen}, search engines included. Write it so that nobody can tell which business it is.`,
    profile: 'Hidden until a buyer has signed the NDA and you have approved them. Nobody else sees it.',
    preview: {
      title: 'As others see it',
      line: `${dirty ? 'With your unsaved changes.' : 'As saved.'} ${hidden}`,
    },
  };
}
