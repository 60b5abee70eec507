import { notice } from '#features/quality-of-earnings/databook/domain/figure-cells.ts';
import { stageWords } from '#features/quality-of-earnings/databook/domain/stage-words.ts';
import type { PrintedReport } from '#features/valuation/check-reports/domain/report.ts';
import { monthInWords } from '#kernel/days.ts';
import { capitalChapter, debtChapter } from './capital-chapters.ts';
import { cashChapter, documentsChapter, flagsChapter, methodChapter } from './closing-chapters.ts';
import { customersChapter } from './customer-chapter.ts';
import { bridgeChapter, namedFigures, noticeChapter, summaryChapter } from './earnings-chapters.ts';
import { marginChapter, monthsChapter } from './month-chapters.ts';
import type { EarningsReportFacts } from './report-facts.ts';
import { taxChapter } from './tax-chapter.ts';
import { type Origins, type TracedChapter, takenApart } from './traced-report.ts';

/**
 * The chapters of docs/rules/quality-of-earnings.md, as far as the stage shows them, and where each figure comes from. It
 * names no business: files are passed on.
 */
export function writeEarningsReport(facts: EarningsReportFacts): { report: PrintedReport; origins: Origins } {
  const { book, detail, final } = facts;
  const latest = book.periods.at(-1);
  const content = {
    title: 'Quality of earnings report',
    heading: latest ? `Twelve months to ${monthInWords(latest.to)}` : 'Twelve months',
    about: `${final ? 'Final' : 'Draft'}, ${stageWords[book.stage].title.toLowerCase()}`,
    disclaimer: notice,
    chapters: [
      noticeChapter(facts),
      summaryChapter(facts),
      bridgeChapter(facts),
      ...detailed(detail, (of) => [monthsChapter(book, of.revenue)]),
      cashChapter(facts),
      ...detailed(detail, (of) => [
        customersChapter(book, of.revenue),
        marginChapter(book, of.revenue),
        capitalChapter(of.capital),
        debtChapter(book, of.capital),
        taxChapter(book, of.taxes),
      ]),
      flagsChapter(facts),
      documentsChapter(facts),
      methodChapter(),
    ],
  };
  return takenApart(content, latest?.entries ? namedFigures(book, latest) : {});
}

type Detail = NonNullable<EarningsReportFacts['detail']>;

function detailed(detail: Detail | null, write: (detail: Detail) => TracedChapter[]): TracedChapter[] {
  return detail === null ? [] : write(detail);
}
