/** `priced`: the earnings that the price counts on; `books`: what the ledger shows, adjusted; in cents. */
export type EarningsGap = { priced: number; books: number; effect: number };

/**
 * What the price loses where the books show less than it counts on: the difference times the multiple, at most the whole
 * price; `null` where they show as much. In cents, rounded. Source: docs/rules/quality-of-earnings.md, “Re-trade Radar”.
 */
export function earningsGap(
  { priced, books, multiple }: { priced: number; books: number; multiple: number },
  price: number | null,
): EarningsGap | null {
  if (books >= priced) return null;
  const effect = Math.round((priced - books) * multiple);
  return { priced, books, effect: price === null ? effect : Math.min(effect, price) };
}
