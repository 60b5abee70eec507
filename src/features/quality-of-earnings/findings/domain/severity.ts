import type { FindingTest } from './finding-tests.ts';
import type { Materiality } from './materiality.ts';
import { radarRules } from './radar-rules.ts';

/** `price`: it would change a buyer’s price; `ask`: a buyer’s accountant asks; `note`: worth a note. */
export const severities = ['price', 'ask', 'note'] as const;
export type Severity = (typeof severities)[number];

/** They look at many entries at once, and prove nothing by themselves. */
const statistical: readonly FindingTest[] = ['first-digits', 'odd-days'];

/** In cents. `stake`: what of it a buyer could take off (product policy). */
export function severityOf(
  { test, dollars, stake }: { test: FindingTest; dollars: number; stake: number },
  { overall, posting }: Materiality,
): Severity {
  if (statistical.includes(test)) return 'note';
  const priced = radarRules[test].kind !== 'asked';
  if (priced && stake >= overall) return 'price';
  return (priced && stake >= posting) || dollars >= overall ? 'ask' : 'note';
}
