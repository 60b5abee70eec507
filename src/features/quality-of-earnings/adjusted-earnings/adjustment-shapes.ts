import { z } from 'zod';
import { month, rowView } from '#features/quality-of-earnings/general-ledger/figure-shapes.ts';
import { addBackCodes, addBackTestNames } from '#features/valuation/earnings/domain/add-back-categories.ts';
import { evidenceTiers } from '#features/valuation/earnings/domain/add-backs.ts';
import { id, instant, line, money, prose, signedAmount } from '#wire/words.ts';
import { statedKeys } from './domain/stated-figures.ts';
import { amountKinds, amountPaces } from './domain/typed-amount.ts';
import { testReasons, testResults } from './domain/worked-tests.ts';
import { evidenceView } from './evidence-shapes.ts';

export const mostAdjustments = 100;
export const mostLines = 5_000;

const column = {
  netIncome: money,
  ebitda: money,
  owner: money,
  nonRecurring: money,
  corrections: money,
  adjustedEbitda: money,
  proForma: money,
  proFormaEbitda: money,
  ownerCost: money,
  sde: money,
  revenue: money,
  /** Of adjusted EBITDA, on revenue as adjusted; `null` without revenue. */
  margin: z.number().nullable(),
};
const monthColumn = z.object({ month, ...column });
const periodColumn = z.object({
  key: z.string(),
  from: month,
  to: month,
  /** Whether there is any line in it; otherwise what is said of it is no figure. */
  entries: z.boolean(),
  /** In how many of its months there are lines. */
  booked: z.number().int(),
  ...column,
  /** What a lender counts, by how well each adjustment is documented. */
  lender: z.object({ adjustedEbitda: money, sde: money }),
  flags: z.array(z.enum(['heavy', 'one-large', 'word-alone', 'one-sided'])).max(4),
});

const pace = z.enum(amountPaces);
const typedView = z.object({ kind: z.enum(amountKinds), pace, first: month, last: month, amount: money });
const code = z.enum(addBackCodes);

const adjustmentView = z.object({
  id,
  code,
  title: z.string(),
  why: z.string(),
  share: z.number().int(),
  onRevenue: z.boolean(),
  needed: z.boolean().nullable(),
  /** What was said about its evidence, which proves nothing. */
  remark: z.string(),
  evidence: evidenceView,
  amounts: z.array(typedView).max(20),
  version: z.number().int(),
  /** Its ledger lines in this dataset version, and those that are no longer in it. */
  lines: z.number().int(),
  gone: z.number().int(),
  tier: z.enum(evidenceTiers),
  refusal: z.enum(['never-allowed', 'wrong-direction', 'not-to-market', 'tests-failed']).nullable(),
  tests: z
    .array(
      z.object({
        test: z.enum(addBackTestNames),
        result: z.enum(testResults),
        reason: z.enum(testReasons),
        count: z.number().int(),
      }),
    )
    .max(addBackTestNames.length),
  /** The effect on EBITDA, in the order of the months and periods. Counts in no sum if it is refused. */
  months: z.array(money).max(60),
  periods: z.array(money).max(5),
});

const statedView = z.object({
  kind: z.enum(['listing', 'health-check']),
  id,
  /** Of a listing; empty for a health check. */
  title: z.string(),
  figures: z
    .array(
      z.object({
        key: z.enum(statedKeys),
        stated: money,
        books: money,
        /** What the books said until `since`, when they bore it out; `null`: they never did. */
        was: money.nullable(),
        since: instant.nullable(),
      }),
    )
    .max(statedKeys.length),
});
export type StatedView = z.output<typeof statedView>;

export const adjustedEarningsView = z.object({
  dataset: z.number().int(),
  /** Months without any line: what is said of them is no figure. */
  emptyMonths: z.array(month).max(60),
  months: z.array(monthColumn).max(60),
  periods: z.array(periodColumn).max(5),
  /** The one whose replacement cost SDE adds back; `null`: none says it, and SDE adds back the owner’s pay in the books. */
  ownerAdjustment: id.nullable(),
  adjustments: z.array(adjustmentView).max(mostAdjustments),
  /** Listings and the health check that state other figures than the current books, as far as the caller may see them. */
  elsewhere: z.array(statedView).max(100),
});

export const sentAdjustment = {
  code,
  title: line(1, 120),
  why: prose(0, 1_000),
  share: z.number().int().min(1).max(100),
  onRevenue: z.boolean(),
  needed: z.boolean().nullable(),
  remark: prose(0, 1_000),
  amounts: z
    .array(z.object({ kind: z.enum(amountKinds), pace, first: month, last: month, amount: signedAmount }))
    .max(20),
};

export const adjustmentLines = z.object({
  /** Of all its lines, not of the page. `amount` with debits positive. */
  total: z.object({ amount: z.number().int(), lines: z.number().int(), gone: z.number().int() }),
  /** `chosen`: the place under which the line was chosen, in an earlier file perhaps. */
  items: z.array(rowView.extend({ chosen: z.string() })).max(100),
  next: z.string().nullable(),
});
