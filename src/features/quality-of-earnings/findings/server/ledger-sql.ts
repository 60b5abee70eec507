import { type RawBuilder, sql } from 'kysely';
import { inVersion } from '#features/quality-of-earnings/general-ledger/server/ledger-sql.ts';
import {
  accountCodes,
  balanceCodes,
  canonicalAccounts,
} from '#features/valuation/earnings/domain/canonical-accounts.ts';
import type { DayRange } from '#features/valuation/earnings/domain/day-range.ts';
import type { EntryTypes } from '../domain/entry-types.ts';
import type { LedgerFacts } from '../domain/what-is-missing.ts';

/** What the tests of one run are worked out with. Amounts in cents. */
export type TestScope = {
  reviewId: string;
  dataset: number;
  /** The files that are in it, as lines name them. */
  files: readonly number[];
  /** The last twelve months, and the twelve before. */
  latest: DayRange;
  before: DayRange;
  /** Every day of the review. */
  days: DayRange;
  /** Last days of its fiscal years and of the last twelve months. */
  ends: readonly string[];
  revenue: number;
  materiality: number;
  posting: number;
  holidays: readonly string[];
  /** `null`: a name that is too common to look for. */
  owner: string | null;
  /** A regular expression for payees that may be the owner’s family or companies; `null`: no such name. */
  relatives: string | null;
  /** The same for the payees whom the owner listed as family or companies; `null`: none. */
  related: string | null;
  types: EntryTypes;
  facts: LedgerFacts;
};

/**
 * SQL: a row for each line that a test found, in the columns of `foundColumns`. `cents`: what the line counts for.
 * `dollars`, `stake`: of the whole subject; `null`: the sum of its lines, and of those of the last twelve months.
 */
export type TestSql = RawBuilder<unknown>;
export const foundColumns = sql`subject, file, account, day, sheet, row, cents, dollars, stake, facts`;
export const keys = sql`line.file, line.account, line.day, line.sheet, line.row`;
/** The end of a select whose subject is the sum of its lines. */
export const summed = sql`null::bigint as dollars, null::bigint as stake, null::jsonb as facts`;

/** SQL: the files of a dataset version, after `from`; more conditions may follow. */
export const filesIn = ({ reviewId, dataset }: Pick<TestScope, 'reviewId' | 'dataset'>) => sql`
  file.review_id = ${reviewId}::uuid and ${inVersion(dataset)}`;

/** SQL: every line that counts, after `from`; more conditions may follow. */
export const lines = ({ files, dataset }: Pick<TestScope, 'files' | 'dataset'>) => sql`
  general_ledger_line as line
    join general_ledger_file as file on file.number = line.file
    join general_ledger_file_account as held on held.file_id = file.id and held.account = line.account
    join general_ledger_account as account on account.id = held.account_id
  where line.file = any(${[...files]}::integer[]) and line.counts_from between 0 and ${dataset}::integer`;

/** SQL: the account is one of these. */
export const on = (codes: readonly string[]) => sql`account.code = any(${[...codes]}::text[])`;
export const within = ({ from, to }: DayRange) => sql`line.day between ${from}::date and ${to}::date`;

const inGroup = (...groups: readonly string[]) =>
  accountCodes.filter((code) => groups.includes(canonicalAccounts[code].group));
export const revenueCodes = inGroup('revenue');
export const costCodes = [
  ...inGroup('cost-of-sales', 'operating'),
  ...inGroup('other').filter((code) => canonicalAccounts[code].effect === -1),
];
/** What buyers multiply: everything above EBITDA. */
export const earningsCodes = inGroup('revenue', 'cost-of-sales', 'operating', 'other');
export const moneyCodes = ['CASH', 'UNDEPOSITED'] as const;
/** Accounts that a sale has no business with. */
export const capitalCodes = balanceCodes.filter((code) =>
  ['FIXED', 'INTANG', 'LOC', 'DEBT_ST', 'DEBT_LT', 'DUE_OWNER', 'EQUITY', 'OPENING_EQ'].includes(code),
);

/** SQL: the entry is of one of these types. */
export const ofType = (types: readonly string[]) => sql`line.type = any(${[...types]}::text[])`;
