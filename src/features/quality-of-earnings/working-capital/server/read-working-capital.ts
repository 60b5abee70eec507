import { adjustedEarnings } from '#features/quality-of-earnings/adjusted-earnings/server/read-adjusted.ts';
import {
  type BalanceFormula,
  valueOfFigure,
} from '#features/quality-of-earnings/general-ledger/domain/figures.ts';
import {
  balanceBefore,
  balancesAt,
  codesIn,
} from '#features/quality-of-earnings/general-ledger/domain/month-balances.ts';
import {
  coveredMonths,
  datasetOf,
  ledgerSums,
  sumsIn,
} from '#features/quality-of-earnings/general-ledger/server/figures-of.ts';
import { ledgerBalances } from '#features/quality-of-earnings/general-ledger/server/ledger-balances.ts';
import { reviewMonths } from '#features/quality-of-earnings/reviews/domain/review-periods.ts';
import { openReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import type { AgedReceivables } from '#features/quality-of-earnings/supporting-schedules/domain/aged-receivables.ts';
import { provedReceivables } from '#features/quality-of-earnings/supporting-schedules/server/proved-receivables.ts';
import { cents } from '#kernel/money.ts';
import type { Reading } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { getWorkingCapital as contract } from '../contract.ts';
import { assumedTax, cashFlow, usualUpkeep } from '../domain/cash-conversion.ts';
import { cycleDays } from '../domain/cycle-days.ts';
import { pegMethods, pegOf, swingOf } from '../domain/peg.ts';
import { type Aging, doubtfulOf } from '../domain/receivables.ts';
import { settlementOf } from '../domain/settlement.ts';
import { priceTermsOf, type Terms } from './price-terms.ts';

type Answer = AnswerOf<typeof contract>;
type Books = {
  balances: Awaited<ReturnType<typeof ledgerBalances>>;
  sums: Awaited<ReturnType<typeof ledgerSums>>;
  months: readonly string[];
  booked: ReadonlySet<string>;
};

export async function getWorkingCapital(
  { db, ...rest }: Reading,
  { params, query }: InputOf<typeof contract>,
): Promise<Answer> {
  const review = await openReview({ db, ...rest }, params.id);
  const dataset = datasetOf(review, query.dataset);
  const sums = await ledgerSums(db, review.id, dataset);
  const books: Books = {
    balances: await ledgerBalances(db, review.id, dataset),
    ...{ sums, months: reviewMonths(review) },
    booked: new Set(sums.map(({ month }) => month)),
  };
  const terms = await priceTermsOf(db, review.id);
  const earnings = await adjustedEarnings(db, review, dataset);
  const latest = earnings.periods.at(-1)?.adjustedEbitda ?? cents(0);
  const aged = await provedReceivables(db, { ...review, dataset }, review.latestEnds);
  return viewOf(books, terms, {
    dataset,
    earnings: latest,
    proved: aged && { id: aged.id, aging: agingOf(aged.ages) },
  });
}

type Asked = { dataset: number; earnings: number; proved: { id: string; aging: Aging } | null };

function viewOf(books: Books, terms: Terms, { dataset, earnings, proved }: Asked): Answer {
  const { balances, months, sums, booked } = books;
  const sheet = {
    workingCapital: balanceView(books, 'working-capital'),
    debt: balanceView(books, 'debt'),
    debtLike: balanceView(books, 'debt-like'),
    cash: balanceView(books, 'cash'),
  };
  const covered = coveredMonths(sums);
  const ends = months.flatMap((month, at) =>
    covered && month >= covered.from && month <= covered.to
      ? [{ month, amount: booked.has(month) ? cents(sheet.workingCapital.total[at] ?? 0) : null }]
      : [],
  );
  const pegs = pegMethods.flatMap((method) => {
    const peg = pegOf(ends, method);
    return peg ? [{ method, amount: peg.amount, of: peg.of.map(({ month }) => month) }] : [];
  });
  const aging = terms.aging ?? proved?.aging;
  const aged = aging ? doubtfulOf(aging) : null;
  const reported = cents(sheet.workingCapital.total.at(-1) ?? 0);
  const closing = {
    month: months.at(-1) ?? '',
    reported,
    doubtful: aged?.doubtful ?? cents(0),
    adjusted: cents(reported - (aged?.doubtful ?? 0)),
  };
  const receivables = closingOf(books, 'AR');
  return {
    ...{ dataset, months: [...months], covered, ...sheet, terms, pegs, closing },
    emptyMonths: months.filter((month) => !booked.has(month)),
    openings: balances.facts,
    swing: swingOf(ends),
    aged: aged && {
      ...{ gap: aged.total - receivables, over60: aged.over60 },
      ...(terms.aging ? { from: 'said', schedule: null } : { from: 'file', schedule: proved?.id ?? null }),
    },
    days: daysOf(books, receivables),
    settlement: settlementOf(terms, {
      debt: cents(sheet.debt.total.at(-1) ?? 0),
      debtLike: cents(sheet.debtLike.total.at(-1) ?? 0),
      cash: cents(sheet.cash.total.at(-1) ?? 0),
      closing: closing.adjusted,
      peg: pegs.find(({ method }) => method === terms.peg)?.amount ?? null,
    }),
    cashFlow: cashFlowOf(books, terms, earnings),
  };
}

const agingOf = ({ current, days30, days60, days90, over90 }: AgedReceivables): Aging => ({
  ...{ current, over90, to30: days30, to60: days60, to90: days90 },
});

function balanceView({ balances, months }: Books, formula: BalanceFormula): Answer['debt'] {
  return {
    total: balancesAt(balances, { formula, code: null }, months),
    lines: codesIn(balances, formula).map((code) => ({
      code,
      months: balancesAt(balances, { formula, code }, months),
    })),
  };
}

function closingOf({ balances, months }: Books, code: 'AR' | 'INVENTORY' | 'AP'): number {
  return balancesAt(balances, { formula: 'working-capital', code }, [months.at(-1) ?? ''])[0] ?? 0;
}

/** Of the twelve months that end `back` months before the last one; `null` unless each of them has entries. */
function yearIn({ months, sums, booked }: Books, back = 0): ReturnType<typeof sumsIn> | null {
  const year = months.slice(0, months.length - back).slice(-12);
  const whole = year.length === 12 && year.every((month) => booked.has(month));
  return whole ? sumsIn(sums, year[0] ?? '', year.at(-1) ?? '') : null;
}

function daysOf(books: Books, receivables: number): Answer['days'] {
  const hasInventory = holdsInventory(books);
  const year = baseOf(yearIn(books));
  const days = cycleDays({
    receivables,
    inventory: hasInventory ? closingOf(books, 'INVENTORY') : null,
    payables: -closingOf(books, 'AP'),
    year,
  });
  return { ...days, year, hasInventory };
}

function baseOf(year: ReturnType<typeof yearIn>): Answer['days']['year'] {
  if (!year) return null;
  const revenue = valueOfFigure({ formula: 'revenue', code: null }, year);
  return {
    revenue,
    costOfSales: revenue - valueOfFigure({ formula: 'gross-profit', code: null }, year),
    labor: valueOfFigure({ formula: 'account', code: 'COGS_LABOR' }, year),
  };
}

/** A balance of zero at the end is something else than books without any inventory. */
function holdsInventory({ balances, months, sums }: Books): boolean {
  const ends = balancesAt(balances, { formula: 'working-capital', code: 'INVENTORY' }, months);
  return ends.some((amount) => amount !== 0) || sums.some(({ code }) => code === 'INVENTORY');
}

function cashFlowOf(books: Books, terms: Terms, adjusted: number): Answer['cashFlow'] {
  const { balances, months } = books;
  const latest = yearIn(books);
  if (!latest) return null;
  const earnings = cents(adjusted);
  const years = [24, 12, 0].flatMap((back) => yearIn(books, back) ?? []);
  // Equipment stands in the books net of depreciation, so what was bought is the change and the depreciation together.
  const bought = years.map((year) => cents((year.get('FIXED') ?? 0) + (year.get('DEPR') ?? 0)));
  const depreciation = cents(latest.get('DEPR') ?? 0);
  const upkeep = terms.upkeep ?? usualUpkeep(bought, depreciation);
  const [first = '', last = ''] = [months.at(-12), months.at(-1)];
  const end = balancesAt(balances, { formula: 'working-capital', code: null }, [last])[0] ?? 0;
  const growth = cents(end - balanceBefore(balances, 'working-capital', null, first));
  const tax = assumedTax(earnings, terms.taxPercent);
  return {
    ...{ earnings, upkeep, bought, growth, tax },
    upkeepFrom: terms.upkeep === null ? 'books' : 'said',
    ...cashFlow({ earnings, upkeep, growth, tax }),
  };
}
