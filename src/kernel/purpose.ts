/** `unsaid`: the person was asked and skipped the question. */
export const purposes = ['sell', 'buy', 'advise', 'look', 'unsaid'] as const;
export type Purpose = (typeof purposes)[number];
