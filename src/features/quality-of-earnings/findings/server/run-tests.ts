import { z } from 'zod';
import type { Work } from '#platform/context.ts';
import { type FindingTest, findingTests } from '../domain/finding-tests.ts';
import { missingFor } from '../domain/what-is-missing.ts';
import { keepFindings, most, scanWhole } from './finding-store.ts';
import type { FindingTools } from './finding-tools.ts';
import type { TestScope } from './ledger-sql.ts';
import { relatedPartiesOf } from './read-related.ts';
import { basisOf, lockRun, updateRun } from './run-store.ts';
import { scopeOfRun } from './scope-of-run.ts';

type Of = { reviewId: string; dataset: number };

/** `left`: subjects beyond those that are kept. */
export const testResults = z.array(
  z.object({ test: z.enum(findingTests), found: z.number().int(), left: z.number().int() }),
);
type Result = z.output<typeof testResults>[number];

/**
 * Puts the whole ledger of a dataset version to every test, each in its own transaction with the progress. A run that was
 * interrupted begins anew; another run, or a deleted review, ends this one.
 */
export async function runTests(of: Of, tools: FindingTools): Promise<void> {
  const begun = await begin(of, tools);
  if (!begun) return;
  try {
    const results: Result[] = [];
    for (const [at, test] of findingTests.entries()) {
      const result = await runTest(test, begun, tools, { at, results });
      if (!result) return;
      results.push(result);
    }
  } catch (error) {
    await noteFailure(of, begun.attempt, tools);
    throw error;
  }
}

type Begun = { attempt: number; scope: TestScope };

function begin(of: Of, { asSystem, vault }: FindingTools): Promise<Begun | null> {
  return asSystem(async (work) => {
    const run = await lockRun(work.db, of);
    const basis = await basisOf(work.db, of.reviewId);
    if (!run || (run.status === 'done' && run.basis === basis)) return null;
    const { parties } = await relatedPartiesOf(work.db, of.reviewId, vault);
    const listed = parties.map(({ name }) => name);
    await scanWhole(work.db);
    const scope = await scopeOfRun(work.db, of, listed);
    if (!scope) return null;
    const attempt = run.attempt + 1;
    const { materiality, posting, revenue, facts } = scope;
    await updateRun(work.db, of, {
      status: 'running',
      attempt,
      step: 0,
      basis,
      scope: { materiality, posting, revenue, latest: scope.latest, facts },
      results: [],
      touched_at: work.now,
    });
    return { attempt, scope };
  });
}

function runTest(
  test: FindingTest,
  { attempt, scope }: Begun,
  { asSystem }: FindingTools,
  { at, results }: { at: number; results: readonly Result[] },
): Promise<Result | null> {
  return asSystem(async (work) => {
    const run = await lockRun(work.db, scope);
    if (run?.status !== 'running' || run.attempt !== attempt) return null;
    const result = await resultOf(test, { attempt, scope }, work);
    const step = at + 1;
    const done = step === findingTests.length;
    await updateRun(work.db, scope, {
      ...(done ? { status: 'done' } : {}),
      step,
      results: [...results, result],
      touched_at: work.now,
    });
    if (done)
      await work.audit({
        action: 'general-ledger-tested',
        subject: { type: 'earnings-review', id: scope.reviewId },
        detail: {
          dataset: scope.dataset,
          findings: [...results, result].reduce((sum, one) => sum + one.found, 0),
        },
      });
    return result;
  });
}

/** A test that lacks something finds nothing, and what a run before it found is removed. */
async function resultOf(test: FindingTest, { attempt, scope }: Begun, work: Work): Promise<Result> {
  const found = await keepFindings(work.db, test, scope, {
    ids: Array.from({ length: most.subjects }, () => work.newId()),
    attempt,
    skipped: missingFor(test, scope.facts) !== null,
  });
  return { test, found: Math.min(found, most.subjects), left: Math.max(0, found - most.subjects) };
}

async function noteFailure(of: Of, attempt: number, { asSystem }: FindingTools): Promise<void> {
  await asSystem(async (work) => {
    const run = await lockRun(work.db, of);
    if (run?.status !== 'running' || run.attempt !== attempt) return;
    await updateRun(work.db, of, { status: 'failed', touched_at: work.now });
  });
}
