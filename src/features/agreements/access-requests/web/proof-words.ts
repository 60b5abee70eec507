import type { RequestView } from './queries.ts';

type Buyer = RequestView['buyer'];

export function identityWords({ identityProven, identityUnderReview }: Buyer): string {
  if (identityProven) return 'Identity verified by our team';
  return identityUnderReview ? 'Identity document under review by our team' : 'Identity not verified';
}

/** A proof is checked against the buyer's own document; no amount is kept. */
export function fundsWords({ fundsProven, fundsUnderReview }: Buyer): string {
  if (fundsProven) return 'Funds verified by our team, amount not stated';
  return fundsUnderReview ? 'Proof of funds under review by our team' : 'Funds not verified';
}
