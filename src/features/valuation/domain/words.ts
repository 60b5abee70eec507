import type { DebtWarning } from './debt-service.ts';
import type { EstimateWarning, Insufficiency } from './estimate.ts';
import type { FigureRefusal } from './review.ts';

/**
 * "Restaurant, priced as Independent restaurant": what a trade is called everywhere, and the row of the tables that its
 * multiples come from. `trade`: its label; `null` where nobody said it.
 */
export function pricedAs(trade: string | null, row: string): string {
  if (trade === null) return `Priced as ${row}`;
  return trade === row ? trade : `${trade}, priced as ${row}`;
}

/** What goes with every figure of this feature. */
export const notAnAppraisal =
  'This is an estimate, not an appraisal. What a buyer pays is found in the market.';

export const insufficientWords: Record<Insufficiency, string> = {
  'earnings-not-positive':
    'There is no multiple of earnings that are not above zero. What is left is the floor of its assets: equipment, usable stock and collectible receivables, less debts.',
  'trade-unknown': 'The tables have no range for this kind of business. What follows goes by size alone.',
  'several-trades':
    'Businesses of this kind sell at different multiples by trade. Name the trade, such as “HVAC contractor” or “restaurant”. What follows goes by size alone.',
  'other-metric':
    'The tables price this kind of business on another measure. What follows goes by size alone.',
};

export const estimateWarningWords: Record<EstimateWarning, string> = {
  'price-to-revenue-low':
    'For its revenue this is little: three in four of the asking prices that we compare with are higher. Check the earnings.',
  'price-to-revenue-high':
    'For its revenue this is much: three in four of the asking prices that we compare with are lower. Buyers will ask why.',
  'beyond-bands': 'The value lies above the largest deals that the size medians are about.',
};

export const financingWarning = 'The price likely needs seller financing or more equity.';

export const debtWarningWords: Record<DebtWarning, string> = {
  'cash-not-positive': 'After the buyer’s salary nothing is left to pay a loan with.',
  'loan-over-maximum': 'The loan is larger than a 7(a) loan can be.',
  'equity-below-minimum': 'The buyer brings less than the rule asks for.',
  'standby-over-share': 'Only a part of the standby note counts as equity; the buyer brings the rest.',
  'dscr-below-minimum': 'The coverage is below what the rule asks for: a lender will say no to this.',
  'dscr-below-comfort': 'The coverage meets the rule, and is below what banks are comfortable with.',
  'rate-over-cap': 'The rate is above the cap for a loan of this size.',
  'term-over-usual': 'The term is longer than usual for buying a business. It may be with real estate.',
  'valuation-needed': 'With so much goodwill the lender will want an independent valuation.',
};

export const figureRefusalWords: Record<FigureRefusal, string> = {
  'no-figures': 'Give both ends of a range, or a middle, or all three.',
  'ends-crossed': 'The low end lies above the high end.',
  'middle-outside': 'The middle lies outside of the range.',
  'median-needed': 'A size has a median: the bounds of every estimate come from it.',
};
