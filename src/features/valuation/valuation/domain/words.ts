import type { DebtWarning } from './debt-service.ts';
import type { EstimateWarning, Insufficiency } from './estimate.ts';
import type { FigureRefusal } from './review.ts';

/** "Restaurant, priced as Independent restaurant". `trade` is `null` if no one has stated it. */
export function pricedAs(trade: string | null, row: string): string {
  if (trade === null) return `Priced as ${row}`;
  return trade === row ? trade : `${trade}, priced as ${row}`;
}

export const notAnAppraisal = 'This is an estimate, not an appraisal. The market sets the price.';

export const insufficientWords: Record<Insufficiency, string> = {
  'earnings-not-positive':
    'Multiples apply only to positive earnings. What is left is the asset value: equipment, usable inventory and collectible receivables, less debt.',
  'trade-unknown': 'We have no range for this kind of business. The figures below go by size alone.',
  'several-trades':
    'Businesses of this kind sell at different multiples by trade. Name the trade, such as “HVAC contractor” or “restaurant”. The figures below go by size alone.',
  'other-metric':
    'This kind of business is priced on a different measure. The figures below go by size alone.',
};

export const estimateWarningWords: Record<EstimateWarning, string> = {
  'price-to-revenue-low':
    'This is low for the revenue: three in four of the asking prices we compare with are higher. Check the earnings.',
  'price-to-revenue-high':
    'This is high for the revenue: three in four of the asking prices we compare with are lower. Buyers will ask why.',
  'beyond-bands': 'The value is above the largest deals in the size data.',
};

export const financingWarning = 'The price likely needs seller financing or more equity.';

export const debtWarningWords: Record<DebtWarning, string> = {
  'cash-not-positive': 'After the buyer’s salary, no cash is left for debt service.',
  'loan-over-maximum': 'The loan exceeds the SBA 7(a) maximum.',
  'equity-below-minimum': 'The equity injection is below the minimum.',
  'standby-over-share': 'Only part of the standby note counts as equity; the buyer contributes the rest.',
  'dscr-below-minimum': 'DSCR is below the required minimum. A lender will decline this.',
  'dscr-below-comfort': 'DSCR meets the minimum but is below what banks are comfortable with.',
  'rate-over-cap': 'The rate exceeds the cap for a loan of this size.',
  'term-over-usual':
    'The term is longer than usual for a business acquisition. It may be longer with real estate.',
  'valuation-needed': 'With this much goodwill the lender will require an independent valuation.',
};

export const figureRefusalWords: Record<FigureRefusal, string> = {
  'no-figures': 'Enter both ends of the range, a midpoint, or all three.',
  'ends-crossed': 'The low end is above the high end.',
  'middle-outside': 'The midpoint is outside the range.',
  'median-needed': 'A size row needs a median: it sets the limits of every estimate.',
};
