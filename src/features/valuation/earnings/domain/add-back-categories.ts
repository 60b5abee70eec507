export const addBackTests = {
  T1: 'The cost is in that period’s profit and loss, and is at least as large as the add-back.',
  T2: 'It is removed from the month in which it was recorded.',
  T3: 'The same kind of cost is absent in at least two of the other three years.',
  T4: 'The business can run without it.',
  T5: 'It is documented.',
  T6: 'It is added back only once.',
  T7: 'It is net of insurance payments and replacement cost.',
} as const;
export type AddBackTest = keyof typeof addBackTests;

/** Owner and related parties, nonrecurring, corrections of the books, pro forma (a separate line), never allowed. */
export type AddBackGroup = 'O' | 'N' | 'A' | 'F' | 'X';

export type AddBackCategory = {
  group: AddBackGroup;
  label: string;
  effect: 'raises' | 'lowers' | 'either';
  proof: string;
};

const ofOwner: Pick<AddBackCategory, 'group' | 'effect'> = { group: 'O', effect: 'either' };
const once: Pick<AddBackCategory, 'group' | 'effect'> = { group: 'N', effect: 'raises' };
const correction: Pick<AddBackCategory, 'group' | 'effect'> = { group: 'A', effect: 'either' };

export const addBackCategories = {
  'O-COMP': {
    ...ofOwner,
    label: 'Owner’s compensation adjustment',
    proof: 'Role, hours and a source for the replacement salary, both with payroll taxes and benefits.',
  },
  'O-FAM': {
    ...ofOwner,
    label: 'Family and other owners’ compensation',
    proof: 'Duties and hours, and whether a buyer must fill the position.',
  },
  'O-PERK': {
    group: 'O',
    effect: 'raises',
    label: 'Personal expenses paid by the business',
    proof: 'The personal share, with statements.',
  },
  'O-RENT': {
    ...ofOwner,
    label: 'Related-party rent adjustment',
    proof: 'The lease and a broker’s opinion of market rent. Not needed if the buyer also buys the building.',
  },
  'O-RPT': {
    ...ofOwner,
    label: 'Other related-party pricing',
    proof: 'A quote from an unrelated party.',
  },
  'N-LEGAL': {
    ...once,
    label: 'One-time lawsuit or settlement',
    proof: 'The pleadings and the invoice. Routine legal fees remain a cost.',
  },
  'N-CASUALTY': {
    group: 'N',
    effect: 'either',
    label: 'Casualty loss, net of insurance',
    proof: 'The loss and what insurance paid.',
  },
  'N-MOVE': {
    ...once,
    label: 'Move, rebrand or new system',
    proof: 'One project with an end date.',
  },
  'N-SEV': {
    ...once,
    label: 'Severance and one-time recruiting',
    proof: 'Evidence that it is outside normal turnover.',
  },
  'N-DEAL': { ...once, label: 'Costs of selling the business', proof: 'The engagement letter.' },
  'N-GRANT': {
    group: 'N',
    effect: 'lowers',
    label: 'Grants, forgiven debt, gains on asset sales',
    proof: 'The income is removed.',
  },
  'A-CUT': {
    ...correction,
    label: 'Revenue or costs recorded in the wrong period',
    proof: 'Dates of invoice and delivery; both periods are corrected.',
  },
  'A-ACCR': {
    group: 'A',
    effect: 'lowers',
    label: 'Unrecorded liabilities',
    proof: 'Payments after the period.',
  },
  'A-CAP': {
    ...correction,
    label: 'Capitalization corrections',
    proof: 'The capitalization policy and the invoice.',
  },
  'A-INV': { ...correction, label: 'Inventory corrections', proof: 'Count sheets, rolled back.' },
  'A-CASH': {
    ...correction,
    label: 'Cash-to-accrual adjustment',
    proof: 'Balances at both ends of the period.',
  },
  'F-PRICE': {
    group: 'F',
    effect: 'raises',
    label: 'Announced price increase not yet in the figures',
    proof: 'Its date, and any customers lost over it.',
  },
  'F-HIRE': {
    group: 'F',
    effect: 'lowers',
    label: 'Positions a buyer must fill',
    proof: 'A job posting or a quote.',
  },
  'F-LOST': {
    group: 'F',
    effect: 'lowers',
    label: 'Lost customer or contract (annualized)',
    proof: 'The termination notice.',
  },
  'F-NEW': {
    group: 'F',
    effect: 'raises',
    label: 'New contract (annualized)',
    proof: 'The signed contract and its actual margin.',
  },
  X: {
    group: 'X',
    effect: 'either',
    label: 'Never allowed',
    proof:
      'Synergies, lost sales, growth plans, double-counted depreciation, recurring marketing, charity that brings sales, pandemic effects after 2021.',
  },
} as const satisfies Record<string, AddBackCategory>;
export type AddBackCode = keyof typeof addBackCategories;

export const addBackCodes = Object.keys(addBackCategories).filter(
  (code): code is AddBackCode => code in addBackCategories,
);
export const addBackTestNames = Object.keys(addBackTests).filter(
  (test): test is AddBackTest => test in addBackTests,
);
