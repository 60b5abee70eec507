import { type Cents, cents, centsFromDollars } from '#kernel/money.ts';

export type BaseMethod = 'weighted' | 'latest' | 'average';

/** Above this coefficient of variation the years vary too much to be weighted (product policy). */
const volatile = 0.25;

/**
 * The earnings that the multiple applies to, from up to three years, the latest twelve months last. Falling every
 * year: the latest; else coefficient of variation above 25%: the plain average; else latest below an earlier one: the
 * latest; else weighted 1:2:3 (docs/rules/earnings.md). Throws RangeError if `years` is empty.
 */
export function earningsBase(years: readonly Cents[]): { base: Cents; method: BaseMethod } {
  const [latest] = years.slice(-1);
  if (latest === undefined) throw new RangeError('no year of earnings');
  const method = baseMethod(years, latest);
  return { base: putTogether(years, method), method };
}

/** Combines years (cents) by a method chosen earlier, also for the lender-recognized amounts of the same years. */
export function putTogether(years: readonly Cents[], method: BaseMethod): Cents {
  const [latest] = years.slice(-1);
  if (latest === undefined) throw new RangeError('no year of earnings');
  if (method === 'latest') return latest;
  const weights = years.map((_, at) => (method === 'weighted' ? at + 1 + (3 - years.length) : 1));
  const sum = years.reduce((total, year, at) => total + (year / 100) * (weights[at] ?? 0), 0);
  return centsFromDollars(sum / weights.reduce((total, weight) => total + weight, 0));
}

function baseMethod(years: readonly Cents[], latest: Cents): BaseMethod {
  const [oldest = latest] = years;
  const before = years.at(-2) ?? latest;
  const falling = years.length > 1 && years.every((year, at) => at === 0 || year < (years[at - 1] ?? year));
  if (falling) return 'latest';
  if (variation(years) > volatile) return 'average';
  return latest < before || latest < oldest ? 'latest' : 'weighted';
}

/** Population standard deviation ÷ mean. Infinite without a positive mean, so such years never count as steady. */
export function variation(years: readonly number[]): number {
  const mean = years.reduce((total, year) => total + year, 0) / years.length;
  if (mean <= 0) return Number.POSITIVE_INFINITY;
  const square = years.reduce((total, year) => total + (year - mean) ** 2, 0) / years.length;
  return Math.sqrt(square) / mean;
}

export type ValuedOn = 'SDE' | 'EBITDA' | 'both';

const smallSde = cents(500_000_00);
const largeEbitda = cents(1_000_000_00);

/**
 * Which earnings price the business: SDE if it is small or its owner runs it alone, EBITDA if it is large and has a
 * manager, both in between (product policy).
 */
export function methodFor(of: {
  sde: Cents;
  ebitda: Cents;
  ownerRunsIt: boolean;
  managed: boolean;
}): ValuedOn {
  if (of.sde < smallSde || (of.ownerRunsIt && !of.managed)) return 'SDE';
  return of.ebitda >= largeEbitda && of.managed ? 'EBITDA' : 'both';
}
