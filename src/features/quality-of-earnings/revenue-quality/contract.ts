import { z } from 'zod';
import { dataset, month } from '#features/quality-of-earnings/general-ledger/figure-shapes.ts';
import { endpoint } from '#wire/endpoint.ts';
import { id, idParams } from '#wire/words.ts';
import { concentrationBands } from './domain/concentration.ts';

const cents = z.number().int();
const share = z.number().nullable();
const span = z.object({ from: month, to: month });

const customerView = z.object({
  /** What names of one customer have in common; opens the lines behind the amount. */
  key: z.string(),
  name: z.string(),
  /** Under how many names. */
  names: z.number().int(),
  /** What stands for its name where names are not shown. */
  number: z.number().int(),
  amount: cents,
  /** `null`: not each of the twelve months before has entries, or no file of sales tells of them. */
  before: cents.nullable(),
  share: z.number(),
});

const revenueQualityView = z.object({
  dataset: z.number().int(),
  /** Months without any line. They have no figures, and nothing below counts them as $0. */
  emptyMonths: z.array(month).max(60),
  /** By month of the review, oldest first. `yearBefore`: against the same month of the year before. */
  months: z
    .array(
      z.object({
        month,
        revenue: cents.nullable(),
        grossProfit: cents.nullable(),
        adjustedEbitda: cents.nullable(),
        margin: share,
        yearBefore: share,
        /** The twelve months that end here; `null` for the first eleven, and where one of the twelve has no entries. */
        rolling: z.object({ revenue: cents, adjustedEbitda: cents }).nullable(),
      }),
    )
    .max(60),
  /**
   * A year, from the first to the last of `years`: the fiscal years with entries in each month. `spread`: standard deviation
   * by mean.
   */
  growth: z.object({ rate: share, spread: share, years: z.array(z.string()).max(3) }),
  /** How each calendar month compares with an average one, January first; `null` with fewer than two `seasonYears`. */
  season: z.array(z.number()).length(12).nullable(),
  /** How many years the season is the average of: twelve months to the last one, with entries in each. 0 without a season. */
  seasonYears: z.number().int(),
  /** A year at the pace of the last three months, with and without the season; `null` without it, or without entries. */
  pace: z.object({ plain: cents, seasonal: cents }).nullable(),
  /** Months of the last twelve with a gross margin far from the others. */
  oddMargins: z.array(month).max(12),
  /** Whether the last month sold far more than its season lets expect. */
  spike: z.boolean(),
  customers: z.object({
    /** `file`: the ledger names none, and sales by customer that it proves do. */
    from: z.enum(['ledger', 'file']),
    /** The sales by customer that tell of each year; `null`: the ledger does, or nothing. */
    schedules: z.object({ latest: id.nullable(), before: id.nullable() }),
    latest: span,
    before: span,
    /** How many months of the last twelve, and of the twelve before, have no entries. */
    empty: z.object({ latest: z.number().int(), before: z.number().int() }),
    total: cents,
    /** Revenue that names no customer. */
    unnamed: cents,
    /** The same of the twelve months before; `null` as there. */
    totalBefore: cents.nullable(),
    unnamedBefore: cents.nullable(),
    /** Customers who bought in either year, and in the last twelve months. */
    named: z.number().int(),
    count: z.number().int(),
    concentration: z
      .object({
        top1: z.number(),
        top5: z.number(),
        top10: z.number(),
        hhi: z.number(),
        band: z.enum(concentrationBands),
      })
      .nullable(),
    /** `null`: one of the 24 months has no entries, or no one bought in the year before. */
    retention: z
      .object({ net: z.number(), gross: z.number(), logos: z.number(), fresh: z.number() })
      .nullable(),
    /** The largest of the last twelve months, then those who bought in the year before and nothing since. */
    largest: z.array(customerView).max(70),
  }),
});

export const getRevenueQuality = endpoint({
  method: 'GET',
  path: '/api/earnings-reviews/:id/revenue-quality',
  summary:
    'Revenue and margins by month with trend and seasonality, and customer concentration, of one dataset version (the current one by default)',
  who: 'signed-in',
  scope: 'quality-of-earnings:read',
  params: idParams,
  query: z.object({ dataset: dataset.optional() }),
  reply: revenueQualityView,
  failure: 'unable to get the revenue',
});
