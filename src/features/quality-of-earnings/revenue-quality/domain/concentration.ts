export const concentrationBands = ['low', 'moderate', 'high', 'severe'] as const;
type ConcentrationBand = (typeof concentrationBands)[number];

/** Shares of all revenue of the largest one, five and ten; `hhi`: the Herfindahl-Hirschman index, up to 10,000. */
export type Concentration = {
  top1: number;
  top5: number;
  top10: number;
  hhi: number;
  band: ConcentrationBand;
};

/**
 * How much depends on a few customers (docs/rules/quality-of-earnings.md). `amounts`: revenue by customer, in cents; customers
 * with none or less are left out. `rest`: revenue that names no customer, which is in the total and in no share. `null`
 * without revenue.
 */
export function concentrationOf(amounts: readonly number[], rest = 0): Concentration | null {
  const sorted = amounts.filter((amount) => amount > 0).toSorted((one, other) => other - one);
  const total = sorted.reduce((sum, amount) => sum + amount, 0) + Math.max(0, rest);
  if (sorted.length === 0) return null;
  const top = (count: number) => topShare(sorted, count, total);
  const hhi = sorted.reduce((sum, amount) => sum + ((100 * amount) / total) ** 2, 0);
  return { top1: top(1), top5: top(5), top10: top(10), hhi, band: bandOf(top(1)) };
}

/** The share of the first `count` of `sorted` (largest first) in a total. */
export function topShare(sorted: readonly number[], count: number, total: number): number {
  return sorted.slice(0, count).reduce((sum, amount) => sum + amount, 0) / total;
}

/** By the share of the largest customer (product policy): under a tenth, a quarter, two fifths, or above. */
function bandOf(share: number): ConcentrationBand {
  if (share < 0.1) return 'low';
  if (share < 0.25) return 'moderate';
  return share <= 0.4 ? 'high' : 'severe';
}

/** Shares of the revenue of the year before; `logos`: of its customers; `fresh`: revenue of this year from new customers. */
export type Retention = { net: number; gross: number; logos: number; fresh: number };

/** What customers of the year before still bring. Keys are customers, amounts above zero count. `null` without a year before. */
export function retentionOf(
  prior: ReadonlyMap<string, number>,
  current: ReadonlyMap<string, number>,
): Retention | null {
  const before = [...prior].filter(([, amount]) => amount > 0);
  const base = before.reduce((sum, [, amount]) => sum + amount, 0);
  if (base <= 0) return null;
  const now = (key: string) => Math.max(0, current.get(key) ?? 0);
  const kept = before.map(([key, amount]) => ({ now: now(key), capped: Math.min(now(key), amount) }));
  const known = new Set(before.map(([key]) => key));
  const all = [...current].filter(([, amount]) => amount > 0);
  const total = all.reduce((sum, [, amount]) => sum + amount, 0);
  const fresh = all.reduce((sum, [key, amount]) => (known.has(key) ? sum : sum + amount), 0);
  return {
    net: kept.reduce((sum, one) => sum + one.now, 0) / base,
    gross: kept.reduce((sum, one) => sum + one.capped, 0) / base,
    logos: kept.filter((one) => one.now > 0).length / before.length,
    fresh: total > 0 ? fresh / total : 0,
  };
}
