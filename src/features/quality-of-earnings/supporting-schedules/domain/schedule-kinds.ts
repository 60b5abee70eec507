import type { IntakeKey } from '#features/quality-of-earnings/reviews/domain/intake.ts';

/** Statements have sections and months; the others are lists with one row for each name. */
const statementKinds = ['profit-and-loss', 'balance-sheet'] as const;
export type StatementKind = (typeof statementKinds)[number];

export const scheduleKinds = [
  ...statementKinds,
  'trial-balance',
  'receivables',
  'payables',
  'customer-sales',
  'payroll',
  'assets',
] as const;
export type ScheduleKind = (typeof scheduleKinds)[number];

export const isStatement = (kind: ScheduleKind): kind is StatementKind =>
  statementKinds.some((one) => one === kind);

/** What a column may be, of any kind. The ones before `debit` are words. */
export const scheduleRoles = [
  'name',
  'code',
  'date',
  'currency',
  'debit',
  'credit',
  'balance',
  'current',
  'days30',
  'days60',
  'days90',
  'over90',
  'older',
  'total',
  'gross',
  'taxes',
  'cost',
  'accumulated',
  'net',
] as const;
export type ScheduleRole = (typeof scheduleRoles)[number];

/** The column of each role, from 0. */
export type ScheduleColumns = { readonly [Role in ScheduleRole]?: number };

/** Ages of what is owed: not yet due, then days past due. Xero splits the last one in two. */
export const ageRoles = ['current', 'days30', 'days60', 'days90', 'over90', 'older'] as const;

type Names = { readonly [Role in ScheduleRole]?: readonly RegExp[] };
type KindFacts = {
  /** The document of the review that it is (docs/rules/quality-of-earnings.md). */
  document: IntakeKey;
  /** What a schedule says: balances on a day, or what a period came to. */
  days: 'day' | 'period';
  /** The names that programs give to columns, the best one of a role first. */
  names: Names;
  /** Whether a column may be a month or another period, named by its header. */
  periodColumns: boolean;
};

const party = [
  /^(customer|client|contact|vendor|supplier|name|company|account)( (full )?name)?$/,
  /^(customer|vendor|supplier)( id)?$/,
];
const currency = [/^currency( code)?$/];
const total = [
  /^total( due| owed| outstanding| balance)?( \(usd\))?$/,
  /^(amount|balance) due$/,
  /^(open )?balance$/,
];
const to = '\\s*(?:-|–|—|to)\\s*';
const past = '(?: days?)?(?: past due)?';
const ages = {
  current: [/^current$/, /^not (yet )?due$/],
  days30: [new RegExp(`^[01]${to}30${past}$`), /^<\s*1 month$/],
  days60: [new RegExp(`^31${to}60${past}$`), /^1 month$/],
  days90: [new RegExp(`^61${to}90${past}$`), /^2 months$/],
  over90: [
    new RegExp(`^(?:>|over|above|more than)\\s*90${past}$`),
    new RegExp(`^9[01]\\s*(?:\\+|(?:days )?(?:and|or) (?:over|more|older|above))${past}$`),
    new RegExp(`^91${to}120${past}$`),
    /^90\s?\+$/,
    /^3 months$/,
  ],
  older: [new RegExp(`^(?:>|over|above|more than)\\s*120${past}$`), /^older$/, /^(120|121)\s?\+$/],
};
const aging = (document: IntakeKey): KindFacts => ({
  ...{ document, days: 'day', periodColumns: false },
  names: { name: party, currency, ...ages, total },
});

export const kindFacts: Record<ScheduleKind, KindFacts> = {
  'profit-and-loss': { document: 'I1', days: 'period', periodColumns: true, names: {} },
  'balance-sheet': { document: 'I2', days: 'day', periodColumns: true, names: {} },
  'trial-balance': {
    document: 'I4',
    days: 'day',
    periodColumns: false,
    names: {
      name: [/^(gl |ledger |nominal )?account( (full )?name| description)?$/, /^(name|description)$/],
      code: [/^(gl )?account (id|no|number|code|#)$/, /^(nominal|n\/c|gl)( code)?$/, /^(code|no|number)$/],
      currency,
      debit: [
        /^ytd debit$|^debit( amt)?\s*-?\s*(ytd|year to date)$/,
        /^(debits?|dr)( amt| amount| balance)?( \(usd\))?$/,
      ],
      credit: [
        /^ytd credit$|^credit( amt)?\s*-?\s*(ytd|year to date)$/,
        /^(credits?|cr)( amt| amount| balance)?( \(usd\))?$/,
      ],
      balance: [/^((ending|closing|net|ytd) )?balance( \(usd\))?$/, /^amount$/],
    },
  },
  receivables: aging('I5'),
  payables: aging('I5'),
  'customer-sales': {
    document: 'I9',
    days: 'period',
    periodColumns: true,
    names: {
      name: party,
      currency,
      total: [/^total( sales| revenue| amount)?( \(usd\))?$/, /^((net )?sales|revenue|amount)( \(usd\))?$/],
    },
  },
  payroll: {
    document: 'I8',
    days: 'period',
    periodColumns: false,
    names: {
      name: [/^(employee|worker|team member)( full)?( name)?$/, /^(name|department|dept)$/],
      currency,
      gross: [/^(total )?gross( pay| wages?| earnings| amount| payroll)?$/, /^(total )?(wages|earnings)$/],
      taxes: [
        /^(total )?(employer|company|er) (payroll )?(tax(es)?|contributions?)( and contributions)?$/,
        /^(employer|company) (paid )?(tax(es)?|liabilit(y|ies))$/,
      ],
    },
  },
  assets: {
    document: 'I10',
    days: 'day',
    periodColumns: false,
    names: {
      name: [/^(fixed )?asset( name| description)?$/, /^(description|name|item|property description)$/],
      code: [/^(fixed )?asset (id|no|number|code|#)$/, /^(no|number|id|#)$/],
      date: [
        /^(date )?(placed )?in service( date)?$|^date acquired$|^(acquisition|purchase|acquired|service) date$/,
        /^date$/,
      ],
      currency,
      cost: [
        /^(original |total |historical )?cost( basis)?$/,
        /^(cost\/basis|basis|purchase price|acquisition cost)$/,
      ],
      accumulated: [
        /^(total )?(accumulated|accum|acc) (depreciation|depr|dep|amortization)$/,
        /^(a\/d|total depreciation)$/,
      ],
      net: [/^(net )?book value$/, /^(nbv|net|net value|carrying (value|amount))$/],
    },
  },
};

/** The roles that a kind has, in the order in which its amounts are kept. */
export function rolesOf(kind: ScheduleKind): ScheduleRole[] {
  return scheduleRoles.filter((role) => kindFacts[kind].names[role] !== undefined);
}

export const wordRoles: readonly ScheduleRole[] = ['name', 'code', 'date', 'currency'];

/** Whether a table of this kind can be read with these columns. `periods`: how many columns are named by a period. */
export function isEnough(kind: ScheduleKind, columns: ScheduleColumns, periods = 0): boolean {
  const has = (role: ScheduleRole) => columns[role] !== undefined;
  switch (kind) {
    case 'trial-balance':
      return (has('debit') && has('credit')) || has('balance');
    case 'receivables':
    case 'payables':
      return has('days60') && has('days90') && has('over90');
    case 'customer-sales':
      return has('total') || periods > 0;
    case 'payroll':
      return has('gross');
    case 'assets':
      return has('cost') && has('accumulated');
    default:
      return false;
  }
}
