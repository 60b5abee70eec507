import { z } from 'zod';
import { lineClasses } from '#features/quality-of-earnings/bank-statements/domain/line-classes.ts';
import { databookStages } from '#features/quality-of-earnings/databook/domain/stages.ts';
import { formulas } from '#features/quality-of-earnings/general-ledger/domain/figures.ts';
import { ledgerCode, month, rowView } from '#features/quality-of-earnings/general-ledger/figure-shapes.ts';
import { exactly } from '#kernel/exact.ts';
import { endpoint } from '#wire/endpoint.ts';
import { idParams, instant } from '#wire/words.ts';
import type { Origins } from './domain/traced-report.ts';

const sign = z.union([z.literal(1), z.literal(-1)]).nullable();
const span = { from: month, to: month };
const cents = z.number().int().nullable();

/** As it is kept with a report. */
export const storedOrigins = z.object({
  places: z.record(z.string(), z.string()),
  figures: z.record(
    z.string(),
    z.object({
      label: z.string(),
      cents: z.number().nullable(),
      opens: z.enum(databookStages),
      behind: z.discriminatedUnion('kind', [
        z.object({
          kind: z.literal('ledger'),
          formula: z.enum(formulas),
          code: ledgerCode.nullable(),
          customer: z.string().nullable(),
          partly: z.boolean(),
          ...span,
        }),
        z.object({ kind: z.literal('adjustment'), id: z.string(), partly: z.boolean(), ...span }),
        z.object({
          kind: z.literal('bank'),
          side: z.enum(['in', 'out']),
          what: z.enum(lineClasses),
          ...span,
        }),
        z.object({ kind: z.literal('finding'), id: z.string() }),
        z.object({
          kind: z.literal('schedule'),
          of: z.enum(['receivables', 'customer-sales']),
          ends: z.string().nullable(),
          schedule: z.string().nullable().default(null),
        }),
        z.object({
          kind: z.literal('typed'),
          by: z.discriminatedUnion('what', [
            z.object({ what: z.literal('tax-return'), year: z.number().int() }),
            z.object({ what: z.literal('adjustment'), id: z.string() }),
            z.object({ what: z.literal('terms') }),
          ]),
        }),
        z.object({
          kind: z.literal('parts'),
          how: z.string().nullable(),
          parts: z.array(z.object({ sign, of: z.string() })).readonly(),
        }),
      ]),
    }),
  ),
});

// Does not compile if the two shapes differ.
exactly<Origins, z.output<typeof storedOrigins>>(true);

/** A line behind a figure. What the stage of the reader does not show is empty. */
const line = rowView.omit({ fileId: true, day: true }).extend({
  /** `null`: a row of a report that is no entry. */
  day: z.iso.date().nullable(),
});

export const figureQuery = z.object({
  /** As `figures` of the report names it. */
  figure: z
    .string()
    .regex(/^\d{1,6}$/, 'Not a figure.')
    .meta({ examples: ['1'] }),
  after: z
    .string()
    .regex(/^[\d.-]{1,60}$/, 'Not a place in a list.')
    .meta({ examples: ['1.0.2025-01-15.0.8'] })
    .optional(),
  size: z.coerce.number().int().min(1).max(100).default(50),
});

export const figureReply = z.object({
  label: z.string(),
  dataset: z.number().int(),
  /** What the report shows, in cents; `null`: it is no amount. */
  cents,
  /** What is done with the parts; `null`: they add up. */
  how: z.string().nullable(),
  /** `figure`: `null` if the caller may not open it. */
  parts: z.array(z.object({ figure: z.string().nullable(), label: z.string(), sign, cents })).max(500),
  kind: z.enum(['ledger', 'adjustment', 'bank', 'finding', 'schedule', 'typed', 'parts']),
  /** Whether the lines also have some that are not in the figure. */
  partly: z.boolean(),
  /** Of all lines. `before`: of a balance, what it came to before the first month. */
  total: z.object({ value: z.number().int(), rows: z.number().int(), before: cents }),
  items: z.array(line).max(100),
  next: z.string().nullable(),
  /** What is behind it now: as in the report, otherwise, or no longer there. */
  now: z.enum(['same', 'changed', 'gone']),
  /** `by`: `null` for readers outside the review. */
  typed: z.object({ at: instant, by: z.string().nullable() }).nullable(),
});

export const getReportFigure = endpoint({
  method: 'GET',
  path: '/api/earnings-reports/:id/figure',
  summary:
    'What is behind a figure of a report, of the version of the books that the report was written from: its parts, its lines, or who typed it, as far as the stage of the caller shows them',
  who: 'signed-in',
  scope: 'quality-of-earnings:read',
  params: idParams,
  query: figureQuery,
  reply: figureReply,
  failure: 'unable to get what is behind the figure',
});
