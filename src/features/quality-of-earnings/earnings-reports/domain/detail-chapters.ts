import { shownText } from '#features/quality-of-earnings/databook/domain/ledger-sheet.ts';
import { isShown } from '#features/quality-of-earnings/databook/domain/stages.ts';
import {
  type CustomerYears,
  footLabel,
  footOf,
  shownCustomers,
} from '#features/quality-of-earnings/revenue-quality/domain/customer-rows.ts';
import { customerTitles } from '#features/quality-of-earnings/revenue-quality/domain/customer-titles.ts';
import { emptyLatestWords } from '#features/quality-of-earnings/reviews/domain/intake.ts';
import { periodTitle } from '#features/quality-of-earnings/reviews/domain/review-periods.ts';
import {
  type StandardTerm,
  standardTerms,
} from '#features/quality-of-earnings/reviews/domain/standard-terms.ts';
import {
  comparedDifference,
  gradeWords,
  tieWords,
} from '#features/quality-of-earnings/tax-returns/domain/tie-words.ts';
import { dayFigures } from '#features/quality-of-earnings/working-capital/domain/day-figures.ts';
import { pegWords } from '#features/quality-of-earnings/working-capital/domain/peg-words.ts';
import type { ReportChapter, ReportDrawing } from '#features/valuation/check-reports/domain/report.ts';
import { figure, percent } from '#features/valuation/check-reports/domain/report-words.ts';
import { ledgerAccount } from '#features/valuation/earnings/domain/canonical-accounts.ts';
import { counted } from '#kernel/counts.ts';
import { monthInWords, monthSpansInWords } from '#kernel/days.ts';
import { locale } from '#kernel/locale.ts';
import { cents } from '#kernel/money.ts';
import type { EarningsReportFacts, RevenueFacts, TaxYearFacts, WorkingCapitalFacts } from './report-facts.ts';
import { absent, chapter, money, shareWords, tableOf } from './report-words.ts';

type Book = EarningsReportFacts['book'];

const moneyOf = (amount: number | null) => (amount === null ? absent : money(amount));
const monthWords = (month: string, emptyMonths: readonly string[]) =>
  monthInWords(month) + (emptyMonths.includes(month) ? ' (no entries)' : '');

/** Every month with its margin and its year. */
export function monthsChapter({ months, emptyMonths, growth, spike }: RevenueFacts): ReportChapter {
  return chapter('months', 'Month by month', {
    text: [
      ...(growth.rate === null
        ? []
        : [
            `${standardTerms.revenueGrowth.name}: ${percent(growth.rate)} from ${growth.years[0]} to ${growth.years.at(-1)}.`,
          ]),
      ...(emptyMonths.length === 0
        ? []
        : [
            `The ledger has no entries in ${monthSpansInWords(emptyMonths)}. These months have no figures, and no columns in the drawing.`,
            'No sum of twelve months, growth or season counts a month without entries as $0.',
          ]),
      ...(spike ? ['The last month sold far more than its season lets expect. A buyer asks why.'] : []),
    ],
    drawings: [
      {
        kind: 'columns',
        title: 'Revenue by month',
        columns: months.map(({ month, revenue }) => ({
          label: monthInWords(month),
          amount: revenue === null ? null : cents(revenue),
        })),
      },
    ],
    tables: tableOf(
      'Months',
      [
        'Month',
        'Revenue',
        standardTerms.yearOverYear.name,
        'Gross margin',
        'Adjusted EBITDA',
        'LTM adjusted EBITDA',
      ],
      months.map((one) => ({
        cells: [
          monthWords(one.month, emptyMonths),
          moneyOf(one.revenue),
          shareWords(one.yearBefore),
          shareWords(one.margin),
          moneyOf(one.adjustedEbitda),
          moneyOf(one.rolling?.adjustedEbitda ?? null),
        ],
      })),
    ),
  });
}

const termed = ({ name, plain }: StandardTerm, value: string) => figure(name, value, { note: plain });

