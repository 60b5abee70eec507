import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import {
  type FindingTest,
  findingTests,
} from '#features/quality-of-earnings/findings/domain/finding-tests.ts';
import {
  keepFindings,
  most,
  scanWhole,
} from '#features/quality-of-earnings/findings/server/finding-store.ts';
import { scopeOfRun } from '#features/quality-of-earnings/findings/server/scope-of-run.ts';
import { testStatements } from '#features/quality-of-earnings/findings/server/tests-sql.ts';
import type { DB } from '#platform/db/tables.ts';
import { median } from '../children.ts';
import type { Figure } from '../rooms/figure.ts';

type Scope = NonNullable<Awaited<ReturnType<typeof scopeOfRun>>>;

/** Below it, what a transaction costs says more than the test does. */
const quick = 100;

/**
 * Each forensic test as the job runs it, with what it keeps, beside its plain SQL statement on the same connection. In
 * milliseconds, the median of `rounds`, by turns.
 */
export async function testsBesideStatements(
  db: Kysely<DB>,
  reviewId: string,
  rounds: number,
): Promise<Figure[]> {
  const scope = await scopeOfRun(db, { reviewId, dataset: 1 }, ['Tom Baker', 'Blue Door Holdings LLC']);
  if (!scope) throw new Error('no review');
  const figures: Figure[] = [];
  for (const test of findingTests) {
    const [plain, kept]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      plain.push(await inTransaction(db, `plain ${test}`, (tx) => findOnly(tx, test, scope)));
      kept.push(await inTransaction(db, test, (tx) => keep(tx, test, scope, round)));
    }
    const [measured, baseline] = [median(kept), median(plain)];
    const [what, target] =
      baseline < quick ? [`Test ${test}, quick`, { most: 2 * quick }] : [`Test ${test}`, { mostTimes: 2 }];
    figures.push({ what, measured, baseline, unit: 'ms', ...target });
  }
  return figures;
}

/** Everything is computed and nothing is sent. */
async function findOnly(tx: Transaction<DB>, test: FindingTest, scope: Scope): Promise<unknown> {
  await scanWhole(tx);
  return sql`with found as materialized (${testStatements[test](scope)}) select count(*) from found`.execute(
    tx,
  );
}

function keep(tx: Transaction<DB>, test: FindingTest, scope: Scope, round: number): Promise<unknown> {
  const ids = Array.from({ length: most.subjects }, () => randomUUID());
  return keepFindings(tx, test, scope, { ids, attempt: 1_000 + round, skipped: false });
}

/** `what`: named if it fails. */
async function inTransaction(
  db: Kysely<DB>,
  what: string,
  run: (tx: Transaction<DB>) => Promise<unknown>,
): Promise<number> {
  const begun = performance.now();
  try {
    await db.transaction().execute(run);
  } catch (cause) {
    throw new Error(`the test ${what} failed`, { cause });
  }
  return performance.now() - begun;
}
