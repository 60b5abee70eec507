import type { Industry } from '#features/marketplace/businesses/domain/industries.ts';
import type { Metric, MultipleRow } from '#features/valuation/valuation/domain/multiple-row.ts';
import type { RuleValues } from '#features/valuation/valuation/domain/sba-rules.ts';
import { cents, centsFromDollars } from '#kernel/money.ts';

/** Worked examples, computed by hand, in dollars. Strings are figures compared as displayed. */
export const weighted = { years: [300_000, 330_000, 374_000], base: 347_000 };

export const scored = {
  sections: [
    { weight: 0.2, answers: [100, 85, 70, 70, 40, 65] },
    { weight: 0.2, answers: [40, 60, 75, 70, 50, 70, 85] },
    { weight: 0.25, answers: [40, 40, 50, 60, 60, 70, 72] },
    { weight: 0.25, answers: [65, 100, 100, 75, 70, 60, 55, 45, 100] },
    { weight: 0.1, answers: [50, 60, 80, 80, 60] },
  ],
  overall: '66.40',
  sde: 374_000,
  low: 2.5,
  high: 5,
  answered: 34,
  applicable: 35,
  median: 3.3,
  clamp: ['2.4750', '4.9500'],
  multiple: '4.1600',
  halfWidth: '0.104286',
  value: { low: 1_393_601.41, mid: 1_555_854.84, high: 1_718_108.27 },
};

export const place = { sde: 374_000, low: 2, high: 3.5, score: 64.5, multiple: 2.9675, mid: 1_109_845 };

export const acquisition = {
  price: 1_200_000,
  workingCapital: 60_000,
  closingCosts: 40_000,
  project: 1_300_000,
  equity: 130_000,
  standbyMost: 65_000,
  buyerCashLeast: 65_000,
  loan: 1_170_000,
  rate: 0.1,
  months: 120,
  factor: '0.0132150737',
  monthly: 15_461.64,
  annual: 185_539.63,
  firstMonth: { interest: 9_750, principal: 5_711.64 },
  sde: 374_000,
  salary: 110_000,
  cash: 264_000,
  dscr: 1.4229,
  capex: 30_000,
  dscrAfterCapex: 1.2612,
  maxLoan: { atMinimum: 1_447_622.26, atComfort: 1_331_812.48 },
  maxProject: 1_479_791.64,
};

export const sellerNote = {
  loan: 1_000_000,
  note: 150_000,
  rate: 0.06,
  months: 60,
  annual: { loan: 158_580.88, sellerNote: 34_799.04, total: 193_379.92 },
  dscr: 1.3652,
  dscrOnStandby: 1.6648,
};

export const rules: RuleValues = {
  'max-loan': 500_000_000,
  'equity-injection': 10,
  'seller-standby-share': 50,
  'dscr-minimum': 1.15,
  'dscr-comfort': 1.25,
  'dscr-comfort-high': 1.5,
  'global-dscr-minimum': 1,
  'base-rate': 7,
  'small-loan-limit': 35_000_000,
  'smaller-loan-limit': 25_000_000,
  'smallest-loan-limit': 5_000_000,
  'spread-standard': 3,
  'spread-small': 4.5,
  'spread-smaller': 6,
  'spread-smallest': 6.5,
  'term-months': 120,
  'term-real-estate-months': 300,
  'goodwill-valuation': 25_000_000,
  'guaranty-small-limit': 15_000_000,
  'guaranty-small': 85,
  guaranty: 75,
  'partial-buyout-guarantee-months': 24,
  'citizen-ownership': 100,
  'buyer-salary': 11_000_000,
  'seller-note-rate': 6,
  'seller-note-months': 60,
};

export const dollars = centsFromDollars;

const plainRow = {
  industries: [],
  trades: [],
  aliases: [],
  low: null,
  high: null,
  middle: null,
  middleKind: null,
  from: null,
  to: null,
  monthsToClose: null,
  standard: false,
  note: null,
  asOf: '2025-09-30',
  source: 'Somebody',
  sourceUrl: null,
  verified: true,
} as const;

export function trade(
  subsector: string,
  metric: Metric,
  [low, high]: readonly [number, number],
  more: Partial<MultipleRow> & { industries?: readonly Industry[] } = {},
): MultipleRow {
  return { ...plainRow, id: `${subsector} ${metric}`, kind: 'trade', subsector, metric, low, high, ...more };
}

/** A size band; limits in dollars. */
export function band(metric: Metric, from: number, to: number, middle: number): MultipleRow {
  const id = `${metric} from ${from}`;
  const ends = { from: cents(from * 100), to: cents(to * 100) };
  return { ...plainRow, ...ends, id, kind: 'size', subsector: id, metric, middle, middleKind: 'median' };
}

/** Median multiples by size in the third quarter of 2025. */
export const bands: readonly MultipleRow[] = [
  band('SDE', 0, 500_000, 2),
  band('SDE', 500_000, 1_000_000, 2.8),
  band('SDE', 1_000_000, 2_000_000, 3.3),
  band('SDE', 2_000_000, 5_000_000, 3.3),
  band('SDE', 5_000_000, 50_000_000, 4.8),
  band('EBITDA', 500_000, 1_000_000, 3.5),
  band('EBITDA', 1_000_000, 2_000_000, 3),
  band('EBITDA', 2_000_000, 5_000_000, 4),
  band('EBITDA', 5_000_000, 50_000_000, 6),
];

/** Quartiles of asking price ÷ revenue. */
export const askingToRevenue: MultipleRow = {
  ...plainRow,
  id: 'asking to revenue',
  kind: 'market',
  subsector: 'Asking prices to revenue',
  metric: 'revenue',
  low: 0.45,
  high: 1.08,
  middle: 0.7,
  middleKind: 'median',
};
