import type { Purpose } from '#kernel/purpose.ts';

/** As the person reads it. */
export const purposeLabels: Record<Purpose, string> = {
  sell: 'Sell my business',
  buy: 'Buy a business',
  advise: 'Advise buyers or sellers',
  look: 'Just look around',
  unsaid: 'Prefer not to say',
};
