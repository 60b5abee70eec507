import { z } from 'zod';
import { evidenceView } from '#features/quality-of-earnings/adjusted-earnings/evidence-shapes.ts';
import { id, instant, money } from '#wire/words.ts';
import { findingTests, paperTests } from './domain/finding-tests.ts';
import { radarKinds } from './domain/radar-rules.ts';
import { severities } from './domain/severity.ts';
import { missingParts } from './domain/what-is-missing.ts';

const cents = z.number().int();
const share = z.number();

/** What a test worked out besides dollars; which of them depends on the test. Shares from 0 to 1. */
export const findingFacts = z.object({
  share: share.optional(),
  usual: share.optional(),
  revenue: cents.optional(),
  missing: z.number().int().optional(),
  known: z.number().int().optional(),
  amounts: z.number().int().optional(),
  /** Mean absolute deviation of first digits, and of the first two (`null`: too few amounts). */
  deviation: z.number().optional(),
  pairs: z.number().nullish(),
  digits: z.array(z.number().int()).max(90).optional(),
  months: z.number().int().optional(),
  after: z.string().optional(),
  now: z.number().optional(),
  before: z.number().optional(),
});

const explanationStates = ['open', 'explained'] as const;

export const findingView = z.object({
  id,
  test: z.enum(findingTests),
  /** An account, a month, a day, a party, or empty. */
  subject: z.string(),
  severity: z.enum(severities),
  /** In cents: what it is about, and what of it a buyer could take off. 0: no dollars can be put on it. */
  dollars: cents,
  stake: cents,
  /** How many lines are behind it, and how many of them can be opened: the largest. */
  rows: z.number().int(),
  shown: z.number().int(),
  facts: findingFacts.nullable(),
  /** `open`: it waits for an explanation, or was explained for books in which it was different. */
  state: z.enum(explanationStates),
  explanation: z.string().nullable(),
  explainedAt: instant.nullable(),
  version: z.number().int(),
});

export const runView = z.object({
  status: z.enum(['running', 'done', 'failed']),
  /** Tests that are done, of how many. */
  step: z.number().int(),
  steps: z.number().int(),
  startedAt: instant,
  /** It shows no sign of life, and can be started again. */
  stalled: z.boolean(),
  /** Accounts or months were changed since. */
  outdated: z.boolean(),
});

export const missingView = z.object({
  test: z.enum([...findingTests, ...paperTests]),
  part: z.enum(missingParts),
});

/** From a proved aging at the end of the review, in cents. */
export const agedView = z.object({ day: z.iso.date(), total: cents, over90: cents });

/** An adjustment of which a lender, and so a buyer’s accountant, does not count everything yet. Of the last twelve months. */
export const weakAdjustment = z.object({
  adjustmentId: id,
  title: z.string(),
  amount: money,
  credited: money,
  evidence: evidenceView,
});

export const radarStep = z.object({
  findingId: id,
  test: z.enum(findingTests),
  subject: z.string(),
  kind: z.enum(radarKinds),
  stake: cents,
  /** Of the stake, what another step has counted already. */
  shared: cents,
  /** What it takes off the price; `null`: there is no multiple yet. */
  effect: cents.nullable(),
  before: cents.nullable(),
  after: cents.nullable(),
  explained: z.boolean(),
});
