import { z } from 'zod';
import { tradeAnswers } from '#features/marketplace/businesses/domain/trades.ts';
import { gateCodes } from '#features/valuation/health-check/domain/gates.ts';
import { questionKeys, sectionKeys } from '#features/valuation/health-check/domain/question.ts';
import { earningsMetrics } from '#features/valuation/valuation/domain/multiple-row.ts';
import { usedRow } from '#features/valuation/valuation/valuation-shapes.ts';
import { id, instant, line, money, seenVersion, signedAmount } from '#wire/words.ts';
import { methodReasons } from './domain/earnings-found.ts';
import { taskStatuses } from './domain/task.ts';
import { checkWarnings } from './domain/warnings.ts';

const day = z.iso.date('Must be a date.');
const questionKey = z.enum(questionKeys);
const words = z.string();

/** Does not check that it fits its question; the use case does. */
export const givenAnswer = z.object({
  state: z.literal('given'),
  value: z.union([z.number(), line(1, 40)], { error: 'Must be a number or a choice.' }),
  evidenced: z.boolean(),
  benchmarked: z.boolean().optional(),
  lossYear: z.boolean().optional(),
  reviews: z.number().int().min(0).max(10_000_000).optional(),
  locationDependent: z.boolean().optional(),
});
const answer = z.union([
  givenAnswer,
  z.object({ state: z.literal('does_not_apply') }),
  z.object({ state: z.literal('not_done_yet') }),
]);

const bridge = z.object({
  ebitda: money,
  adjustedEbitda: money,
  marketPay: money,
  sde: money,
  lender: z.object({ adjustedEbitda: money, sde: money }),
});
const period = z.object({
  key: z.string(),
  endsOn: day,
  months: z.number().int(),
  revenue: money,
  bridge,
  replacementSalary: money.nullish(),
});

const assets = z.object({ equipment: money, inventory: money, receivables: money, liabilities: money });

const scoredValue = z.object({
  raw: z.number(),
  multiple: z.number(),
  band: usedRow.nullable(),
  halfWidth: z.number(),
  low: money,
  mid: money,
  high: money,
});
const bothValues = z.object({ claimed: scoredValue.nullable(), evidenced: scoredValue.nullable() });

const sectionScore = z.object({
  score: z.number().nullable(),
  answered: z.number().int(),
  applicable: z.number().int(),
});
const gate = z.object({ code: z.enum(gateCodes), key: questionKey, cap: z.number() });
const score = z.object({
  sections: z.record(z.enum(sectionKeys), sectionScore),
  overall: z.number().nullable(),
  ungated: z.number().nullable(),
  gates: z.array(gate).max(10),
  completeness: z.number(),
});

const earnings = z.object({
  metric: z.enum(earningsMetrics),
  amount: money,
  lender: money,
  way: z.enum(['weighted', 'latest', 'average']).nullable(),
  years: z.array(z.object({ key: z.string(), endsOn: day, amount: money })).max(3),
});

const financing = z.object({
  salary: money.nullable(),
  financeable: money,
  needsMore: z.boolean(),
  /** The same if a lender recognized every add-back in full. */
  everyAddBack: z.object({ cash: money, dscr: z.number().nullable(), financeable: money }).nullable(),
  service: z.object({
    project: money,
    buyerCash: money,
    loan: money,
    monthly: money,
    annual: z.object({ total: money }),
    cash: money,
    dscr: z.number().nullable(),
  }),
});

const span = z.object({ low: z.number(), high: z.number() });

const early = z.object({
  low: money,
  high: money,
  likely: scoredValue.extend({ metric: z.enum(earningsMetrics), score: z.number() }),
  score: span,
  halfWidth: z.number(),
  on: z.array(z.object({ metric: z.enum(earningsMetrics), earnings: money, multiple: span })).max(2),
});

