import { z } from 'zod';
import { ledgerCodes, ledgerUses } from '#features/valuation/earnings/domain/canonical-accounts.ts';
import { pageOf } from '#wire/page-of.ts';
import { id } from '#wire/words.ts';
import { formulas } from './domain/figures.ts';
import { purposeReasons } from './domain/propose-purpose.ts';

export const ledgerCode = z.enum(ledgerCodes);
const ledgerUse = z.enum(ledgerUses);
const figureView = z.object({ formula: z.enum(formulas), code: ledgerCode.nullable() });
export const month = z
  .string()
  .regex(/^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/, 'Not a month.')
  .meta({ examples: ['2025-01'] });

export const dataset = z.coerce.number().int().min(1).max(1_000_000);

const cents = z.number().int();

/** `seen`: what the caller was shown; another decision since then is not overwritten unseen. */
const path = z.string().min(1).max(1_000);
const accountView = z.object({
  path,
  code: ledgerCode,
  purpose: ledgerUse.nullable(),
  /** What the proposal comes from. */
  by: z.enum(['name', 'number', 'none']),
  /** What is proposed for it as a purpose, and why; `null` on the profit and loss. */
  proposed: z.object({ purpose: ledgerUse, reason: z.enum(purposeReasons) }).nullable(),
  decided: z.boolean(),
  lines: z.number().int(),
  /** The sum of its lines in cents, a debit is positive. */
  amount: cents,
});
export const accountList = pageOf(accountView).extend({
  dataset: z.number().int(),
  /** Accounts that no name or person told: they are in no figure. */
  undecided: z.number().int(),
});
export const accountChange = z.object({
  path,
  seen: z.object({ code: ledgerCode, purpose: ledgerUse.nullable() }),
  code: ledgerCode,
  purpose: ledgerUse.nullable(),
});

/** `months` and `periods` in the order of the whole; cents. */
const figureLine = figureView.extend({ months: z.array(cents).max(60), periods: z.array(cents).max(5) });
export const figuresView = z.object({
  dataset: z.number().int(),
  months: z.array(month).max(60),
  /** Of these months the ones without any line: what is said of them is no figure. */
  emptyMonths: z.array(month).max(60),
  /** `entries`: whether there is any line in it; otherwise what is said of it is no figure. `booked`: in how many months. */
  periods: z
    .array(
      z.object({ key: z.string(), from: month, to: month, entries: z.boolean(), booked: z.number().int() }),
    )
    .max(5),
  income: z.array(figureLine).max(60),
  /** How each account of the balance sheet moved, not what it came to. */
  balance: z.array(figureLine).max(60),
  /** Of the last twelve months; the signs add the lines up to the last one. */
  bridge: z.array(figureView.extend({ sign: z.union([z.literal(1), z.literal(-1)]), value: cents })).max(20),
  /** Accounts that no one decided yet: they are in no figure. Debits less credits. */
  undecided: z.object({ accounts: z.number().int(), amount: cents }),
});

export const rowView = z.object({
  /** What the line is named by in the endpoints that take lines. */
  place: z.string(),
  fileId: id,
  fileName: z.string(),
  sheet: z.string(),
  row: z.number().int(),
  day: z.iso.date(),
  path: z.string(),
  type: z.string(),
  number: z.string(),
  name: z.string(),
  memo: z.string(),
  split: z.string(),
  /** With the sign that it has in the figure. */
  amount: cents,
});

/** Where a page ended: file, account, day, sheet, row. */
export const rowCursor = z
  .string()
  .regex(/^\d{1,10}\.\d{1,10}\.\d{4}-\d\d-\d\d\.\d{1,5}\.\d{1,10}$/, 'Not a place in a list.')
  .meta({ examples: ['1.0.2025-01-15.0.8'] });
