/** Where an account stands in the recast. `below`: left out of EBITDA. `open`: not decided yet. */
export type AccountGroup = 'revenue' | 'cost-of-sales' | 'operating' | 'other' | 'below' | 'open';

export type CanonicalAccount = {
  group: AccountGroup;
  /** What a positive amount does to the net income; `open` accounts are kept as their effect. */
  effect: 1 | -1;
  label: string;
  /** What belongs there. */
  hint: string;
};

const cost: Pick<CanonicalAccount, 'group' | 'effect'> = { group: 'operating', effect: -1 };
const sold: Pick<CanonicalAccount, 'group' | 'effect'> = { group: 'cost-of-sales', effect: -1 };
const below: Pick<CanonicalAccount, 'group' | 'effect'> = { group: 'below', effect: -1 };

/** The accounts that every profit-and-loss is brought to, in its order, each in its natural sign. */
export const canonicalAccounts = {
  REV: {
    group: 'revenue',
    effect: 1,
    label: 'Sales',
    hint: 'What customers were billed, without sales tax.',
  },
  CONTRA_REV: {
    group: 'revenue',
    effect: 1,
    label: 'Discounts and returns',
    hint: 'What was given back to customers. A number of zero or below.',
  },
  COGS_MAT: { ...sold, label: 'Materials and goods', hint: 'What was bought to be sold or built in.' },
  COGS_LABOR: {
    ...sold,
    label: 'Labor on jobs',
    hint: 'Wages and subcontractors that a job or a sale needs.',
  },
  COGS_OTHER: {
    ...sold,
    label: 'Other cost of sales',
    hint: 'Freight, permits, equipment rented for a job.',
  },
  PAYROLL: { ...cost, label: 'Wages', hint: 'Of everybody but the owners.' },
  OFFICER_COMP: {
    ...cost,
    label: 'Owner’s pay',
    hint: 'Salary of the owners. Draws and distributions are no cost.',
  },
  PAYROLL_TAX_BEN: { ...cost, label: 'Payroll tax and benefits', hint: 'Employer tax, health, retirement.' },
  RENT: { ...cost, label: 'Rent', hint: 'Buildings and land.' },
  UTIL: { ...cost, label: 'Utilities', hint: 'Power, water, phone, internet.' },
  INS: { ...cost, label: 'Insurance', hint: 'Liability, property, workers’ compensation.' },
  VEHICLE: { ...cost, label: 'Vehicles', hint: 'Fuel, leases, repairs of cars and trucks.' },
  MARKETING: { ...cost, label: 'Marketing', hint: 'Advertising, website, events.' },
  PROF_FEES: { ...cost, label: 'Legal and professional fees', hint: 'Lawyer, accountant, consultants.' },
  IT: {
    ...cost,
    label: 'Software and computers',
    hint: 'Subscriptions, hosting, devices below the asset limit.',
  },
  REPAIRS: { ...cost, label: 'Repairs and maintenance', hint: 'Of buildings and equipment.' },
  TRAVEL_MEALS: { ...cost, label: 'Travel and meals', hint: 'Trips, hotels, meals.' },
  BAD_DEBT: { ...cost, label: 'Bad debts', hint: 'Invoices that will not be paid.' },
  BANK_MERCHANT_FEES: { ...cost, label: 'Bank and card fees', hint: 'What banks and card processors keep.' },
  OTHER_OPEX: {
    ...cost,
    label: 'Other operating costs',
    hint: 'Office, licenses, property tax, and what is left.',
  },
  OTHER_INC: {
    group: 'other',
    effect: 1,
    label: 'Other income',
    hint: 'Not from customers: grants, a sale of equipment, rent received.',
  },
  OTHER_EXP: { group: 'other', effect: -1, label: 'Other expenses', hint: 'Not from running the business.' },
  DEPR: { ...below, label: 'Depreciation', hint: 'Also what stands in the cost of sales.' },
  AMORT: { ...below, label: 'Amortization', hint: 'Of goodwill, software, loan costs.' },
  INT_EXP: { ...below, label: 'Interest paid', hint: 'On loans, cards and leases.' },
  INT_INC: { group: 'below', effect: 1, label: 'Interest received', hint: 'From the bank.' },
  INCOME_TAX: {
    ...below,
    label: 'Income tax of the business',
    hint: 'Not payroll, sales or property tax, and not the owner’s own tax.',
  },
  SUSPENSE: {
    group: 'open',
    effect: 1,
    label: 'Not sorted in the books',
    hint: 'Accounts such as “Ask my accountant” or “Uncategorized”.',
  },
  UNMAPPED: {
    group: 'open',
    effect: 1,
    label: 'Not matched yet',
    hint: 'You have not said where it belongs.',
  },
} as const satisfies Record<string, CanonicalAccount>;

export type AccountCode = keyof typeof canonicalAccounts;

/** Type guard over the codes, for a list in which TypeScript keeps the literal names. */
const isCode = (code: string): code is AccountCode => code in canonicalAccounts;

/** Every code, in the order of a profit-and-loss. */
export const accountCodes: readonly AccountCode[] = Object.keys(canonicalAccounts).filter(isCode);

/** Those that an owner types. */
export const typedCodes = accountCodes.filter((code) => canonicalAccounts[code].group !== 'open');

/** Those that an account of a file is matched to: one may also say that the books did not sort it. */
export const matchedCodes: readonly AccountCode[] = [...typedCodes, 'SUSPENSE'];
