/**
 * The compound growth rate of `years` steps, (last ÷ first)^(1 ÷ years) − 1, as a share; `null` if it starts at zero or
 * below, ends below zero, or has no step. Source: docs/rules/quality-of-earnings.md.
 */
export function growthRate(first: number, last: number, years: number): number | null {
  return first > 0 && last >= 0 && years > 0 ? (last / first) ** (1 / years) - 1 : null;
}
