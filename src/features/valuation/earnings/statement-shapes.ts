import { z } from 'zod';
import { unreadableSheet } from '#wire/unreadable-sheet.ts';
import { money } from '#wire/words.ts';
import { columnUses } from './domain/column-use.ts';
import { rowUses, usesOf } from './domain/row-uses.ts';
import { bases, layouts } from './domain/statement.ts';
import { days } from './earnings-shapes.ts';

/** The server detects the actual type. */
export const statementUpload = {
  types: ['application/octet-stream'],
  limit: 10_000_000,
} as const;

export const sampleTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export const unreadable = [...unreadableSheet, 'sheet-unknown', 'statement-refused'] as const;

/** One per column, separated by commas: `month`, `none` or a period. */
export const sentColumnUses = z
  .string()
  .max(2_000)
  .transform((text, context) => {
    const uses = text.split(',').map((use) => columnUses.find((one) => one === use));
    const known = uses.filter((use) => use !== undefined);
    if (known.length === uses.length && known.length <= 200) return known;
    context.addIssue({ code: 'custom', message: 'Must say for each column what it is.' });
    return z.NEVER;
  });

/** One letter per row: i, c, e, o, x for the five sections in their order, t for a total, n for left out. */
export const sentRowUses = z
  .string()
  .max(1_000)
  .transform((text, context) => {
    const uses = usesOf(text);
    if (uses) return uses;
    context.addIssue({ code: 'custom', message: 'Must say for each row what it is.' });
    return z.NEVER;
  });

export const reading = z.object({
  sha256: z.string(),
  layout: z.enum(layouts),
  basis: z.enum(bases).nullable(),
  title: z.string(),
  sheet: z.string().nullable(),
  sheets: z.array(z.string()).max(1_000),
  columns: z
    .array(
      z.object({
        label: z.string(),
        days: days.nullable(),
        endsOn: z.iso.date().nullable(),
        use: z.enum(columnUses),
        income: money,
        netIncome: money,
      }),
    )
    .max(200),
  leftOut: z.array(z.string()).max(200),
  empty: z.array(z.string()).max(200),
  accounts: z.number().int(),
  unmatched: z.number().int(),
  sorting: z
    .object({
      why: z.string(),
      rows: z
        .array(
          z.object({
            line: z.number().int(),
            name: z.string(),
            under: z.array(z.string()).max(1_000),
            number: z.string().nullable(),
            amounts: z.array(money.nullable()).max(200),
            use: z.enum(rowUses),
            sure: z.boolean(),
          }),
        )
        .max(1_000),
    })
    .nullable(),
});
