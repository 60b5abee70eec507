import { periodTitle } from '#features/quality-of-earnings/reviews/domain/review-periods.ts';
import {
  comparedDifference,
  gradeWords,
  tieWords,
} from '#features/quality-of-earnings/tax-returns/domain/tie-words.ts';
import type { EarningsReportFacts, TaxYearFacts } from './report-facts.ts';
import { absent, chapter, moneyCell, tableOf } from './report-words.ts';
import { type EnteredYear, tieFigures } from './tax-figures.ts';
import type { TracedChapter } from './traced-report.ts';

/** The return of each year beside the books. */
export function taxChapter(book: EarningsReportFacts['book'], years: readonly TaxYearFacts[]): TracedChapter {
  const entered = years.filter((year): year is EnteredYear => year.entered !== null);
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
    tables: entered.flatMap((one) => {
      const { year, from, to, booked, ties } = one;
      return tableOf(
        periodTitle({ key: `FY${year}`, from, to, entries: booked > 0, booked }),
        ['Line', 'Return', 'Books', 'Reconciling items', 'Difference', 'Result'],
        (ties ?? []).map((tie) => {
          const { returned, books, items, difference } = tieFigures(book, one, tie);
          return {
            cells: [
              tieWords[tie.key],
              moneyCell(returned),
              moneyCell(books),
              moneyCell(items),
              comparedDifference(tie) === null ? absent : moneyCell(difference),
              gradeWords[tie.grade],
            ],
          };
        }),
      );
    }),
  });
}
