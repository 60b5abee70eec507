/** The seven tests of an add-back. */
export const addBackTests = {
  T1: 'The cost stands in the profit-and-loss of that period, and is no smaller than what is added back.',
  T2: 'It is taken out of the month in which it was booked.',
  T3: 'The same kind of cost is missing in at least two of the other three years.',
  T4: 'The business runs without it.',
  T5: 'There is a paper behind it.',
  T6: 'It is added back once, and not with something else again.',
  T7: 'It is net: what insurance paid and what a replacement costs are taken off.',
} as const;
export type AddBackTest = keyof typeof addBackTests;

/** O: owner and related parties. N: not recurring. A: corrections of the books. F: pro forma, a line of its own. X: never. */
export type AddBackGroup = 'O' | 'N' | 'A' | 'F' | 'X';

export type AddBackCategory = {
  group: AddBackGroup;
  label: string;
  /** Which effect on EBITDA it may have. */
  effect: 'raises' | 'lowers' | 'either';
  /** What has to be shown for this category beside the seven tests. */
  proof: string;
};

const ofOwner: Pick<AddBackCategory, 'group' | 'effect'> = { group: 'O', effect: 'either' };
const once: Pick<AddBackCategory, 'group' | 'effect'> = { group: 'N', effect: 'raises' };
const correction: Pick<AddBackCategory, 'group' | 'effect'> = { group: 'A', effect: 'either' };

/** The categories of add-backs by their code (practice of quality-of-earnings work). */
export const addBackCategories = {
  'O-COMP': {
    ...ofOwner,
    label: 'Owner’s pay to market',
    proof: 'Role, hours and a source for market pay, both sides with taxes and benefits.',
  },
  'O-FAM': {
    ...ofOwner,
    label: 'Family and further owners, to market',
    proof: 'Duties and hours, and whether a buyer has to fill the place.',
  },
  'O-PERK': {
    group: 'O',
    effect: 'raises',
    label: 'Personal costs paid by the business',
    proof: 'The personal share, with statements.',
  },
  'O-RENT': {
    ...ofOwner,
    label: 'Rent to a related party, to market',
    proof:
      'The lease and a broker’s opinion of the market rent. It falls away if the building is bought too.',
  },
  'O-RPT': {
    ...ofOwner,
    label: 'Other prices between related parties',
    proof: 'A quote from somebody unrelated.',
  },
  'N-LEGAL': {
    ...once,
    label: 'Lawsuit or settlement outside the usual course',
    proof: 'The pleadings and the invoice. Routine counsel stays a cost.',
  },
  'N-CASUALTY': {
    group: 'N',
    effect: 'either',
    label: 'Damage, net of insurance',
    proof: 'The loss and what insurance paid.',
  },
  'N-MOVE': {
    ...once,
    label: 'Move, new name or new system',
    proof: 'One project with an end date.',
  },
  'N-SEV': {
    ...once,
    label: 'Severance, and recruiting for a replaced role',
    proof: 'That it is not part of the usual coming and going.',
  },
  'N-DEAL': { ...once, label: 'Cost of selling the business', proof: 'The engagement letter.' },
  'N-GRANT': {
    group: 'N',
    effect: 'lowers',
    label: 'Grants, forgiven debt, gains on assets sold',
    proof: 'The income is taken out.',
  },
  'A-CUT': {
    ...correction,
    label: 'Sales or costs booked in the wrong period',
    proof: 'Dates of invoice and delivery; both periods are corrected.',
  },
  'A-ACCR': {
    group: 'A',
    effect: 'lowers',
    label: 'What was owed and not booked',
    proof: 'Payments after the period.',
  },
  'A-CAP': {
    ...correction,
    label: 'A cost booked as an asset, or an asset as a cost',
    proof: 'The policy’s threshold and the invoice.',
  },
  'A-INV': { ...correction, label: 'Stock counted or costed wrongly', proof: 'Count sheets, rolled back.' },
  'A-CASH': { ...correction, label: 'From cash to accrual', proof: 'Balances at both ends of the period.' },
  'F-PRICE': {
    group: 'F',
    effect: 'raises',
    label: 'Price rise that is announced and not yet in the figures',
    proof: 'Its date, and who left for it.',
  },
  'F-HIRE': {
    group: 'F',
    effect: 'lowers',
    label: 'Roles that a buyer has to fill',
    proof: 'A vacancy or a quote.',
  },
  'F-LOST': {
    group: 'F',
    effect: 'lowers',
    label: 'Customer or contract lost, for a year',
    proof: 'The notice.',
  },
  'F-NEW': {
    group: 'F',
    effect: 'raises',
    label: 'New contract, for a year',
    proof: 'The signed contract and its real margin.',
  },
  X: {
    group: 'X',
    effect: 'either',
    label: 'Never allowed',
    proof:
      'Synergies, lost sales, growth plans of the owner, depreciation twice, recurring marketing, charity that brings sales, the pandemic after 2021.',
  },
} as const satisfies Record<string, AddBackCategory>;
export type AddBackCode = keyof typeof addBackCategories;

/** Every code, in its order. */
export const addBackCodes = Object.keys(addBackCategories).filter(
  (code): code is AddBackCode => code in addBackCategories,
);
export const addBackTestNames = Object.keys(addBackTests).filter(
  (test): test is AddBackTest => test in addBackTests,
);