/** How much depends on few customers. Before the names, they are numbers, the largest first. */
export function customersChapter(book: Book, { customers }: RevenueFacts): ReportChapter {
  const { concentration, retention, total, unnamed, count, empty } = customers;
  const named = isShown('names', book.stage);
  const years = customerTitles(customers);
  return chapter('customers', 'Customers', {
    text: [
      `${counted(count, 'customer', 'customers')} bought in the last twelve months.`,
      ...(empty.latest === 0
        ? []
        : [`${emptyLatestWords(empty.latest)}: what customers bought there is in no figure.`]),
      ...(unnamed === 0 ? [] : [`${money(unnamed)} of ${money(total)} names no customer in the ledger.`]),
    ],
    figures: [
      ...(concentration
        ? [
            figure('Largest customer', shareWords(concentration.top1)),
            figure('Five largest customers', shareWords(concentration.top5)),
            figure('Ten largest customers', shareWords(concentration.top10)),
            termed(standardTerms.hhi, Math.round(concentration.hhi).toLocaleString(locale)),
          ]
        : []),
      ...(retention
        ? [
            termed(standardTerms.netRetention, shareWords(retention.net)),
            termed(standardTerms.grossRetention, shareWords(retention.gross)),
            termed(standardTerms.logoRetention, shareWords(retention.logos)),
            termed(standardTerms.newCustomers, shareWords(retention.fresh)),
          ]
        : []),
    ],
    drawings: customerDrawing(customers, named),
    tables: tableOf(
      'Revenue by customer',
      ['Customer', years.before, years.latest, 'Share'],
      customerCells(customers, named),
    ),
  });
}

const mostDrawn = 10;

function customerDrawing(customers: RevenueFacts['customers'], named: boolean): ReportDrawing[] {
  const years = customerTitles(customers);
  const rows = shownCustomers(customers.largest, { largest: mostDrawn, lost: 0 }).map((one) => ({
    label: named ? shownText(one.name) : `Customer ${one.number}`,
    first: one.before === null ? null : cents(one.before),
    second: cents(one.amount),
  }));
  if (rows.length === 0) return [];
  const names = { first: years.before, second: years.latest };
  return [{ kind: 'pairs', title: 'The largest customers', names, rows }];
}

/** The largest, those who bought in the year before only, and what is left of both years. */
function customerCells(customers: RevenueFacts['customers'], named: boolean) {
  const shown = shownCustomers(customers.largest, { largest: 20, lost: 10 });
  const cells = (title: string, { before, amount, share }: CustomerYears & { share: number }) => [
    ...[title, moneyOf(before), money(amount), shareWords(share)],
  ];
  return [
    ...shown.map((one) => ({
      cells: cells(named ? shownText(one.name) : `Customer ${one.number}`, one),
    })),
    ...footOf(customers, shown).map((row) => ({
      cells: cells(footLabel(row), row),
      strong: row.kind === 'total',
    })),
  ];
}

/** Margins that stand apart, and the season. */
export function marginChapter({ oddMargins, season, seasonYears }: RevenueFacts): ReportChapter {
  const odd = oddMargins.map(monthInWords).join(', ');
  return chapter('margins', 'Margins and season', {
    text: [
      oddMargins.length === 0
        ? 'No month of the last twelve has a gross margin far from the others.'
        : `The gross margin stands apart in ${odd}. A buyer asks what was booked there.`,
      season === null
        ? 'The season is not known: it takes two whole years with entries in each month.'
        : `The season is the average of ${seasonYears} whole years.`,
    ],
    tables:
      season === null
        ? []
        : tableOf(
            'Sales of a month against an average one',
            ['Month', 'Of an average month'],
            season.map((share, at) => ({
              cells: [monthInWords(`2001-${String(at + 1).padStart(2, '0')}`).slice(0, 3), percent(share)],
            })),
          ),
  });
}

