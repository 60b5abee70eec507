import { adjustedEarnings } from '#features/quality-of-earnings/adjusted-earnings/server/read-adjusted.ts';
import { termsOf, valueOfFigure } from '#features/quality-of-earnings/general-ledger/domain/figures.ts';
import {
  datasetOf,
  ledgerSums,
  sumsIn,
} from '#features/quality-of-earnings/general-ledger/server/figures-of.ts';
import { type OpenReview, openReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { salesOfCustomers } from '#features/quality-of-earnings/supporting-schedules/domain/sales-of-customers.ts';
import { provedSales } from '#features/quality-of-earnings/supporting-schedules/server/proved-sales.ts';
import { monthEnd, monthsIn, monthsUntil } from '#features/valuation/earnings/domain/day-range.ts';
import type { Reader, Reading } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { getRevenueQuality as contract } from '../contract.ts';
import { concentrationOf, retentionOf } from '../domain/concentration.ts';
import { type CustomerSums, didBuy, shownCustomers } from '../domain/customer-rows.ts';
import { growthIn, trendOf } from '../domain/month-trend.ts';
import { type CustomerRow, customerRows } from './customer-store.ts';

type Answer = AnswerOf<typeof contract>;

export async function getRevenueQuality(
  reading: Reading,
  { params, query }: InputOf<typeof contract>,
): Promise<Answer> {
  const review = await openReview(reading, params.id);
  const dataset = datasetOf(review, query.dataset);
  const sums = await ledgerSums(reading.db, review.id, dataset);
  const earnings = await adjustedEarnings(reading.db, review, dataset);
  const months = earnings.months.map(({ month, adjustedEbitda }) => {
    const own = sumsIn(sums, month, month);
    const value = (formula: 'revenue' | 'gross-profit') => valueOfFigure({ formula, code: null }, own);
    return earnings.emptyMonths.includes(month)
      ? { month, revenue: null, grossProfit: null, adjustedEbitda: null }
      : { month, revenue: value('revenue'), grossProfit: value('gross-profit'), adjustedEbitda };
  });
  return {
    dataset,
    emptyMonths: earnings.emptyMonths,
    ...trendOf(months),
    growth: growthIn(
      months,
      earnings.periods.filter(({ key }) => key.startsWith('FY')),
    ),
    customers: await customersOf(reading.db, review, {
      dataset,
      booked: new Set(sums.map(({ month }) => month)),
    }),
  };
}

/** More customers than this are counted, and the smallest of them left out of retention. */
const mostCustomers = 20_000;
const mostShown = { largest: 50, lost: 20 };

type Books = { dataset: number; booked: ReadonlySet<string> };

async function customersOf(
  db: Reader,
  review: OpenReview,
  { dataset, booked }: Books,
): Promise<Answer['customers']> {
  const [both, latest] = [monthsUntil(review.latestEnds, 24), monthsUntil(review.latestEnds, 12)];
  const codes = termsOf({ formula: 'revenue', code: null }).map(({ code }) => code);
  const days = { before: both.from, latest: latest.from, until: latest.to };
  const rows = await customerRows(db, { reviewId: review.id, dataset, codes, ...days, limit: mostCustomers });
  const total = rows.reduce((sum, one) => sum + one.latest, 0);
  const inLedger = rows.filter(({ key }) => key !== '');
  const listed =
    inLedger.length === 0 ? await listedCustomers(db, { ...review, dataset }, { both, latest }) : null;
  const empty = emptyIn(monthsIn(both), booked);
  const known = empty.before === 0;
  const named = (listed?.customers ?? inLedger)
    .map(({ latest: amount, ...one }) => ({ ...one, amount, before: known ? one.before : null }))
    .filter(didBuy)
    .map((one, at) => ({ ...one, number: at + 1, share: total > 0 ? one.amount / total : 0 }));
  const sums = sumsOf(named, { total, totalBefore: known ? sumBefore(rows) : null });
  return {
    latest: { from: latest.from.slice(0, 7), to: latest.to.slice(0, 7) },
    before: monthsBefore(both.from, latest.from),
    ...{ empty, ...sums },
    from: listed ? 'file' : 'ledger',
    schedules: listed?.schedules ?? { latest: null, before: null },
    count: named.filter((one) => one.amount > 0).length,
    concentration: concentrationOf(
      named.map((one) => one.amount),
      sums.unnamed,
    ),
    retention: empty.latest === 0 ? retentionIn(named) : null,
    largest: shownCustomers(named, mostShown),
  };
}

type Totals = { total: number; totalBefore: number | null };

/** What the customers leave of each year names none. */
function sumsOf(named: readonly Named[], { total, totalBefore }: Totals): CustomerSums {
  const told = totalBefore !== null && named.every(({ before }) => before !== null);
  return {
    named: named.length,
    total,
    unnamed: total - named.reduce((sum, { amount }) => sum + amount, 0),
    totalBefore: told ? totalBefore : null,
    unnamedBefore: told ? totalBefore - sumBefore(named) : null,
  };
}

const sumBefore = (of: readonly { before: number | null }[]) =>
  of.reduce((sum, { before }) => sum + (before ?? 0), 0);

/** Of 24 months, oldest first. */
function emptyIn(months: readonly string[], booked: ReadonlySet<string>) {
  const empty = (of: readonly string[]) => of.filter((month) => !booked.has(month)).length;
  return { latest: empty(months.slice(-12)), before: empty(months.slice(0, -12)) };
}

type Named = { key: string; amount: number; before: number | null };

function retentionIn(named: readonly Named[]): Answer['customers']['retention'] {
  const prior = named.flatMap(({ key, before }): [string, number][] =>
    before === null ? [] : [[key, before]],
  );
  return retentionOf(new Map(prior), new Map(named.map(({ key, amount }) => [key, amount])));
}

type Spans = Record<'both' | 'latest', { from: string; to: string }>;

type ListedCustomer = Omit<CustomerRow, 'before'> & { before: number | null };

/** Of a ledger that names no customer: from sales by customer that it proves, the largest of the latest year first; `null`: none. */
async function listedCustomers(
  db: Reader,
  review: OpenReview,
  { both, latest }: Spans,
): Promise<{ customers: ListedCustomer[]; schedules: Answer['customers']['schedules'] } | null> {
  const files = await provedSales(db, review);
  const now = salesOfCustomers(files, latest);
  if (!now || now.sums.size === 0) return null;
  const [year, month] = [Number(latest.from.slice(0, 4)), Number(latest.from.slice(5, 7))];
  const before = { from: both.from, to: monthEnd(year, month - 1) };
  const was = salesOfCustomers(files, before);
  const customers = [...new Set([...now.sums.keys(), ...(was?.sums.keys() ?? [])])]
    .map((name) => ({
      ...{ key: name, name, names: 1, latest: now.sums.get(name) ?? 0 },
      before: was && (was.sums.get(name) ?? 0),
    }))
    .toSorted(
      (one, other) =>
        other.latest - one.latest ||
        (other.before ?? 0) - (one.before ?? 0) ||
        (one.key < other.key ? -1 : 1),
    );
  return { customers, schedules: { latest: now.id, before: was?.id ?? null } };
}

function monthsBefore(from: string, next: string): { from: string; to: string } {
  const last = new Date(`${next}T00:00:00Z`);
  last.setUTCMonth(last.getUTCMonth() - 1);
  return { from: from.slice(0, 7), to: last.toISOString().slice(0, 7) };
}
