import { z } from 'zod';
import { dataset, month } from '#features/quality-of-earnings/general-ledger/figure-shapes.ts';
import { endpoint } from '#wire/endpoint.ts';
import { idParams } from '#wire/words.ts';
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
  amount: cents,
  before: cents,
  share: z.number(),
});

const revenueQualityView = z.object({
  dataset: z.number().int(),
  /** By month of the review, oldest first. `yearBefore`: against the same month of the year before. */
  /** Months without any line: what is said of them is no figure. */
  emptyMonths: z.array(month).max(60),
  months: z
    .array(
      z.object({
        month,
        revenue: cents,
        grossProfit: cents,
        adjustedEbitda: cents,
        margin: share,
        yearBefore: share,
        /** The twelve months that end here; `null` for the first eleven. */
        rolling: z.object({ revenue: cents, adjustedEbitda: cents }).nullable(),
      }),
    )
    .max(60),
  /** Of the fiscal years. `spread`: standard deviation by mean. */
  growth: z.object({ rate: share, spread: share }),
  /** How each calendar month compares with an average one, January first; `null` with fewer than two whole years. */
  season: z.array(z.number()).length(12).nullable(),
  /** A year at the pace of the last three months, with and without the season; `null` without a season. */
  pace: z.object({ plain: cents, seasonal: cents }).nullable(),
  /** Months of the last twelve with a gross margin far from the others. */
  oddMargins: z.array(month).max(12),
  /** Whether the last month sold far more than its season lets expect. */
  spike: z.boolean(),
  customers: z.object({
    /** `file`: the ledger names none, and sales by customer that it proves do. */
    from: z.enum(['ledger', 'file']),
    latest: span,
    before: span,
    total: cents,
    /** Revenue of the last twelve months that names no customer. */
    unnamed: cents,
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
    retention: z
      .object({ net: z.number(), gross: z.number(), logos: z.number(), fresh: z.number() })
      .nullable(),
    largest: z.array(customerView).max(50),
  }),
});

export const getRevenueQuality = endpoint({
  method: 'GET',
  path: '/api/earnings-reviews/:id/revenue-quality',
  summary:
    'Revenue and margins by month with their trend and season, and how much depends on a few customers, of one dataset version (the current one unless given)',
  who: 'signed-in',
  scope: 'quality-of-earnings:read',
  params: idParams,
  query: z.object({ dataset: dataset.optional() }),
  reply: revenueQualityView,
  failure: 'unable to get the revenue',
});
