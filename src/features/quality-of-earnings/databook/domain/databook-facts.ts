import type { Severity } from '#features/quality-of-earnings/findings/domain/severity.ts';
import type { LedgerPeriod } from '#features/quality-of-earnings/reviews/domain/review-periods.ts';
import type { AddBackCode } from '#features/valuation/earnings/domain/add-back-categories.ts';
import type { EvidenceTier } from '#features/valuation/earnings/domain/add-backs.ts';
import type { LedgerCode, LedgerUse } from '#features/valuation/earnings/domain/canonical-accounts.ts';
import type { DatabookStage } from './stages.ts';

/** Months as YYYY-MM. */
export type Period = LedgerPeriod;

/** A canonical account by month: cents, a debit is positive. */
export type CodeMonth = { code: LedgerCode; month: string; amount: number };

/** `lines` and `amount` (cents, a debit is positive) of one month. */
export type MonthSum = { lines: number; amount: number };

export type BookAccount = {
  id: number;
  /** As this stage shows its path. */
  label: string;
  months: ReadonlyMap<string, MonthSum>;
};

/** Accounts with one canonical account and one purpose: what stands together in the ledger. */
export type AccountGroup = {
  code: LedgerCode;
  purpose: LedgerUse | null;
  /** Before the first month, in cents, a debit is positive. */
  opening: number;
  accounts: readonly BookAccount[];
};

/** `number`: what the rows of the ledger name it by. */
export type BookFile = { number: number; name: string; sha256: string };

/** What supports an adjustment besides its entries, in words for readers at the last stage. */
type BookEvidence = {
  documents: readonly string[];
  payments: readonly string[];
  /** What the owner said about it, which proves nothing. */
  remark: string;
};

/** One that counts. Amounts in cents. */
export type BookAdjustment = {
  id: string;
  code: AddBackCode;
  title: string;
  why: string;
  tier: EvidenceTier;
  evidence: BookEvidence;
  /** Percentage of its lines that it takes. */
  share: number;
  /** By month, in the order of the months: its effect on EBITDA, and what of it was typed and is in no line. */
  months: readonly { effect: number; typed: number }[];
  /** By month: what of its lines is an owner’s pay and was taken out of it; `null` if that does not matter. */
  ownerPay: readonly number[] | null;
  /** Of each month how many lines it has, and how many of these are an owner’s pay. */
  lines: readonly { count: number; ofOwner: number }[];
};

/** What SDE adds back for one owner, in cents by month. `typed`: an adjustment says it; else it is the pay in the books. */
export type OwnerCost = { typed: boolean; months: readonly number[] };

export type BookFinding = {
  id: string;
  title: string;
  severity: Severity;
  /** In cents: what it is about, and what of it a buyer could take off. */
  dollars: number;
  stake: number;
  rows: number;
  explained: boolean;
  rule: string;
  asks: string;
  subject: string;
  explanation: string;
};

/** `state`: of the tests of this dataset version. */
export type BookFindings = {
  state: 'done' | 'unfinished';
  found: readonly BookFinding[];
  clear: readonly string[];
};

/** `code`: Customer 1 is the largest of the last twelve months. */
export type BookCustomer = { code: string; name: string };

/** What stages with a ledger have besides. */
export type BookLedger = {
  groups: readonly AccountGroup[];
  files: readonly BookFile[];
  customers: readonly BookCustomer[];
};

export type DatabookFacts = {
  stage: DatabookStage;
  /** Of this stage’s databooks. */
  number: number;
  dataset: number;
  madeOn: string;
  months: readonly string[];
  /** Of these the ones in which the ledger has no line. */
  emptyMonths: readonly string[];
  periods: readonly Period[];
  sums: readonly CodeMonth[];
  adjustments: readonly BookAdjustment[];
  ownerCost: OwnerCost;
  findings: BookFindings;
  /** `null`: this stage has no ledger. */
  ledger: BookLedger | null;
};

/** A line of the ledger as it is read for a stage: what the stage does not show is empty. */
export type BookLine = {
  accountId: number;
  day: string;
  type: string;
  number: string;
  name: string;
  memo: string;
  split: string;
  /** Cents, a debit is positive. */
  amount: number;
  /** Place of its customer among the customers; `null`: none is named. */
  customer: number | null;
  file: number;
  sheet: number;
  row: number;
  /** Places of the adjustments that it is in. */
  adjustments: readonly number[];
};
