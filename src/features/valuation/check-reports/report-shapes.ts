import { z } from 'zod';
import { exactly } from '#kernel/exact.ts';
import { money } from '#wire/words.ts';
import type { Report } from './domain/report.ts';

const place = z.object({
  part: z.enum(['questions', 'earnings', 'value', 'plan']),
  question: z.string().nullable(),
});
const score = z.number().nullable();

const figure = z.object({
  label: z.string(),
  value: z.string(),
  note: z.string().nullable(),
  behind: z.array(z.object({ label: z.string(), value: z.string() })).max(200),
  place: place.nullable(),
});
const row = z.object({ cells: z.array(z.string()).max(10), strong: z.boolean(), place: place.nullable() });
const table = z.object({
  caption: z.string(),
  columns: z.array(z.string()).max(10),
  rows: z.array(row).max(500),
});
const drawing = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('range'), title: z.string(), low: money, mid: money, high: money }),
  z.object({
    kind: z.literal('scores'),
    title: z.string(),
    bars: z.array(z.object({ label: z.string(), claimed: score, evidenced: score })).max(10),
  }),
  z.object({
    kind: z.literal('bridge'),
    title: z.string(),
    steps: z.array(z.object({ label: z.string(), amount: money, total: z.boolean() })).max(30),
  }),
  z.object({
    kind: z.literal('columns'),
    title: z.string(),
    columns: z.array(z.object({ label: z.string(), amount: money.nullable() })).max(60),
  }),
  z.object({
    kind: z.literal('pairs'),
    title: z.string(),
    names: z.object({ first: z.string(), second: z.string() }),
    rows: z.array(z.object({ label: z.string(), first: money.nullable(), second: money.nullable() })).max(20),
  }),
]);

export const chapterShape = z.object({
  key: z.string(),
  title: z.string(),
  text: z.array(z.string()).max(50),
  figures: z.array(figure).max(50),
  drawings: z.array(drawing).max(10),
  tables: z.array(table).max(20),
});

export const reportShape = z.object({
  title: z.string(),
  businessName: z.string(),
  industry: z.string(),
  chapters: z.array(chapterShape).max(20),
  numbers: z.object({
    revenue: money.nullable(),
    // Older reports were stored without it.
    booksEbitda: money.nullable().default(null),
    ebitda: money.nullable(),
    sde: money.nullable(),
    value: money.nullable(),
  }),
  disclaimer: z.string(),
});

// Does not compile if the two shapes differ.
exactly<Report, z.output<typeof reportShape>>(true);
