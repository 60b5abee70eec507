import { adjustedEarnings } from '#features/quality-of-earnings/adjusted-earnings/server/read-adjusted.ts';
import { termsOf, valueOfFigure } from '#features/quality-of-earnings/general-ledger/domain/figures.ts';
import {
  datasetOf,
  ledgerSums,
  sumsIn,
} from '#features/quality-of-earnings/general-ledger/server/figures-of.ts';
import { partWords } from '#features/quality-of-earnings/reviews/domain/review-periods.ts';
import { type OpenReview, openReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { salesOfCustomers } from '#features/quality-of-earnings/supporting-schedules/domain/sales-of-customers.ts';
import { provedSales } from '#features/quality-of-earnings/supporting-schedules/server/proved-sales.ts';
import { monthEnd, monthsUntil } from '#features/valuation/earnings/domain/day-range.ts';
import type { Reader, Reading } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { getRevenueQuality as contract } from '../contract.ts';
import { concentrationOf, retentionOf } from '../domain/concentration.ts';
import { trendOf } from '../domain/month-trend.ts';
import { growthOf } from '../domain/trend.ts';
import { type CustomerRow, customerRows } from './customer-store.ts';

type Answer = AnswerOf<typeof contract>;

export async function getRevenueQuality(
  reading: Reading,
  { params, query }: InputOf<typeof contract>,
): Promise<Answer> {
  const review = await openReview(reading, params.id);
  const dataset = datasetOf(review, query.dataset);
  const sums = await ledgerSums(reading.db, review.id, dataset);
  const value = (formula: 'revenue' | 'gross-profit', from: string, to: string) =>
    valueOfFigure({ formula, code: null }, sumsIn(sums, from, to));
  const earnings = await adjustedEarnings(reading.db, review, dataset);
  const trend = trendOf(
    earnings.months.map(({ month, adjustedEbitda }) => ({
      month,
      revenue: value('revenue', month, month),
      grossProfit: value('gross-profit', month, month),
      adjustedEbitda,
    })),
    earnings.emptyMonths,
  );
  const years = earnings.periods.filter((period) => period.key.startsWith('FY') && partWords(period) === '');
  return {
    dataset,
    emptyMonths: earnings.emptyMonths,
    ...trend,
    growth: growthOf(years.map(({ from, to }) => value('revenue', from, to))),
    customers: await customersOf(reading.db, review, dataset),
  };
}

/** More customers than this are counted, and the smallest of them left out of retention. */
const mostCustomers = 20_000;
const mostShown = 50;

async function customersOf(db: Reader, review: OpenReview, dataset: number): Promise<Answer['customers']> {
  const [both, latest] = [monthsUntil(review.latestEnds, 24), monthsUntil(review.latestEnds, 12)];
  const codes = termsOf({ formula: 'revenue', code: null }).map(({ code }) => code);
  const days = { before: both.from, latest: latest.from, until: latest.to };
  const rows = await customerRows(db, { reviewId: review.id, dataset, codes, ...days, limit: mostCustomers });
  const total = rows.reduce((sum, one) => sum + one.latest, 0);
  const booked = rows.filter(({ key }) => key !== '');
  const listed =
    booked.length === 0 ? await listedCustomers(db, { ...review, dataset }, { both, latest }) : [];
  const named = listed.length > 0 ? listed : booked;
  const unnamed = total - named.reduce((sum, one) => sum + one.latest, 0);
  return {
    latest: { from: latest.from.slice(0, 7), to: latest.to.slice(0, 7) },
    before: monthsBefore(both.from, latest.from),
    from: listed.length > 0 ? 'file' : 'ledger',
    total,
    unnamed,
    count: named.filter((one) => one.latest > 0).length,
    concentration: concentrationOf(
      named.map((one) => one.latest),
      unnamed,
    ),
    retention: retentionOf(
      new Map(named.map(({ key, before }) => [key, before])),
      new Map(named.map((one) => [one.key, one.latest])),
    ),
    largest: named
      .filter((one) => one.latest > 0)
      .slice(0, mostShown)
      .map(({ key, name, names, latest: amount, before }) => ({
        ...{ key, name, names, amount, before },
        share: total > 0 ? amount / total : 0,
      })),
  };
}

type Spans = Record<'both' | 'latest', { from: string; to: string }>;

/** Of a ledger that names no customer: from sales by customer that it proves, the largest of the latest year first. */
async function listedCustomers(
  db: Reader,
  review: OpenReview,
  { both, latest }: Spans,
): Promise<CustomerRow[]> {
  const files = await provedSales(db, review);
  const now = salesOfCustomers(files, latest);
  if (!now) return [];
  const [year, month] = [Number(latest.from.slice(0, 4)), Number(latest.from.slice(5, 7))];
  const before = { from: both.from, to: monthEnd(year, month - 1) };
  const was = salesOfCustomers(files, before) ?? new Map<string, number>();
  return [...new Set([...now.keys(), ...was.keys()])]
    .map((name) => ({ key: name, name, names: 1, latest: now.get(name) ?? 0, before: was.get(name) ?? 0 }))
    .toSorted((one, other) => other.latest - one.latest || (one.key < other.key ? -1 : 1));
}

function monthsBefore(from: string, next: string): { from: string; to: string } {
  const last = new Date(`${next}T00:00:00Z`);
  last.setUTCMonth(last.getUTCMonth() - 1);
  return { from: from.slice(0, 7), to: last.toISOString().slice(0, 7) };
}
