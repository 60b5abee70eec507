import { z } from 'zod';
import { id, instant, line, money } from '#wire/words.ts';
import { bankRoles, isEnough } from './domain/bank-columns.ts';
import { accountKinds, bankTroubles } from './domain/bank-line.ts';
import { statementStates } from './domain/settle-account.ts';

export const bankNumber = z.number().int().min(1).max(2_147_483_647);
export const statementUpload = {
  types: ['application/octet-stream'],
  limit: 8_000_000,
} as const;

/** Lines that are not clear, and balances that do not follow: the first of them are shown. */
export const mostFaults = 50;
/** `page`: of a PDF, and `row` is a line of print on it. */
const place = { page: z.number().int().optional(), row: z.number().int() };
export const storedTroubles = z.array(
  z.object({ ...place, trouble: z.enum(bankTroubles), text: z.string() }),
);
export const storedBreaks = z.array(z.object({ ...place, difference: z.number().int() }));

const statementView = z.object({
  number: bankNumber,
  /** `null`: a person has to say whose account it is. */
  account: bankNumber.nullable(),
  kind: z.enum(accountKinds).nullable(),
  name: z.string(),
  lastFour: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  state: z.enum(statementStates),
  lines: z.number().int(),
  /** Lines that another statement of the account has too; each counts once. */
  repeated: z.number().int(),
  amount: money,
  opening: money.nullable(),
  closing: money.nullable(),
  /** Whether a person typed a balance, and whether the opening one follows from the statement before. */
  typed: z.boolean(),
  chained: z.boolean(),
  reversed: z.boolean(),
  /** Opening and lines less closing. */
  difference: money.nullable(),
  /** Opening less where the statements before end; `null`: there is none before. */
  gap: money.nullable(),
  troubles: storedTroubles.max(mostFaults),
  breaks: storedBreaks.max(mostFaults),
});

export const scanStates = ['reading', 'read', 'refused'] as const;

export const bankFileView = z.object({
  id,
  name: z.string(),
  size: z.number().int(),
  sha256: z.string(),
  format: z.enum(['ofx', 'qif', 'csv', 'pdf']),
  readerVersion: z.number().int(),
  addedAt: instant,
  /** The first rows of a file whose columns a person has to say. */
  rows: z.array(z.array(z.string()).max(20)).max(12).nullable(),
  /** Of a file whose pages are pictures. Its statements come when all pages are read. */
  scan: z
    .object({
      state: z.enum(scanStates),
      pages: z.number().int(),
      pagesRead: z.number().int(),
      /** Why it could not be read, and what to do. */
      refusal: z.string().nullable(),
    })
    .nullable(),
  statements: z.array(statementView).max(100),
});

const bankAccountView = z.object({
  number: bankNumber,
  kind: z.enum(accountKinds),
  name: z.string(),
  lastFour: z.string(),
  /** The account of the books that it is, as a person said; and the one that it likely is. */
  ledgerPath: z.string().nullable(),
  proposedPath: z.string().nullable(),
  /** Months of the review that no proved statement has. */
  missing: z.array(z.string()).max(60),
});

export const bankIntakeView = z.object({
  files: z.array(bankFileView).max(300),
  accounts: z.array(bankAccountView).max(50),
  /** Accounts of the books that a bank or card account can be. */
  ledgerAccounts: z.array(z.object({ path: z.string(), kind: z.enum(accountKinds) })).max(200),
});

export const accountName = line(1, 100);
export const lastFour = z
  .string()
  .regex(/^(\d{4})?$/, 'Enter the last four digits.')
  .meta({ examples: ['4321'] });

const column = z.number().int().min(0).max(99);
export const bankColumnsSaid = z
  .partialRecord(z.enum(bankRoles), column)
  .refine(isEnough, 'Choose the day, and either the amount or both money out and money in.')
  .meta({ examples: [{ date: 0, name: 1, amount: 2 }] });
