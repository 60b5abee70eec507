import { z } from 'zod';
import { datasetOf } from '#features/quality-of-earnings/general-ledger/server/figures-of.ts';
import { openReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { provedReceivables } from '#features/quality-of-earnings/supporting-schedules/server/proved-receivables.ts';
import { shift } from '#kernel/instant.ts';
import { storedWord } from '#kernel/stored-word.ts';
import type { Reading } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { listFindings as contract } from '../contract.ts';
import { findingTests, paperTests } from '../domain/finding-tests.ts';
import { severities } from '../domain/severity.ts';
import { missingFor, missingPapers } from '../domain/what-is-missing.ts';
import { findingsOf } from './finding-store.ts';
import { viewOfFinding } from './finding-view.ts';
import { patience } from './jobs.ts';
import { hasRelated } from './related-store.ts';
import { basisOf, findRun, type RunRow } from './run-store.ts';
import { testResults } from './run-tests.ts';

const whole = z.number().int();
/** What the run noted of its ledger. */
export const keptScope = z.object({
  materiality: whole,
  posting: whole,
  revenue: whole,
  facts: z.object({
    lines: whole,
    typed: whole,
    journals: whole,
    invoices: whole,
    named: whole,
    openings: whole,
    // A run that did not keep these took whatever there was.
    noted: whole.default(1),
    months: whole.default(12),
    inRow: whole.default(13),
    compared: whole.default(24),
    sold: whole.default(12),
  }),
});

export async function listFindings(
  reading: Reading,
  { params, query }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const review = await openReview(reading, params.id);
  const dataset = datasetOf(review, query.dataset);
  const found = await foundIn(reading, { reviewId: review.id, dataset });
  const aged = await provedReceivables(reading.db, { ...review, dataset }, review.latestEnds);
  if (!aged) return { ...found, aged: null };
  return {
    ...found,
    missing: found.missing.filter(({ test }) => test !== 'receivable-age'),
    aged: {
      day: review.latestEnds,
      total: Object.values(aged.ages).reduce((sum, amount) => sum + amount, 0),
      over90: aged.ages.over90,
    },
  };
}

/** What the tests of a dataset version found, also for later features. */
export async function foundIn(
  { db, now }: Pick<Reading, 'db' | 'now'>,
  { reviewId, dataset }: { reviewId: string; dataset: number },
): Promise<Omit<AnswerOf<typeof contract>, 'aged'>> {
  const run = await findRun(db, { reviewId, dataset });
  const listed = await hasRelated(db, reviewId);
  const papers = paperTests
    .filter((test) => test !== 'related-parties' || !listed)
    .map((test) => ({ test, part: missingPapers[test] }));
  const scope = keptScope.nullable().parse(run?.scope ?? null);
  if (!run || !scope)
    return {
      dataset,
      run: run ? await viewOfRun({ db, now }, run) : null,
      ...{ materiality: null, findings: [], left: [], clear: [], missing: papers },
    };
  const materiality = { overall: scope.materiality, posting: scope.posting };
  const rows = await findingsOf(db, reviewId, dataset);
  const findings = rows.map((row) => viewOfFinding(row, materiality));
  const results = testResults.parse(run.results);
  const missing = findingTests.flatMap((test) => {
    const part = missingFor(test, scope.facts);
    return part ? [{ test, part }] : [];
  });
  return {
    dataset,
    run: await viewOfRun({ db, now }, run),
    materiality,
    findings: findings.toSorted(
      (one, other) => severities.indexOf(one.severity) - severities.indexOf(other.severity),
    ),
    left: results.flatMap(({ test, left }) => (left > 0 ? [{ test, subjects: left }] : [])),
    clear: results.flatMap(({ test, found }) =>
      found === 0 && !missing.some((one) => one.test === test) ? [test] : [],
    ),
    missing: [...missing, ...papers],
  };
}

const storedStatus = storedWord(['running', 'done', 'failed'] as const, 'status of a run');

async function viewOfRun({ db, now }: Pick<Reading, 'db' | 'now'>, run: RunRow) {
  const status = storedStatus(run.status);
  return {
    status,
    step: run.step,
    steps: findingTests.length,
    startedAt: run.started_at.toISOString(),
    stalled: status === 'running' && run.touched_at < shift(now, -patience),
    outdated: status === 'done' && run.basis !== (await basisOf(db, run.review_id)),
  };
}
