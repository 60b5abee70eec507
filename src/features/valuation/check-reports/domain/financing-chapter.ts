import { financingBasis } from '#features/valuation/check-value/domain/words.ts';
import { twoDigits } from '#features/valuation/valuation/domain/multiple-words.ts';
import type { ReportChapter } from './report.ts';
import type { ReportInputs } from './report-inputs.ts';
import { dollars, exact, figure, inValue, percent, rounded } from './report-words.ts';

export function financingChapter({ value }: ReportInputs): ReportChapter[] {
  const { financing } = value;
  if (!financing) return [];
  const { service, purchase, financeable, needsMore, salary, everyAddBack } = financing;
  return [
    {
      key: 'financing',
      title: 'Financing',
      text: [
        'Many buyers of businesses this size use an SBA 7(a) loan, which the US Small Business Administration partly guarantees. Lenders check that earnings cover the loan after the buyer’s salary.',
        needsMore
          ? 'At the midpoint, the price likely needs seller financing or more equity.'
          : 'At the midpoint, the earnings support a typical SBA loan.',
        ...(value.earnings ? [financingBasis(value.earnings, everyAddBack)] : []),
        'Working capital and closing costs are not included, and nothing was deducted for replacing equipment or for income tax.',
      ],
      figures: [
        figure('Purchase price', rounded(purchase.price), { behind: exact(purchase.price), place: inValue }),
        figure('Largest project that lenders would finance', rounded(financeable), {
          note: everyAddBack ? 'On lender-recognized earnings.' : null,
          behind: [
            ...exact(financeable),
            ...(everyAddBack
              ? [{ label: 'If every add-back were recognized', value: dollars(everyAddBack.financeable) }]
              : []),
          ],
          place: inValue,
        }),
        figure('Debt service coverage (DSCR)', service.dscr === null ? 'No debt' : twoDigits(service.dscr), {
          note: 'Annual cash divided by annual debt service. At 1.00× nothing is left over.',
          behind: [
            { label: 'Cash available for debt service (annual)', value: dollars(service.cash) },
            { label: 'Annual debt service', value: dollars(service.annual.total) },
            { label: 'Buyer’s equity injection', value: dollars(service.buyerCash) },
            {
              label: 'Loan',
              value: `${dollars(service.loan)}, ${percent(purchase.rate)} annual interest over ${purchase.months} months`,
            },
            ...(salary === null ? [] : [{ label: 'Buyer’s salary', value: dollars(salary) }]),
            ...(everyAddBack?.dscr
              ? [{ label: 'If every add-back were recognized', value: twoDigits(everyAddBack.dscr) }]
              : []),
          ],
          place: inValue,
        }),
      ],
      drawings: [],
      tables: [],
    },
  ];
}
