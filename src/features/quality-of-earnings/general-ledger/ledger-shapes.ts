import { z } from 'zod';
import { id, instant } from '#wire/words.ts';
import { columnRoles, isEnough } from './domain/ledger-columns.ts';
import { mostTroubles } from './domain/ledger-reading.ts';
import { mostPlaces, proofCodes, proofGrades } from './domain/proofs.ts';

const day = z.iso.date();
const place = z.object({
  sheet: z.number().int(),
  row: z.number().int(),
  difference: z.number().int().nullable(),
});

const proofView = z.object({
  code: z.enum(proofCodes),
  grade: z.enum(proofGrades),
  /** In cents, exact. */
  difference: z.number().int().nullable(),
  count: z.number().int(),
  places: z.array(place).max(mostPlaces),
});

const troubles = [
  'day-unclear',
  'day-missing',
  'amount-unclear',
  'amount-missing',
  'account-missing',
  'both-sides',
  'other-currency',
  'part-of-a-cent',
  'formula-without-result',
] as const;

export const readingView = z.object({
  basis: z.enum(['cash', 'accrual']).nullable(),
  period: z.object({ from: day, to: day }).nullable(),
  firstDay: day.nullable(),
  lastDay: day.nullable(),
  lines: z.number().int(),
  accounts: z.number().int(),
  sheets: z.array(z.string()).max(1_000),
  hidden: z.array(z.string()).max(1_000),
  proofs: z.array(proofView).max(20),
  /** Lines that are in no figure, the first of them; `all-read` counts them all. */
  troubles: z
    .array(
      z.object({
        sheet: z.number().int(),
        row: z.number().int(),
        trouble: z.enum(troubles),
        text: z.string(),
      }),
    )
    .max(mostTroubles),
});
export type ReadingView = z.output<typeof readingView>;

export const stopView = z.union([
  z.object({
    code: z.literal('columns-unknown'),
    sheet: z.string(),
    rows: z.array(z.array(z.string()).max(20)).max(12),
  }),
  z.object({ code: z.literal('sides-untold'), accounts: z.array(z.string()).max(50) }),
  z.object({ code: z.literal('no-lines') }),
]);

/** `stop`: why it waits for a person. `from`, `until`: the dataset versions that it is part of. */
export const fileView = z.object({
  id,
  name: z.string(),
  size: z.number().int(),
  modifiedAt: instant.nullable(),
  addedAt: instant,
  status: z.enum(['receiving', 'reading', 'waiting', 'read', 'refused']),
  received: z.number().int(),
  /** How far the reading is. */
  bytesRead: z.number().int(),
  linesRead: z.number().int(),
  sha256: z.string().nullable(),
  readerVersion: z.number().int().nullable(),
  refusal: z.string().nullable(),
  stop: stopView.nullable(),
  reading: readingView.nullable(),
  from: z.number().int().nullable(),
  until: z.number().int().nullable(),
});

const column = z.number().int().min(0).max(99);
export const columnsSaid = z
  .partialRecord(z.enum(columnRoles), column)
  .refine(isEnough, 'Choose the day, and either the amount or both debits and credits.')
  .meta({ examples: [{ date: 0, account: 1, debit: 2, credit: 3 }] });

/** The longest file that is taken: about four million lines of text. */
export const mostBytes = 400_000_000;
