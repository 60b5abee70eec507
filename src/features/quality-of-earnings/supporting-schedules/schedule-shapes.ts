import { z } from 'zod';
import { id, instant, money } from '#wire/words.ts';
import { scheduleKinds, scheduleRoles } from './domain/schedule-kinds.ts';
import { scheduleStates } from './domain/schedule-state.ts';
import { scheduleFaults } from './domain/schedule-table.ts';
import { tieResults } from './domain/tie-trial-balance.ts';

export const scheduleUpload = {
  types: ['application/octet-stream'],
  limit: 8_000_000,
} as const;

/** Of what does not add up the first places are kept. */
export const mostFaults = 50;
const cents = z.number().int();

/** A role, or the first and last day of a period: `2025-01-01/2025-01-31`. */
const measure = z.string();

/** Of an aging that lists invoices: what its dates say, beside the ages that the file itself tells. */
const agingReading = z.object({
  /** The day that ages are counted from; `file`: without a due date, the age of the file. */
  from: z.enum(['due', 'file', 'invoice', 'both']),
  /** What the file puts in each of the five ages. */
  own: z.array(cents).max(5).nullable(),
  /** Invoices that their dates put in another age than the file does. */
  moved: z.object({
    count: z.number().int(),
    amount: cents,
    places: z
      .array(
        z.object({
          row: z.number().int(),
          name: z.string(),
          own: z.string(),
          age: z.string(),
          amount: cents,
        }),
      )
      .max(50),
  }),
  parties: z.object({
    count: z.number().int(),
    largest: z.array(z.object({ name: z.string(), amount: cents })).max(20),
  }),
});

export const scheduleReading = z.object({
  measures: z.array(measure),
  totals: z.array(cents),
  /** What the rows come to in all. */
  value: cents,
  rows: z.number().int(),
  faults: z.array(
    z.object({
      row: z.number().int(),
      fault: z.enum(scheduleFaults),
      measure,
      text: z.string(),
      difference: cents.nullable(),
    }),
  ),
  /** Hidden sheets, which are not read. */
  hidden: z.number().int(),
  /** Of a profit and loss or balance sheet. Headers of columns: `leftOut` are not a whole month, `empty` have no amounts. */
  statement: z
    .object({
      basis: z.enum(['cash', 'accrual']).nullable(),
      leftOut: z.array(z.string()).max(200),
      empty: z.array(z.string()).max(200).optional(),
    })
    .optional(),
  aging: agingReading.optional(),
});

const tieView = z.object({
  grade: z.enum(['proved', 'wrong', 'question']),
  written: money,
  /** `null` for a trial balance, whose accounts are compared one by one. */
  books: money.nullable(),
  /** Schedule less books; of a trial balance what its accounts differ by, without signs. */
  difference: money,
  /** Accounts that are not as in the books; of a statement amounts of a line in a month. */
  apart: z.number().int(),
  /**
   * Of a statement. `compared`: how many amounts; `ahead` and `before`: columns after the last month of the ledger, and before
   * its first. `since`: where the ledger has no opening balances, the month-end that later ones are held to.
   */
  statement: z
    .object({
      compared: z.number().int(),
      ahead: z.number().int(),
      before: z.number().int(),
      since: measure.nullable(),
      /**
       * Months in which net income and what owners moved do not explain the change in equity. `prior`: those with entries to
       * retained earnings that close no year, and what they come to without signs.
       */
      equity: z.object({
        months: z.number().int(),
        difference: cents,
        prior: z.object({ months: z.number().int(), amount: cents }),
      }),
    })
    .nullable(),
});

export const scheduleView = z.object({
  id,
  kind: z.enum(scheduleKinds),
  name: z.string(),
  size: z.number().int(),
  sha256: z.string(),
  readerVersion: z.number().int(),
  addedAt: instant,
  state: z.enum(scheduleStates),
  /** First day of its period; `null` for balances on a day, or if nothing tells. */
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  /** Whether a person said the days. */
  said: z.boolean(),
  /** What it waits for: a person to say its columns or days, or entries of the ledger in these days. */
  lacks: z.enum(['columns', 'days', 'books']).nullable(),
  /** The first rows of a file whose columns a person has to say. */
  stop: z.array(z.array(z.string()).max(20)).max(12).nullable(),
  reading: scheduleReading.extend({ faults: scheduleReading.shape.faults.max(mostFaults) }).nullable(),
  tie: tieView.nullable(),
});

export const scheduleRowView = z.object({
  row: z.number().int(),
  path: z.string(),
  code: z.string(),
  day: z.iso.date().nullable(),
  amounts: z.array(money).max(100),
});

export const accountTieView = z.object({
  path: z.string(),
  /** Of a statement: the line of the file, and the month. */
  row: z.number().int().nullable(),
  measure: measure.nullable(),
  result: z.enum(tieResults),
  written: money.nullable(),
  books: money.nullable(),
  difference: money.nullable(),
});

/** A part of a statement in a month: `income`, `net-income`, `assets`. */
export const partTieView = z.object({
  part: z.string(),
  measure,
  written: money,
  books: money,
  difference: money,
});

/** Change in equity = net income + owners + entries of earlier periods + difference. */
export const equityChangeView = z.object({
  measure,
  change: money,
  earned: money,
  owners: money,
  prior: money,
  difference: money,
});

const column = z.number().int().min(0).max(199);
export const scheduleColumnsSaid = z
  .partialRecord(z.enum(scheduleRoles), column)
  .meta({ examples: [{ name: 0, debit: 1, credit: 2 }] });
