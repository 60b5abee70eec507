import type { ClosingReason } from '#features/deal-rooms/domain/closing.ts';

export const reasonLabels: Record<ClosingReason, { label: string; hint: string }> = {
  sold: { label: 'Sold', hint: 'It stays closed; whoever bought may go on reading.' },
  withdrawn: { label: 'Withdrawn', hint: 'The business is not for sale any more. It can be opened again.' },
  other: { label: 'Another reason', hint: 'Write it below. It can be opened again.' },
};

const words: Readonly<Record<string, string>> = {
  'seller-decides': 'Only the seller decides this, or a broker whose mandate includes approvals.',
  'not-your-room': 'This is for the seller’s side.',
  'room-sold': 'What was sold stays closed.',
  'room-not-closed': 'The deal room is open.',
};

/** Why something cannot be done now; `null` where it can. */
export function whyNot(may: true | string): string | null {
  return may === true ? null : (words[may] ?? 'This is not possible now.');
}
