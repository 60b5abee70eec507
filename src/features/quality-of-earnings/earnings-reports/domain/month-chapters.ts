import { standardTerms } from '#features/quality-of-earnings/reviews/domain/standard-terms.ts';
import { percent } from '#features/valuation/check-reports/domain/report-words.ts';
import { monthInWords, monthSpansInWords } from '#kernel/days.ts';
import { cents } from '#kernel/money.ts';
import { adjusted, type Column, grossProfitIn, revenueIn } from './book-figures.ts';
import { beside, type Cell, fromParts, type Traced } from './figure-origins.ts';
import type { EarningsReportFacts, RevenueFacts } from './report-facts.ts';
import { chapter, divided, emptyMonthWords, moneyCell, shareCell, tableOf } from './report-words.ts';
import type { TracedChapter } from './traced-report.ts';

type Book = EarningsReportFacts['book'];

const columnOf = (month: string): Column => ({ from: month, to: month, title: monthInWords(month) });

/** Every month with its margin and its year. */
export function monthsChapter(
  book: Book,
  { months, emptyMonths, growth, spike }: RevenueFacts,
): TracedChapter {
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
      months.map((one, at) => ({
        cells: [
          emptyMonthWords(one.month, emptyMonths),
          moneyCell(one.revenue === null ? null : revenueIn(book, columnOf(one.month))),
          ...sharesOf(book, months, at),
          moneyCell(one.adjustedEbitda === null ? null : adjusted(book, columnOf(one.month))),
          moneyCell(one.rolling === null ? null : adjusted(book, yearTo(months, at))),
        ],
      })),
    ),
  });
}

/** The twelve months that end with a month. */
function yearTo(months: RevenueFacts['months'], at: number): Column {
  const [from, to] = [months[at - 11]?.month ?? '', months[at]?.month ?? ''];
  return { from, to, title: `12 months to ${monthInWords(to)}` };
}

/** A month against the year before, and its gross margin. */
function sharesOf(book: Book, months: RevenueFacts['months'], at: number): Cell[] {
  const [one, before] = [months[at], months[at - 12]];
  if (!one) return [];
  const column = columnOf(one.month);
  const of = (label: string, how: string, parts: Traced[]) =>
    fromParts(`${label}, ${column.title}`, null, parts.map(beside), { how });
  const now = revenueIn(book, column);
  return [
    shareCell(
      one.yearBefore,
      of(standardTerms.yearOverYear.name, `${divided} Less one.`, [
        now,
        ...(before ? [revenueIn(book, columnOf(before.month))] : []),
      ]),
    ),
    shareCell(one.margin, of('Gross margin', divided, [grossProfitIn(book, column), now])),
  ];
}

/** Margins that stand apart, and the season. */
export function marginChapter(
  book: Book,
  { oddMargins, season, seasonYears, months }: RevenueFacts,
): TracedChapter {
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
              cells: [
                monthInWords(`2001-${String(at + 1).padStart(2, '0')}`).slice(0, 3),
                seasonCell(book, months, at, share),
              ],
            })),
          ),
  });
}

/** A month of the calendar against an average one, from its sales in each year. */
function seasonCell(book: Book, months: RevenueFacts['months'], at: number, share: number): Cell {
  const own = months.filter(({ month, revenue }) => Number(month.slice(5)) === at + 1 && revenue !== null);
  const parts = own.map(({ month }) => beside(revenueIn(book, columnOf(month))));
  const how = 'Each month against the average month of its year; then the average of whole years.';
  return shareCell(share, fromParts('Sales against an average month', null, parts, { how }));
}