export const valueFound = z.object({
  earnings: earnings
    .extend({
      from: z.enum(['recast', 'answer']),
      method: z.enum(['SDE', 'EBITDA', 'both']),
      reason: z.enum(methodReasons),
      revenue: money.nullable(),
      leftOut: z.number().int(),
      /** Which years of the books, and what was answered before; `null` for an answer. */
      fromBooks: words.nullable(),
      words,
    })
    .nullable(),
  row: usedRow.nullable(),
  score: z.object({ claimed: score, evidenced: score }),
  value: bothValues,
  early: early.nullable(),
  beside: earnings.extend({ row: usedRow.nullable(), value: bothValues }).nullable(),
  gates: z.array(gate.extend({ holds: z.boolean(), words })).max(10),
  boosts: z
    .array(
      z.object({
        key: questionKey,
        score: z.number(),
        points: z.number(),
        gain: z.number(),
        dollars: money.nullable(),
        bounded: z.boolean(),
      }),
    )
    .max(3),
  crossChecks: z.object({
    toRevenue: z.object({ ratio: z.number(), row: usedRow }).nullable(),
    onRevenue: z.object({ low: money, high: money, row: usedRow }).nullable(),
    recordedSales: z.array(usedRow.extend({ middle: z.number() })).max(20),
    assetFloor: money.nullable(),
  }),
  financing: financing.nullable(),
  warnings: z.array(z.object({ code: z.enum(checkWarnings), words })).max(20),
  contradictions: z.array(z.object({ code: z.string(), keys: z.array(questionKey).max(5), words })).max(10),
  missing: z.array(z.object({ section: z.enum(sectionKeys), answers: z.number().int(), words })).max(5),
});

export const valueInputs = z.object({
  answers: z.partialRecord(questionKey, answer),
  periods: z.array(period).max(8),
  books: z.object({ unmatched: z.number().int(), incomplete: z.boolean() }),
  tradeRowId: id.nullable(),
  trade: z.enum(tradeAnswers).nullable(),
  assets: assets.extend({ version: z.number().int() }).nullable(),
});

export const whatIf = z.object({
  answers: z.partialRecord(questionKey, givenAnswer),
  addBacks: signedAmount.nullable(),
  margin: z.number().min(-1_000).max(100).nullable(),
  growth: z.number().min(-100).max(1_000).nullable(),
});

const figures = z.object({
  score: z.number().nullable(),
  multiple: z.number().nullable(),
  low: money.nullable(),
  mid: money.nullable(),
  high: money.nullable(),
});

export const scenarioName = line(1, 80, 'Give the scenario a name.');
export const scenario = z.object({
  id,
  name: z.string(),
  moved: whatIf,
  keptAt: instant,
  kept: figures,
  now: figures.extend({ sections: z.record(z.enum(sectionKeys), z.number().nullable()) }),
  version: z.number().int(),
});

export const point = figures.extend({
  day,
  at: instant,
  evidenced: z.number().nullable(),
  /** What the value multiplies; `null` on days before it was recorded. */
  earnings: signedAmount.nullable(),
  reason: z.string().nullable(),
});

const worth = z.object({
  gain: z.number().nullable(),
  dollars: money.nullable(),
  held: z.boolean(),
  /** What it adds once no cap holds the score; `null` where none holds it back. */
  released: money.nullable(),
});

export const proposal = worth.extend({
  key: questionKey,
  section: z.enum(sectionKeys),
  score: z.number(),
  now: givenAnswer,
  target: givenAnswer,
});

export const task = z.object({
  id,
  key: questionKey,
  target: givenAnswer,
  /** Both `null` if the account is gone. */
  assignee: z.object({ personId: id.nullable(), name: z.string().nullable() }),
  dueOn: day,
  gain: z.number().nullable(),
  worth: money.nullable(),
  now: worth.nullable(),
  status: z.enum(taskStatuses),
  createdAt: instant,
  movedAt: instant,
  version: z.number().int(),
});

const assignee = z
  .object({ personId: id.optional(), name: line(1, 80, 'Say who does it.').optional() })
  .meta({ examples: [{ name: 'The bookkeeper' }] })
  .transform(({ personId, name }, context): Assignee => {
    if (personId !== undefined && name === undefined) return { personId };
    if (personId === undefined && name !== undefined) return { name };
    context.addIssue({ code: 'custom', message: 'Say who does it.' });
    return z.NEVER;
  });
type Assignee = { personId: string } | { name: string };
export const taskFields = { target: givenAnswer, assignee, dueOn: day };
export const version = seenVersion();