/** The money that is tied up, and the normal amount of it. */
export function capitalChapter(found: WorkingCapitalFacts): ReportChapter {
  const { closing, pegs, months, emptyMonths, workingCapital, days, openings, swing } = found;
  const from = Math.max(0, months.length - 12);
  return chapter('working-capital', 'Working capital and the peg', {
    text: [
      'The peg is the working capital that is normal for this business. If less is there on the day of the sale, the price goes down by the difference.',
      ...(openings.accounts === 0
        ? [
            'The ledger shows no opening balances, so balances begin at zero and the amounts below may be too low.',
          ]
        : []),
      ...(swing.seasonal ? ['Working capital moves with the season: the month of the sale matters.'] : []),
    ],
    figures: [
      figure(`Working capital, ${monthInWords(closing.month)}`, money(closing.reported), {
        note:
          closing.doubtful === 0
            ? null
            : `${money(closing.adjusted)} without ${money(closing.doubtful)} of doubtful receivables`,
      }),
      ...pegs.map(({ method, amount, of }) => figure(`Peg: ${pegWords(method, of.length)}`, money(amount))),
      ...dayFigures(days).map((one) => termed(one, one.value)),
    ],
    tables: tableOf(
      'Working capital at month-ends',
      ['Month', 'Working capital'],
      months.slice(from).map((month, at) => ({
        cells: [
          monthWords(month, emptyMonths),
          moneyOf(emptyMonths.includes(month) ? null : (workingCapital.total[from + at] ?? 0)),
        ],
      })),
    ),
  });
}

/** What comes off the price dollar for dollar. What the owner typed is named only with the names. */
export function debtChapter(
  book: Book,
  { debt, debtLike, cash, terms, closing }: WorkingCapitalFacts,
): ReportChapter {
  const named = isShown('names', book.stage);
  const last = (months: readonly number[]) => months.at(-1) ?? 0;
  const rows = (of: WorkingCapitalFacts['debt'], kind: string) =>
    of.lines
      .filter(({ months }) => last(months) !== 0)
      .map(({ code, months }) => ({ cells: [ledgerAccount(code).label, kind, money(last(months))] }));
  const typed = terms.items.map(({ kind, title, amount }) => ({
    cells: [
      named ? shownText(title) : 'Not in the books',
      kind === 'debt' ? 'Debt' : 'Debt-like item',
      money(amount),
    ],
  }));
  return chapter('debt', 'Debt and debt-like items', {
    text: [
      `Balances at the end of ${monthInWords(closing.month)}. Debt and debt-like items come off the price. Cash is the owner’s unless it stays in the business.`,
    ],
    figures: [
      figure('Debt', money(last(debt.total))),
      termed(standardTerms.debtLike, money(last(debtLike.total))),
      figure('Cash', money(last(cash.total))),
    ],
    tables: tableOf(
      'What is owed',
      ['Account', 'Kind', 'Amount'],
      [...rows(debt, 'Debt'), ...rows(debtLike, 'Debt-like item'), ...typed],
    ),
  });
}

/** The return of each year beside the books. */
export function taxChapter(years: readonly TaxYearFacts[]): ReportChapter {
  const entered = years.filter((year) => year.entered !== null);
  return chapter('taxes', 'Book-to-tax reconciliation', {
    text:
      entered.length === 0
        ? ['No tax return was entered, so the books are not compared with what was filed.']
        : [
            'What the return says less what the books say, after Schedule M-1 and the cash method.',
            ...(entered.some(({ booked, ties }) => ties !== null && booked < 12)
              ? ['A year in which the ledger lacks months is not comparable with its return.']
              : []),
          ],
    tables: entered.flatMap(({ year, from, to, booked, ties }) =>
      tableOf(
        periodTitle({ key: `FY${year}`, from, to, entries: booked > 0, booked }),
        ['Line', 'Return', 'Books', 'Reconciling items', 'Difference', 'Result'],
        (ties ?? []).map((tie) => ({
          cells: [
            tieWords[tie.key],
            money(tie.returned),
            money(tie.books),
            money(tie.reconciling + tie.timing),
            moneyOf(comparedDifference(tie)),
            gradeWords[tie.grade],
          ],
        })),
      ),
    ),
  });
}
