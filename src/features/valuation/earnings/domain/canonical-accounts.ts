/** `below`: left out of EBITDA. `open`: not decided yet. */
export type AccountGroup = 'revenue' | 'cost-of-sales' | 'operating' | 'other' | 'below' | 'open';

export type CanonicalAccount = {
  group: AccountGroup;
  /** What a positive amount does to net income; `open` accounts are stored as their effect. */
  effect: 1 | -1;
  label: string;
  hint: string;
};

const cost: Pick<CanonicalAccount, 'group' | 'effect'> = { group: 'operating', effect: -1 };
const sold: Pick<CanonicalAccount, 'group' | 'effect'> = { group: 'cost-of-sales', effect: -1 };
const below: Pick<CanonicalAccount, 'group' | 'effect'> = { group: 'below', effect: -1 };

export const canonicalAccounts = {
  REV: {
    group: 'revenue',
    effect: 1,
    label: 'Sales',
    hint: 'Amounts billed to customers, without sales tax.',
  },
  CONTRA_REV: {
    group: 'revenue',
    effect: 1,
    label: 'Discounts and returns',
    hint: 'Discounts, refunds and returns. Enter zero or a negative amount.',
  },
  COGS_MAT: {
    ...sold,
    label: 'Cost of materials',
    hint: 'Materials and goods bought for resale or for jobs.',
  },
  COGS_LABOR: {
    ...sold,
    label: 'Labor on jobs',
    hint: 'Direct wages and subcontractors.',
  },
  COGS_OTHER: {
    ...sold,
    label: 'Other cost of sales',
    hint: 'Freight, permits, equipment rental for jobs.',
  },
  PAYROLL: { ...cost, label: 'Wages', hint: 'Everyone except the owners.' },
  OFFICER_COMP: {
    ...cost,
    label: 'Owner’s pay',
    hint: 'Owners’ salaries. Draws and distributions are not a cost.',
  },
  PAYROLL_TAX_BEN: { ...cost, label: 'Payroll tax and benefits', hint: 'Employer tax, health, retirement.' },
  RENT: { ...cost, label: 'Rent', hint: 'Buildings and land.' },
  UTIL: { ...cost, label: 'Utilities', hint: 'Power, water, phone, internet.' },
  INS: { ...cost, label: 'Insurance', hint: 'Liability, property, workers’ compensation.' },
  VEHICLE: { ...cost, label: 'Vehicles', hint: 'Fuel, leases, repairs.' },
  MARKETING: { ...cost, label: 'Marketing', hint: 'Advertising, website, events.' },
  PROF_FEES: { ...cost, label: 'Legal and professional fees', hint: 'Attorney, accountant, consultants.' },
  IT: {
    ...cost,
    label: 'Software and computers',
    hint: 'Subscriptions, hosting, small devices.',
  },
  REPAIRS: { ...cost, label: 'Repairs and maintenance', hint: 'Buildings and equipment.' },
  TRAVEL_MEALS: { ...cost, label: 'Travel and meals', hint: 'Trips, hotels, meals.' },
  BAD_DEBT: { ...cost, label: 'Bad debts', hint: 'Uncollectible invoices.' },
  BANK_MERCHANT_FEES: { ...cost, label: 'Bank and card fees', hint: 'Bank charges and card processing.' },
  OTHER_OPEX: {
    ...cost,
    label: 'Other operating costs',
    hint: 'Office, licenses, property tax, other.',
  },
  OTHER_INC: {
    group: 'other',
    effect: 1,
    label: 'Other income',
    hint: 'Not from customers: grants, gains on equipment, rent received.',
  },
  OTHER_EXP: { group: 'other', effect: -1, label: 'Other expenses', hint: 'Not from operations.' },
  DEPR: { ...below, label: 'Depreciation', hint: 'Including any in cost of sales.' },
  AMORT: { ...below, label: 'Amortization', hint: 'Goodwill, software, loan costs.' },
  INT_EXP: { ...below, label: 'Interest expense', hint: 'Loans, cards and leases.' },
  INT_INC: { group: 'below', effect: 1, label: 'Interest income', hint: 'From the bank.' },
  INCOME_TAX: {
    ...below,
    label: 'Business income tax',
    hint: 'Not payroll, sales or property tax, and not the owner’s own tax.',
  },
  SUSPENSE: {
    group: 'open',
    effect: 1,
    label: 'Uncategorized',
    hint: 'Accounts such as “Ask my accountant” or “Uncategorized”.',
  },
  UNMAPPED: {
    group: 'open',
    effect: 1,
    label: 'To match',
    hint: 'Choose where it belongs.',
  },
} as const satisfies Record<string, CanonicalAccount>;

