import { accountActs } from './account-acts.ts';
import type { Act } from './act.ts';
import { adminActs } from './admin-acts.ts';
import { dealActs } from './deal-acts.ts';
import { listingActs } from './listing-acts.ts';
import { ndaActs } from './nda-acts.ts';
import { offerActs } from './offer-acts.ts';
import { reviewActs } from './review-acts.ts';
import { roomActs } from './room-acts.ts';
import { valueActs } from './value-acts.ts';

/** Every act of the product: test/assistant/acts.test.ts compares it with the contracts. */
export const acts: readonly Act[] = [
  ...listingActs,
  ...dealActs,
  ...offerActs,
  ...ndaActs,
  ...roomActs,
  ...valueActs,
  ...reviewActs,
  ...accountActs,
  ...adminActs,
];
