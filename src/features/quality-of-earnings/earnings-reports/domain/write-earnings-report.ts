import { notice } from '#features/quality-of-earnings/databook/domain/figure-cells.ts';
import { stageWords } from '#features/quality-of-earnings/databook/domain/stage-words.ts';
import type { PrintedReport, ReportChapter } from '#features/valuation/check-reports/domain/report.ts';
import { monthInWords } from '#kernel/days.ts';
import { cashChapter, documentsChapter, flagsChapter, methodChapter } from './closing-chapters.ts';
import {
  capitalChapter,
  customersChapter,
  debtChapter,
  marginChapter,
  monthsChapter,
  taxChapter,
} from './detail-chapters.ts';
import { bridgeChapter, noticeChapter, summaryChapter } from './earnings-chapters.ts';
import type { EarningsReportFacts } from './report-facts.ts';

/** The chapters of docs/rules/quality-of-earnings.md, as far as the stage shows them. It names no business: files are passed on. */
export function writeEarningsReport(facts: EarningsReportFacts): PrintedReport {
  const { book, detail, final } = facts;
  const latest = book.periods.at(-1);
  return {
    title: 'Quality of earnings report',
    heading: latest ? `Twelve months to ${monthInWords(latest.to)}` : 'Twelve months',
    about: `${final ? 'Final' : 'Draft'}, ${stageWords[book.stage].title.toLowerCase()}`,
    disclaimer: notice,
    chapters: [
      noticeChapter(facts),
      summaryChapter(facts),
      bridgeChapter(facts),
      ...detailed(detail, (of) => [monthsChapter(of.revenue)]),
      cashChapter(facts),
      ...detailed(detail, (of) => [
        customersChapter(book, of.revenue),
        marginChapter(of.revenue),
        capitalChapter(of.capital),
        debtChapter(book, of.capital),
        taxChapter(of.taxes),
      ]),
      flagsChapter(facts),
      documentsChapter(facts),
      methodChapter(),
    ],
  };
}

type Detail = NonNullable<EarningsReportFacts['detail']>;

function detailed(detail: Detail | null, write: (detail: Detail) => ReportChapter[]): ReportChapter[] {
  return detail === null ? [] : write(detail);
}
