/** Upper ends of the mean absolute deviation. Source: Nigrini (2012), as docs/rules/quality-of-earnings.md quotes it. */
const classes = {
  1: [0.006, 0.012, 0.015],
  2: [0.0012, 0.0018, 0.0022],
} as const;
const benfordGrades = ['close', 'acceptable', 'marginal', 'nonconformity'] as const;
export type BenfordGrade = (typeof benfordGrades)[number];

/** 1: the first digit; 2: the first two. */
export type LeadingDigits = keyof typeof classes;

/** The deviation above which digits do not conform. */
export const nonconformity = { 1: classes[1][2], 2: classes[2][2] } as const;

/** The share of amounts that begin with these digits: 1 to 9, or 10 to 99. */
export const expectedShare = (leading: number): number => Math.log10(1 + 1 / leading);

/** The mean over all leading digits of |observed − expected|. `counts` in their order: 9 or 90 of them. */
export function meanDeviation(counts: readonly number[]): number {
  const whole = counts.reduce((sum, count) => sum + count, 0);
  const first = counts.length === 9 ? 1 : 10;
  const apart = counts.map((count, at) => Math.abs(count / whole - expectedShare(first + at)));
  return apart.reduce((sum, one) => sum + one, 0) / counts.length;
}

export function benfordGrade(deviation: number, digits: LeadingDigits): BenfordGrade {
  const at = classes[digits].findIndex((end) => deviation <= end);
  return benfordGrades[at < 0 ? 3 : at] ?? 'nonconformity';
}