export type AccountCode = keyof typeof canonicalAccounts;

const isCode = (code: string): code is AccountCode => code in canonicalAccounts;

export const accountCodes: readonly AccountCode[] = Object.keys(canonicalAccounts).filter(isCode);

export const typedCodes = accountCodes.filter((code) => canonicalAccounts[code].group !== 'open');

export const matchedCodes: readonly AccountCode[] = [...typedCodes, 'SUSPENSE'];

/** Of a balance-sheet account: operating working capital, debt, debt-like (taken off the price like debt), or neither. */
export const ledgerUses = ['working_capital', 'debt', 'debt_like', 'neither'] as const;
export type LedgerUse = (typeof ledgerUses)[number];

/**
 * An account of a whole ledger. `side`: 1 if a debit raises it, -1 if a credit does, `null` if either may. `use`: what is
 * usual for it, to be decided by a person; `null` on the profit and loss.
 */
export type LedgerAccount = { label: string; hint: string; side: 1 | -1 | null; use: LedgerUse | null };

const asset = (use: LedgerUse, label: string, hint: string) => ({ side: 1, use, label, hint }) as const;
const owed = (use: LedgerUse, label: string, hint: string) => ({ side: -1, use, label, hint }) as const;

const balanceAccounts = {
  CASH: asset('neither', 'Cash and bank', 'Checking, savings, petty cash.'),
  UNDEPOSITED: asset('neither', 'Undeposited funds', 'Received and not yet at the bank.'),
  AR: asset('working_capital', 'Receivables', 'What customers owe.'),
  INVENTORY: asset('working_capital', 'Inventory', 'Goods and materials on hand.'),
  PREPAID: asset('working_capital', 'Prepaid costs', 'Paid for later months; deposits given.'),
  OTHER_CA: asset('working_capital', 'Other current assets', 'Due within a year, from operations.'),
  FIXED: asset('neither', 'Equipment and buildings', 'With their accumulated depreciation.'),
  INTANG: asset('neither', 'Intangible assets', 'Goodwill, licenses, patents.'),
  AP: owed('working_capital', 'Payables', 'What the business owes suppliers.'),
  CC: owed('working_capital', 'Credit cards', 'Cards paid off each month; a balance carried on is debt.'),
  ACCRUED: owed('working_capital', 'Accrued costs', 'Incurred and not yet billed.'),
  DEF_REV: owed('working_capital', 'Deferred revenue', 'Billed and not yet earned.'),
  CUST_DEP: owed('debt_like', 'Customer deposits', 'Received for work not yet done.'),
  SALES_TAX: owed('working_capital', 'Sales tax owed', 'Collected and not yet paid on.'),
  PAYROLL_LIAB: owed('working_capital', 'Payroll owed', 'Wages and payroll tax not yet paid.'),
  INC_TAX_PAY: owed('debt_like', 'Income tax owed', 'Of the business.'),
  LOC: owed('debt', 'Line of credit', 'Drawn at the bank.'),
  DEBT_ST: owed('debt', 'Debt due within a year', 'The part of loans due soon.'),
  DEBT_LT: owed('debt', 'Loans', 'Bank loans, notes, mortgages.'),
  DUE_OWNER: owed('debt', 'Owed to the owner', 'Loans between the owner and the business.'),
  EQUITY: owed('neither', 'Equity', 'Capital, retained earnings, distributions.'),
  OPENING_EQ: owed('neither', 'Opening balance equity', 'Should be zero once the books are set up.'),
} as const satisfies Record<string, LedgerAccount>;

export type BalanceCode = keyof typeof balanceAccounts;
export type LedgerCode = AccountCode | BalanceCode;

const inIncome = (code: AccountCode): LedgerAccount => {
  const { group, effect, label, hint } = canonicalAccounts[code];
  return { label, hint, side: group === 'open' ? null : effect === 1 ? -1 : 1, use: null };
};

export const balanceCodes: readonly BalanceCode[] = Object.keys(balanceAccounts).filter(
  (code): code is BalanceCode => code in balanceAccounts,
);
export const ledgerCodes: readonly LedgerCode[] = [...accountCodes, ...balanceCodes];

/** By canonical account, those of the profit and loss and of the balance sheet. */
export function ledgerAccount(code: LedgerCode): LedgerAccount {
  return isCode(code) ? inIncome(code) : balanceAccounts[code];
}
