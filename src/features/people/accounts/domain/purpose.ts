import type { Purpose } from '#kernel/purpose.ts';

export const purposeLabels: Record<Purpose, string> = {
  sell: 'Sell my business',
  buy: 'Buy a business',
  advise: 'Act as a broker or advisor',
  look: 'Just look around',
  unsaid: 'Prefer not to say',
};
