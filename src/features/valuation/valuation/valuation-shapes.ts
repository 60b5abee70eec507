import { z } from 'zod';
import { industryValues } from '#features/marketplace/businesses/domain/industries.ts';
import { tradeValues } from '#features/marketplace/businesses/domain/trades.ts';
import { id, instant, money } from '#wire/words.ts';
import { metrics, middleKinds, rowKinds } from './domain/multiple-row.ts';
import { ruleUnits } from './domain/sba-rules.ts';

const day = z.iso.date('Must be a date.');
const multiple = z.number().min(0.01, 'Must be more than nothing.').max(100, 'Too large.');

const provenance = {
  asOf: day,
  source: z.string(),
  sourceUrl: z.string().nullable(),
  verified: z.boolean(),
  note: z.string().nullable(),
};
const upkeep = {
  reviewedOn: day,
  reviewDue: day,
  version: z.number().int(),
};

export const tableRow = z.object({
  id,
  kind: z.enum(rowKinds),
  industries: z.array(z.enum(industryValues)).max(25),
  trades: z.array(z.enum(tradeValues)).max(30),
  subsector: z.string(),
  aliases: z.array(z.string()).max(30),
  metric: z.enum(metrics),
  low: z.number().nullable(),
  high: z.number().nullable(),
  middle: z.number().nullable(),
  middleKind: z.enum(middleKinds).nullable(),
  from: money.nullable(),
  to: money.nullable(),
  monthsToClose: z.number().int().nullable(),
  standard: z.boolean(),
  ...provenance,
  ...upkeep,
  retired: z.boolean(),
});

export const rule = z.object({
  id,
  key: z.string(),
  label: z.string(),
  unit: z.enum(ruleUnits),
  /** In its unit; money in cents. */
  value: z.number(),
  ...provenance,
  ...upkeep,
});

const sourceGiven = {
  asOf: day,
  verified: z.boolean(),
  version: z.number().int().min(1).max(2_147_483_646),
};

export const rowFigures = {
  low: multiple.nullable(),
  high: multiple.nullable(),
  middle: multiple.nullable(),
  retired: z.boolean(),
  ...sourceGiven,
};
export const ruleFigures = { value: z.number(), ...sourceGiven };

const spread = <T extends z.ZodType>(one: T) => z.object({ low: one, mid: one, high: one });

export const usedRow = tableRow.pick({
  id: true,
  kind: true,
  subsector: true,
  metric: true,
  low: true,
  high: true,
  middle: true,
  middleKind: true,
  from: true,
  to: true,
  asOf: true,
  source: true,
  sourceUrl: true,
  verified: true,
  note: true,
});
const usedRule = rule.omit({ reviewedOn: true, reviewDue: true, version: true });

export const estimateReply = z.object({
  given: z.object({ earnings: money, metric: z.enum(metrics), revenue: money.nullable() }),
  insufficient: z.object({ code: z.string(), words: z.string() }).nullable(),
  row: usedRow.nullable(),
  raw: z.number().nullable(),
  /** `mid`: `raw` within the size limits; the ends are 25% below and above, since nothing else was asked. */
  multiple: spread(z.number()).nullable(),
  value: spread(money).nullable(),
  size: z.object({ row: usedRow, low: z.number(), high: z.number(), atMedian: money }).nullable(),
  toRevenue: z.object({ ratio: z.number(), row: usedRow }).nullable(),
  onRevenue: z.object({ low: money, high: money, row: usedRow }).nullable(),
  financing: z
    .object({
      cash: money,
      salary: money,
      coverage: z.number(),
      maxProject: money,
      needsMore: z.boolean(),
      words: z.string().nullable(),
    })
    .nullable(),
  others: z.array(usedRow).max(30),
  warnings: z.array(z.object({ code: z.string(), words: z.string() })).max(10),
  disclaimer: z.string(),
});

export const debtServiceReply = z.object({
  given: z.object({
    price: money,
    sde: money.nullable(),
    ebitda: money.nullable(),
    salary: money.nullable(),
    workingCapital: money,
    closingCosts: money,
    assets: money,
    capex: money,
    otherDuties: money,
    existingDebt: money,
    equity: z.number(),
    rate: z.number(),
    months: z.number().int(),
    sellerNote: money,
    sellerNoteTerms: z.enum(['paying', 'standby']),
    sellerNoteRate: z.number(),
    sellerNoteMonths: z.number().int(),
  }),
  assumed: z.array(z.string()).max(20),
  project: money,
  equity: money,
  standbyCounted: money,
  buyerCash: money,
  loan: money,
  guaranty: z.number(),
  monthly: money,
  firstMonth: z.object({ interest: money, principal: money }),
  annual: z.object({ loan: money, sellerNote: money, existing: money, total: money }),
  cash: money,
  dscr: z.number().nullable(),
  maxLoan: z.object({ atMinimum: money, atComfort: money }),
  maxProject: z.object({ atMinimum: money, atComfort: money }),
  warnings: z.array(z.object({ code: z.string(), words: z.string(), rule: usedRule.nullable() })).max(20),
  rules: z.array(usedRule).max(50),
  disclaimer: z.string(),
});

export const tableChange = z.object({
  id,
  at: instant,
  by: z.string().nullable(),
  rowId: id.nullable(),
  ruleId: id.nullable(),
  about: z.string(),
  fields: z
    .array(z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() }))
    .max(20),
});
