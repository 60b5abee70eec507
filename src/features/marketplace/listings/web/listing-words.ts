import { teaserLabels } from '../domain/changed-fields.ts';
import { type ListingStatus, listingRefusalWords, listingStatusLabels } from '../domain/life-cycle.ts';
import { type PrivateFieldRow, privateFields } from '../domain/private-fields.ts';

export const fieldLabels = {
  ...teaserLabels,
  autoApprove: 'Approve buyers automatically after they sign the NDA',
  adminMayApprove: 'An admin may approve for me',
} as const;

export function fieldLabel(path: string): string {
  const name = path.split('.').at(-1) ?? path;
  const labels: Record<string, string> = fieldLabels;
  const rows: Record<string, PrivateFieldRow> = privateFields;
  return labels[name] ?? rows[name]?.label ?? name;
}

export function missingLabel(field: string): string {
  return field === 'ebitda'
    ? `${privateFields.sde.label} or ${privateFields.ebitda.label}`
    : fieldLabel(field);
}

type MoveWords = {
  label: string;
  title: string;
  consequence: string;
  danger?: boolean;
  reason?: { label: string; hint?: string };
  done: string;
};

export const moveWords: Record<Exclude<ListingStatus, 'live'> | 'back-to-live', MoveWords> = {
  in_review: {
    label: 'Ask for a review',
    title: 'Ask a person to look first?',
    consequence:
      'Our team reviews only the public teaser, never the private profile, and publishes it or returns it with a reason. You can’t edit it during the review, and you can withdraw it at any time.',
    reason: { label: 'Note to the reviewer', hint: 'What you would like them to look at.' },
    done: 'Sent for review.',
  },
  draft: {
    label: 'Take back to draft',
    title: 'Take it back to draft?',
    consequence: 'No buyer sees it then. You can change it and publish it again.',
    done: 'It is a draft again.',
  },
  under_offer: {
    label: 'Mark under offer',
    title: 'Mark the listing as under offer?',
    consequence:
      'The public teaser says “Under offer”. It stays on the marketplace, and buyers can still request access. You can mark it live again.',
    done: 'Marked under offer.',
  },
  'back-to-live': {
    label: 'Mark live again',
    title: 'Mark the listing as live again?',
    consequence: 'The public teaser no longer says “Under offer”.',
    done: 'Live again.',
  },
  sold: {
    label: 'Mark sold',
    title: 'Mark the listing as sold?',
    consequence:
      'The listing leaves the marketplace. Every other open request and offer ends, and everyone but the buyer loses access to your private profile immediately. This cannot be undone.',
    danger: true,
    done: 'Marked sold.',
  },
  withdrawn: {
    label: 'Withdraw',
    title: 'Withdraw the listing?',
    consequence:
      'The listing leaves the marketplace. Every open request ends, and buyers lose access to your private profile immediately. You can return it to draft later, but buyers must request access again.',
    danger: true,
    reason: { label: 'Reason', hint: 'Kept in the history. Buyers are not told.' },
    done: 'Withdrawn.',
  },
};

const movers: Record<string, string> = {
  owner: 'You',
  broker: 'Your broker',
  admin: 'Our team',
};
const moversForBroker: Record<string, string> = { ...movers, owner: 'The owner', broker: 'A broker' };

/** Who made a step, as the owner reads it, or a broker who acts for the owner. */
export function moverWords(party: string, { acting }: { acting: boolean }): string {
  return (acting ? moversForBroker : movers)[party] ?? party;
}

export function moveReason(
  may: true | string | undefined,
  status: ListingStatus,
  to: ListingStatus,
): string | null {
  if (may === true) return null;
  if (status === to) return `The listing is already: ${listingStatusLabels[to].toLowerCase()}.`;
  if (may === undefined || may === 'invalid-transition')
    return `Not possible while the listing is: ${listingStatusLabels[status].toLowerCase()}.`;
  const words: Record<string, string> = listingRefusalWords;
  return words[may] ?? 'Not possible now.';
}

/** After the sale no other buyer sees the profile. */
export function profileWords({
  own,
  acting,
  sold,
}: {
  own: boolean;
  acting: boolean;
  sold: boolean;
}): string {
  if (own)
    return 'Only buyers who signed the NDA and whom you approved see this part, and brokers to whom you opened it. If an administrator views the site as you, we email you.';
  if (acting)
    return 'You see this because the owner opened it to you. It closes when the owner takes that back, or when your engagement ends. Don’t share it.';
  return sold
    ? 'You bought this business. The NDA that you signed remains in effect under its terms.'
    : 'Your NDA covers this. Don’t share it or tell anyone the business is for sale, and don’t contact its staff, customers or suppliers.';
}
