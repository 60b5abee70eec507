import type { MonthBooks } from '#features/quality-of-earnings/bank-statements/domain/cash-proof.ts';
import type { DatabookFacts } from '#features/quality-of-earnings/databook/domain/databook-facts.ts';
import type {
  IntakeCheck,
  IntakeKey,
  IntakeState,
} from '#features/quality-of-earnings/reviews/domain/intake.ts';
import type {
  TaxAmounts,
  TaxBasis,
  TaxForm,
} from '#features/quality-of-earnings/tax-returns/domain/tax-forms.ts';
import type { TieGrade, TieKey } from '#features/quality-of-earnings/tax-returns/domain/tax-ties.ts';
import type { ShownDays } from '#features/quality-of-earnings/working-capital/domain/day-figures.ts';
import type { PegMethod } from '#features/quality-of-earnings/working-capital/domain/peg.ts';
import type { LedgerCode } from '#features/valuation/earnings/domain/canonical-accounts.ts';
import type { OpenPoint } from './final-gates.ts';

/** Amounts in cents, shares of 1. `key`: of a period. */
type LenderView = { key: string; adjustedEbitda: number; sde: number };

type MonthFigures = {
  month: string;
  revenue: number | null;
  grossProfit: number | null;
  adjustedEbitda: number | null;
  margin: number | null;
  yearBefore: number | null;
  rolling: { revenue: number; adjustedEbitda: number } | null;
};

export type RevenueFacts = {
  /** Of the months the ones without entries. */
  emptyMonths: readonly string[];
  months: readonly MonthFigures[];
  season: readonly number[] | null;
  seasonYears: number;
  oddMargins: readonly string[];
  spike: boolean;
  growth: { rate: number | null; years: readonly string[] };
  customers: {
    /** Of the last twelve months and the twelve before: which they are, and how many have no entries. YYYY-MM. */
    latest: { from: string; to: string };
    before: { from: string; to: string };
    /** Whether customers are those of the ledger, or of a report of sales by customer. */
    from: 'ledger' | 'file';
    /** The reports that tell of each year. */
    schedules: { latest: string | null; before: string | null };
    empty: { latest: number; before: number };
    total: number;
    unnamed: number;
    totalBefore: number | null;
    unnamedBefore: number | null;
    named: number;
    count: number;
    concentration: { top1: number; top5: number; top10: number; hhi: number; band: string } | null;
    retention: { net: number; gross: number; logos: number; fresh: number } | null;
    largest: readonly {
      /** By which lines name it. */
      key: string;
      name: string;
      number: number;
      amount: number;
      before: number | null;
      share: number;
    }[];
  };
};

type Balance = {
  total: readonly number[];
  lines: readonly { code: LedgerCode; months: readonly number[] }[];
};

export type WorkingCapitalFacts = {
  months: readonly string[];
  /** Of the months the ones without entries, which the peg leaves out. */
  emptyMonths: readonly string[];
  openings: { accounts: number };
  workingCapital: Balance;
  debt: Balance;
  debtLike: Balance;
  cash: Balance;
  terms: { items: readonly { kind: 'debt' | 'debt_like'; title: string; amount: number }[] };
  /** `said`: the ages of receivables were typed; else `schedule` tells them. */
  aged: { from: 'said' | 'file'; schedule: string | null } | null;
  pegs: readonly { method: PegMethod; amount: number; of: readonly string[] }[];
  swing: { share: number | null; seasonal: boolean };
  closing: { month: string; reported: number; doubtful: number; adjusted: number };
  days: ShownDays;
};

export type TaxYearFacts = {
  year: number;
  from: string;
  to: string;
  /** In how many of its months the ledger has entries. */
  booked: number;
  entered: { form: TaxForm; basis: TaxBasis; amounts: TaxAmounts } | null;
  ties:
    | readonly {
        key: TieKey;
        /** Whether the figure of the books that it is compared with is one that can be opened. */
        opens: boolean;
        returned: number;
        books: number;
        reconciling: number;
        timing: number;
        difference: number;
        grade: TieGrade;
      }[]
    | null;
};

type CashSide = { actual: number; expected: number; variance: number; flagged: boolean };
type CashSides = { receipts: CashSide; disbursements: CashSide };

export type CashMonth = {
  month: string;
  proof: CashSides | null;
  books: MonthBooks | null;
  /** The costs among the books, by account. */
  costs: readonly { code: LedgerCode; amount: number }[];
};

export type CashFacts = {
  months: readonly CashMonth[];
  total: { months: number; proof: CashSides } | null;
};

export type EarningsReportFacts = {
  /** Of the stage: what it does not show is not in it. */
  book: DatabookFacts;
  lender: readonly LenderView[];
  intake: readonly { key: IntakeKey; state: IntakeState; checks: readonly IntakeCheck[] }[];
  /** What stands open, and whether the report is final although it does. */
  open: readonly OpenPoint[];
  final: boolean;
  /** `null`: the stage does not show months. */
  detail: {
    revenue: RevenueFacts;
    capital: WorkingCapitalFacts;
    taxes: readonly TaxYearFacts[];
    cash: CashFacts;
  } | null;
};
