import { type OfferStatus, withdrawsCounter } from './offer.ts';
import { offerStatusLabels } from './status-labels.ts';

/** What a step did, for histories. */
export function stepLabel(from: OfferStatus | null, to: OfferStatus): string {
  if (withdrawsCounter(from, to)) return 'Counteroffer withdrawn';
  return from === 'countered' && to === 'countered' ? 'Counteroffer changed' : offerStatusLabels[to];
}
