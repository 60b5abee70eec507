import { z } from 'zod';
import { ledgerCode, month } from '#features/quality-of-earnings/general-ledger/figure-shapes.ts';
import { amount, id, line, money } from '#wire/words.ts';
import { collarKinds, pegMethods } from './domain/peg.ts';
import { agingBuckets } from './domain/receivables.ts';

const cents = z.number().int();
const share = z.number().nullable();

/** `months`: at the end of each month of the review, in its order. */
const balance = z.object({
  total: z.array(cents).max(60),
  lines: z.array(z.object({ code: ledgerCode, months: z.array(cents).max(60) })).max(40),
});

const itemKinds = ['debt', 'debt_like'] as const;
const aging = z.record(z.enum(agingBuckets), amount);
const item = z.object({ kind: z.enum(itemKinds), title: line(1, 120), amount });

export const termFields = {
  /** Of the business without cash and debt. */
  price: amount.nullable(),
  workingCapital: z.boolean(),
  peg: z.enum(pegMethods),
  collar: amount,
  collarKind: z.enum(collarKinds),
  cashStays: z.boolean(),
  /** Receivables by days past due at the last month-end. */
  aging: aging.nullable(),
  /** What is owed and in no account of the books. */
  items: z.array(item).max(50),
  upkeep: amount.nullable(),
  taxPercent: z.number().int().min(0).max(60),
};

/** `version` 0: no one said anything yet, and these are the usual terms. */
export const termsView = z.object({ ...termFields, version: z.number().int() });

export const workingCapitalView = z.object({
  dataset: z.number().int(),
  months: z.array(month).max(60),
  /** The months that the ledger has lines in; `null`: none. */
  covered: z.object({ from: month, to: month }).nullable(),
  /** Of the months of the review those without any line. A balance stands there, and no average counts it. */
  emptyMonths: z.array(month).max(60),
  /** Accounts with an opening balance, what these come to in all, and how many of them a later file shows differently. */
  openings: z.object({ accounts: z.number().int(), apart: cents, differing: z.number().int() }),
  workingCapital: balance,
  debt: balance,
  debtLike: balance,
  cash: balance,
  terms: termsView,
  /** By each method; `of`: the month-ends whose average it is. */
  pegs: z.array(z.object({ method: z.enum(pegMethods), amount: money, of: z.array(month).max(12) })).max(2),
  swing: z.object({ share, seasonal: z.boolean() }),
  /** At the last month-end. `doubtful`: receivables that are usually not collected. */
  closing: z.object({ month, reported: money, doubtful: money, adjusted: money }),
  /**
   * Of the receivables by age, how far they are from the books, and the share over 60 days past due. `from`: typed with the
   * terms, or else an aging that the books prove: `schedule`.
   */
  aged: z
    .object({ gap: cents, over60: share, from: z.enum(['said', 'file']), schedule: id.nullable() })
    .nullable(),
  /** `null` also if one of the last twelve months has no entries: then no year is known. */
  days: z.object({
    receivable: share,
    inventory: share,
    payable: share,
    payableWithoutLabor: share,
    cycle: share,
    /** What they divide by, in cents. */
    year: z.object({ revenue: cents, costOfSales: cents, labor: cents }).nullable(),
    /** Without any, `inventory` is `null`. */
    hasInventory: z.boolean(),
  }),
  /** `null` until there is a price. `itemsDebt`, `itemsDebtLike`: of what is in no account. */
  settlement: z
    .object({
      price: money,
      peg: money.nullable(),
      adjustment: money,
      debt: money,
      debtLike: money,
      itemsDebt: money,
      itemsDebtLike: money,
      cashFree: money,
      cash: money,
      toOwner: money,
    })
    .nullable(),
  /** Of the last twelve months; `null` if one of them has no entries. */
  cashFlow: z
    .object({
      earnings: money,
      upkeep: money,
      upkeepFrom: z.enum(['said', 'books']),
      /** Equipment bought by twelve months with entries in each, the oldest first. */
      bought: z.array(money).max(3),
      growth: money,
      tax: money,
      cash: money,
      conversion: share,
    })
    .nullable(),
});
