/** What somebody came for, as they say themselves; `unsaid`: they were asked and passed over it. */
export const purposes = ['sell', 'buy', 'advise', 'look', 'unsaid'] as const;
export type Purpose = (typeof purposes)[number];

/** As the person reads it. */
export const purposeLabels: Record<Purpose, string> = {
  sell: 'Sell my business',
  buy: 'Buy a business',
  advise: 'Advise buyers or sellers',
  look: 'Just look around',
  unsaid: 'Prefer not to say',
};
