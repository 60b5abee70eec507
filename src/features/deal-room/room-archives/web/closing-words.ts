import type { ClosingReason } from '#features/deal-room/deal-rooms/domain/closing.ts';

export const reasonLabels: Record<ClosingReason, { label: string; hint: string }> = {
  sold: { label: 'Sold', hint: 'Permanent. The buyer keeps read access.' },
  withdrawn: { label: 'Withdrawn', hint: 'The business is no longer for sale. You can reopen the room.' },
  other: { label: 'Another reason', hint: 'Write it below. You can reopen the room.' },
};

const words: Readonly<Record<string, string>> = {
  'seller-decides': 'Only the seller can do this, or a broker who may approve buyers.',
  'not-your-room': 'Only the seller’s side can do this.',
  'room-sold': 'The room of a sold business stays closed.',
  'room-not-closed': 'The deal room is open.',
};

export function whyNot(may: true | string): string | null {
  return may === true ? null : (words[may] ?? 'This isn’t possible right now.');
}
