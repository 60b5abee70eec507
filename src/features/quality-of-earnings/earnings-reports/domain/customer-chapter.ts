import { shownText } from '#features/quality-of-earnings/databook/domain/ledger-sheet.ts';
import { isShown } from '#features/quality-of-earnings/databook/domain/stages.ts';
import {
  footLabel,
  footOf,
  shownCustomers,
} from '#features/quality-of-earnings/revenue-quality/domain/customer-rows.ts';
import { customerTitles } from '#features/quality-of-earnings/revenue-quality/domain/customer-titles.ts';
import { emptyLatestWords } from '#features/quality-of-earnings/reviews/domain/intake.ts';
import { standardTerms } from '#features/quality-of-earnings/reviews/domain/standard-terms.ts';
import type { ReportDrawing } from '#features/valuation/check-reports/domain/report.ts';
import { counted, grouped } from '#kernel/counts.ts';
import { cents } from '#kernel/money.ts';
import {
  type CustomerYear,
  footFigure,
  salesIn,
  salesTo,
  shareOfLargest,
  unnamedIn,
} from './customer-figures.ts';
import { beside, type Cell, fromParts, type Traced } from './figure-origins.ts';
import type { EarningsReportFacts, RevenueFacts } from './report-facts.ts';
import {
  chapter,
  divided,
  money,
  moneyCell,
  shareCell,
  tableOf,
  termed,
  tracedFigure,
} from './report-words.ts';
import type { TracedChapter, TracedFigure } from './traced-report.ts';

type Book = EarningsReportFacts['book'];
type Customers = RevenueFacts['customers'];
type Customer = Customers['largest'][number];
type Years = { latest: CustomerYear; before: CustomerYear };
type NameOf = (one: Customer) => string;

/** How much depends on few customers. Before the names, they are numbers, the largest first. */
export function customersChapter(book: Book, { customers }: RevenueFacts): TracedChapter {
  const { total, unnamed, count, empty } = customers;
  const named = isShown('names', book.stage);
  const nameOf: NameOf = ({ name, number }) => (named ? shownText(name) : `Customer ${number}`);
  const titles = customerTitles(customers);
  const years: Years = {
    latest: { ...customers.latest, title: titles.latest, schedule: customers.schedules.latest },
    before: { ...customers.before, title: titles.before, schedule: customers.schedules.before },
  };
  return chapter('customers', 'Customers', {
    text: [
      `${counted(count, 'customer', 'customers')} bought in the last twelve months.`,
      ...(empty.latest === 0
        ? []
        : [`${emptyLatestWords(empty.latest)}: what customers bought there is in no figure.`]),
      ...(unnamed === 0 ? [] : [unnamedCell(customers, { total, unnamed }, years)]),
    ],
    figures: [...concentrationFigures(customers, nameOf, years), ...retentionFigures(customers, years)],
    drawings: customerDrawing(customers, nameOf, years),
    tables: tableOf(
      'Revenue by customer',
      ['Customer', titles.before, titles.latest, 'Share'],
      customerRows(customers, nameOf, years),
    ),
  });
}

function unnamedCell(
  customers: Customers,
  { total, unnamed }: { total: number; unnamed: number },
  { latest }: Years,
): Cell {
  const parts = [unnamedIn(customers, unnamed, latest), salesIn('Revenue', total, latest)];
  return {
    text: `${money(unnamed)} of ${money(total)} names no customer in the ledger.`,
    of: fromParts('Revenue that names no customer', null, parts.map(beside), { how: divided }),
  };
}

function concentrationFigures(customers: Customers, nameOf: NameOf, { latest }: Years): TracedFigure[] {
  const { concentration } = customers;
  if (!concentration) return [];
  const largest = (label: string, share: number, count: number) =>
    tracedFigure(label, shareCell(share, shareOfLargest(customers, { count, label, nameOf }, latest)));
  const hhi = grouped(Math.round(concentration.hhi));
  const all = shareOfLargest(
    customers,
    { count: customers.largest.length, label: standardTerms.hhi.name, nameOf },
    latest,
  );
  const { behind } = all;
  const how = 'The percentages of revenue of all customers, each multiplied by itself and added up.';
  return [
    largest('Largest customer', concentration.top1, 1),
    largest('Five largest customers', concentration.top5, 5),
    largest('Ten largest customers', concentration.top10, 10),
    termed(standardTerms.hhi, {
      text: hhi,
      of: { ...all, behind: behind.kind === 'parts' ? { ...behind, how } : behind },
    }),
  ];
}

function retentionFigures(customers: Customers, { latest, before }: Years): TracedFigure[] {
  const { retention, total, totalBefore } = customers;
  if (!retention) return [];
  const parts = [salesIn('Revenue', totalBefore, before), salesIn('Revenue', total, latest)].map(beside);
  const one = (
    term: (typeof standardTerms)[
      | 'hhi'
      | 'netRetention'
      | 'grossRetention'
      | 'logoRetention'
      | 'newCustomers'],
    share: number,
  ) =>
    termed(term, shareCell(share, fromParts(term.name, null, parts, { how: `By customer. ${term.plain}` })));
  return [
    one(standardTerms.netRetention, retention.net),
    one(standardTerms.grossRetention, retention.gross),
    one(standardTerms.logoRetention, retention.logos),
    one(standardTerms.newCustomers, retention.fresh),
  ];
}

const mostDrawn = 10;

function customerDrawing(customers: Customers, nameOf: NameOf, years: Years): ReportDrawing[] {
  const rows = shownCustomers(customers.largest, { largest: mostDrawn, lost: 0 }).map((one) => ({
    label: nameOf(one),
    first: one.before === null ? null : cents(one.before),
    second: cents(one.amount),
  }));
  if (rows.length === 0) return [];
  const names = { first: years.before.title, second: years.latest.title };
  return [{ kind: 'pairs', title: 'The largest customers', names, rows }];
}

/** The largest, those who bought in the year before only, and what is left of both years. */
function customerRows(customers: Customers, nameOf: NameOf, { latest, before }: Years) {
  const shown = shownCustomers(customers.largest, { largest: 20, lost: 10 });
  const to = (one: Customer, amount: number | null, year: CustomerYear) =>
    salesTo(customers, { key: one.key, label: nameOf(one), cents: amount }, year);
  const inBoth = shown.map((one) => ({
    one,
    was: to(one, one.before, before),
    now: to(one, one.amount, latest),
  }));
  const cells = (label: string, was: Traced, now: Traced, share: number): Cell[] => {
    const parts = [now, salesIn('Revenue', customers.total, latest)].map(beside);
    const of = fromParts(`Share of revenue: ${label}`, null, parts, { how: divided });
    return [label, moneyCell(was), moneyCell(now), shareCell(share, of)];
  };
  return [
    ...inBoth.map(({ one, was, now }) => ({ cells: cells(nameOf(one), was, now, one.share) })),
    ...footOf(customers, shown).map((row) => {
      const label = footLabel(row);
      const of = (
        amount: number | null,
        total: number | null,
        year: CustomerYear,
        those: readonly Traced[],
      ) => footFigure(customers, { row, label, cents: amount }, { year, total, shown: those });
      const was = of(
        row.before,
        customers.totalBefore,
        before,
        inBoth.map((one) => one.was),
      );
      const now = of(
        row.amount,
        customers.total,
        latest,
        inBoth.map((one) => one.now),
      );
      return { cells: cells(label, was, now, row.share), strong: row.kind === 'total' };
    }),
  ];
}
