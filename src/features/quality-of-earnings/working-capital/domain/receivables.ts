import { type Cents, cents, centsFromDollars } from '#kernel/money.ts';

/** By days past due. */
export const agingBuckets = ['current', 'to30', 'to60', 'to90', 'over90'] as const;
export type AgingBucket = (typeof agingBuckets)[number];
export type Aging = Record<AgingBucket, Cents>;

/** Share that is usually not collected (product policy, docs/rules/quality-of-earnings.md). */
const doubtfulShare: Record<AgingBucket, number> = {
  current: 0.01,
  to30: 0.02,
  to60: 0.05,
  to90: 0.15,
  over90: 0.5,
};

/** Of receivables by age, in cents: what is doubtful, and the share that is over 60 days past due. */
export function doubtfulOf(aging: Aging): { total: Cents; doubtful: Cents; over60: number | null } {
  const total = cents(agingBuckets.reduce((sum, bucket) => sum + aging[bucket], 0));
  const parts = agingBuckets.map((bucket) => (aging[bucket] / 100) * doubtfulShare[bucket]);
  const late = aging.to90 + aging.over90;
  return {
    total,
    doubtful: centsFromDollars(parts.reduce((sum, part) => sum + part, 0)),
    over60: total > 0 ? late / total : null,
  };
}
