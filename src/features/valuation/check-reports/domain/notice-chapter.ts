import { priceTerms } from '#features/valuation/check-value/domain/price-terms.ts';
import type { RecastPeriod } from '#features/valuation/earnings/domain/recast.ts';
import { type Basis, bases } from '#features/valuation/earnings/domain/statement.ts';
import { answerWords } from '#features/valuation/health-check/domain/answer-words.ts';
import type { ReportChapter, ReportTable } from './report.ts';
import type { ReportInputs } from './report-inputs.ts';
import { inValue, row } from './report-words.ts';

const notAttested =
  'The figures are the owner’s: answers, and books as imported or typed. They were added up and sorted here, not audited, reviewed or compiled, and not compared with tax returns or bank statements unless an answer says so. This report is a consulting product, not an audit, review or other attest engagement, and gives no assurance.';

const basisWords: Record<Basis, string> = {
  cash: 'The books are on a cash basis: revenue counts when customers pay, costs when they are paid. Receivables and payables are not included, so a year may look better or worse than it was. A buyer’s accountant will convert the books to accrual first.',
  accrual:
    'The books are on an accrual basis: revenue counts when earned, costs when incurred, paid or not. Period cutoffs were not tested.',
};

export function noticeChapter(inputs: ReportInputs): ReportChapter {
  const mid = inputs.value.value.claimed?.mid ?? null;
  return {
    key: 'notice',
    title: 'Basis of this report',
    text: [notAttested, ...basisText(inputs)],
    figures: [],
    drawings: [],
    tables: mid === null ? [] : [termsTable(mid)],
  };
}

function basisText({ recast, answers }: ReportInputs): string[] {
  const said = basesOf(recast?.periods ?? []);
  const answer = answers.A5?.state === 'given' ? answers.A5 : undefined;
  const [basis] = said;
  const words =
    said.length > 1
      ? 'Some of the books are on a cash basis and some on an accrual basis, so the periods can’t be compared.'
      : basis
        ? basisWords[basis]
        : 'The statements do not say whether they are on a cash or an accrual basis. Ask before you compare the periods.';
  const asked = answer
    ? ` The owner’s answer to how the books are kept: “${answerWords('A5', answer)}”.`
    : '';
  const against =
    (basis === 'accrual' && answer?.value === 'cash') || (basis === 'cash' && answer?.value === 'accrual')
      ? ' The files and the answer disagree: correct one of them.'
      : '';
  return [`${words}${asked}${against}`];
}

function basesOf(periods: readonly Pick<RecastPeriod, 'bases'>[]): Basis[] {
  return bases.filter((one) => periods.some((period) => period.bases.includes(one)));
}

function termsTable(mid: Parameters<typeof priceTerms>[0]): ReportTable {
  return {
    caption: 'What the range includes',
    columns: ['Item', 'In the range'],
    rows: priceTerms(mid).map(({ part, words }) => row([part, words], { place: inValue })),
  };
}
