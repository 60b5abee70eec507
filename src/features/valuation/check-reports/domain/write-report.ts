import { numberOf } from '#features/valuation/health-check/domain/answers.ts';
import { notAnAppraisal } from '#features/valuation/valuation/domain/words.ts';
import { cents, wholeDollars } from '#kernel/money.ts';
import { earningsChapter } from './earnings-chapter.ts';
import { financingChapter } from './financing-chapter.ts';
import { noticeChapter } from './notice-chapter.ts';
import { planChapter } from './plan-chapter.ts';
import type { Report, ReportNumbers } from './report.ts';
import type { ReportInputs } from './report-inputs.ts';
import { scoreChapter } from './score-chapters.ts';
import { methodChapter, summaryChapter } from './value-chapters.ts';
import { wordsChapter } from './words-chapter.ts';

export function writeReport(inputs: ReportInputs): Report {
  return {
    title: 'Business health check',
    businessName: inputs.businessName,
    industry: inputs.industry,
    chapters: [
      summaryChapter(inputs),
      earningsChapter(inputs),
      planChapter(inputs),
      noticeChapter(inputs),
      methodChapter(inputs),
      scoreChapter(inputs),
      ...financingChapter(inputs),
      wordsChapter(inputs),
    ],
    numbers: numbersOf(inputs),
    disclaimer: `${notAnAppraisal} The figures are the owner’s: they were not audited or reviewed, and no assurance is given on them.`,
  };
}

/** In cents; the value in whole dollars, because a price with cents would look exact although it is an estimate. */
export function numbersOf({
  answers,
  recast,
  value,
}: Pick<ReportInputs, 'answers' | 'recast' | 'value'>): ReportNumbers {
  const mid = value.value.claimed?.mid;
  return { ...earningsNumbers({ answers, recast }), value: mid === undefined ? null : wholeDollars(mid) };
}

/** Of the newest whole year of its books; without one, the SDE that was answered. */
export function earningsNumbers({
  answers,
  recast,
}: Pick<ReportInputs, 'answers' | 'recast'>): Omit<ReportNumbers, 'value'> {
  const latest = recast?.periods.findLast(({ months }) => months === 12);
  const answered = numberOf(answers.A6);
  return {
    revenue: latest?.revenue ?? null,
    booksEbitda: latest?.bridge.ebitda ?? null,
    ebitda: latest?.bridge.adjustedEbitda ?? null,
    sde: latest?.bridge.sde ?? (answered === null ? null : cents(answered)),
  };
}
