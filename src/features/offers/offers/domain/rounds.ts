import { type OfferStatus, withdrawsCounter } from './offer.ts';

type Step = { from: OfferStatus | null; to: OfferStatus; round: number };

/**
 * Of one round of terms: the number of the round that it changed, `null` for the first, and whether it was taken back
 * before an answer. `history`: all steps of the offer, oldest first.
 */
export function roundFate(
  number: number,
  history: readonly Step[],
): { changes: number | null; withdrawn: boolean } {
  const sent = history.findIndex(({ round }) => round === number);
  const before = history[sent - 1]?.round ?? 0;
  const withdrawn = history.some(
    ({ from, to }, index) => withdrawsCounter(from, to) && history[index - 1]?.round === number,
  );
  return { changes: before === 0 ? null : before, withdrawn };
}
