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
});

const tieView = z.object({
  grade: z.enum(['proved', 'wrong', 'question']),
  written: money,
  /** `null` for a trial balance, whose accounts are compared one by one. */
  books: money.nullable(),
  /** Schedule less books; of a trial balance what its accounts differ by, without signs. */
  difference: money,
  /** Accounts that are not as in the books. */
  apart: z.number().int(),
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
  result: z.enum(tieResults),
  written: money.nullable(),
  books: money.nullable(),
  difference: money.nullable(),
});

const column = z.number().int().min(0).max(199);
export const scheduleColumnsSaid = z
  .partialRecord(z.enum(scheduleRoles), column)
  .meta({ examples: [{ name: 0, debit: 1, credit: 2 }] });
