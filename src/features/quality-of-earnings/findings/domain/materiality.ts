/** In cents. `posting`: below it a difference is not listed. */
export type Materiality = { overall: number; posting: number };

const share = { overall: 0.05, posting: 0.05 } as const;
const floor = 2_500_00;

/**
 * 5% of EBITDA of the last twelve months, at least $2,500; the posting threshold is 5% of that (product policy,
 * docs/rules/quality-of-earnings.md). In cents, rounded.
 */
export function materialityOf(ebitda: number): Materiality {
  const overall = Math.max(floor, Math.round(Math.abs(ebitda) * share.overall));
  return { overall, posting: Math.round(overall * share.posting) };
}
