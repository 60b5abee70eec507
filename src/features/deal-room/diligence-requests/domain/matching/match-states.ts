const matchStates = ['in', 'expired', 'missing', 'unsure'] as const;
export type MatchState = (typeof matchStates)[number];

/** `hidden`: it is in the room and not open to the buyer, who never reads this. `replied`: answered without a document. */
export const seenStates = [...matchStates, 'hidden', 'replied'] as const;
export type SeenState = (typeof seenStates)[number];

export const seenLabels: Record<SeenState, string> = {
  in: 'Found in the room',
  hidden: 'Found, not shown to this buyer',
  expired: 'Expired',
  missing: 'Missing',
  unsure: 'Not sure',
  replied: 'Answered without a document',
};
