/** What somebody came for, as they say themselves; `unsaid`: they were asked and passed over it. */
export const purposes = ['sell', 'buy', 'advise', 'look', 'unsaid'] as const;
export type Purpose = (typeof purposes)[number];
