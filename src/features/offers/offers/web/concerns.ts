import type { OfferView } from './queries.ts';

/** Whether the reader is shown this move; on an offer whose listing has closed, only if it is possible. */
export function concerns({ may, outcome }: OfferView, to: keyof OfferView['may']): boolean {
  if (outcome) return may[to] === true;
  return may[to] !== 'invalid-transition' && may[to] !== 'not-your-move';
}
