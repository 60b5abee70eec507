import { sql } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import type { FindingTest } from '../domain/finding-tests.ts';
import { foundColumns, type TestScope } from './ledger-sql.ts';
import { testStatements } from './tests-sql.ts';

/** A test keeps its largest subjects, and the largest lines of each. */
export const most = { subjects: 15, lines: 10_000 } as const;

/**
 * Runs a test and keeps what it found; `skipped`: only removes what a run before found. A finding that stands already keeps
 * its explanation; a new one takes over that of an earlier dataset version, and asks again if it differs. `ids`: for new
 * findings. Returns how many subjects it found.
 */
export async function keepFindings(
  tx: Tx,
  test: FindingTest,
  scope: TestScope,
  { ids, attempt, skipped }: { ids: readonly string[]; attempt: number; skipped: boolean },
): Promise<number> {
  const { reviewId, dataset } = scope;
  const own = sql`review_id = ${reviewId}::uuid and dataset = ${dataset}::integer and test = ${test}`;
  await sql`delete from earnings_finding_line
    where finding_id in (select id from earnings_finding where ${own})`.execute(tx);
  await scanWhole(tx);
  const found = skipped ? 0 : await insertFindings(tx, test, scope, { ids, attempt });
  await sql`delete from earnings_finding where ${own} and attempt <> ${attempt}::integer`.execute(tx);
  return found;
}

/**
 * Tests read every line of a ledger. Right after a file was read, PostgreSQL has no statistics of its lines yet, and would
 * look them up one by one, or sort them by a column that few values share. Ends with the transaction.
 */
export async function scanWhole(tx: Tx): Promise<void> {
  await sql`select set_config('enable_nestloop', 'off', true), set_config('enable_mergejoin', 'off', true)`.execute(
    tx,
  );
}

async function insertFindings(
  tx: Tx,
  test: FindingTest,
  scope: TestScope,
  { ids, attempt }: { ids: readonly string[]; attempt: number },
): Promise<number> {
  const { reviewId, dataset } = scope;
  const { rows } = await sql<{ subjects: number }>`
    with found (${foundColumns}) as materialized (${testStatements[test](scope)}),
    subject as (
      select subject, coalesce(min(dollars), sum(abs(cents)), 0)::bigint as dollars,
        coalesce(min(stake), greatest(sum(cents) filter (where ${latest(scope)}), 0), 0)::bigint as stake,
        count(file)::integer as rows, min(stake) is not null as staked
      from found group by subject),
    placed as materialized (
      select *, row_number() over (order by stake desc, dollars desc, rows desc, subject) as place from subject),
    kept as (
      insert into earnings_finding as known (id, review_id, dataset, test, subject, dollars, stake, rows, facts,
        explanation, explained_by, explained_at, asked_again, attempt)
      select (${[...ids]}::uuid[])[placed.place], ${reviewId}::uuid, ${dataset}::integer, ${test}, left(placed.subject, 1000),
        placed.dollars, placed.stake, placed.rows,
        (select facts from found where found.subject = placed.subject limit 1), earlier.explanation, earlier.explained_by,
        earlier.explained_at, earlier.explanation is not null
          and (earlier.dollars <> placed.dollars or earlier.rows <> placed.rows), ${attempt}::integer
      from placed left join lateral (
        select * from earnings_finding as earlier
        where earlier.review_id = ${reviewId}::uuid and earlier.test = ${test} and earlier.subject = left(placed.subject, 1000)
          and earlier.dataset < ${dataset}::integer and earlier.explanation is not null
        order by earlier.dataset desc limit 1) as earlier on true
      where placed.place <= ${most.subjects}::integer
      on conflict (review_id, dataset, test, subject) do update set dollars = excluded.dollars, stake = excluded.stake,
        rows = excluded.rows, facts = excluded.facts, attempt = excluded.attempt,
        asked_again = known.explanation is not null and (known.asked_again or known.dollars <> excluded.dollars
          or known.rows <> excluded.rows)
      returning id, subject),
    ${linesOfKept(scope)}
    select count(*)::integer as subjects from placed`.execute(tx);
  return rows[0]?.subjects ?? 0;
}

/** SQL: the largest lines of the subjects that are kept. Only a subject with more than these is put in order. */
const linesOfKept = (scope: TestScope) => sql`
  own as (
    select kept.id, placed.subject, placed.staked, placed.rows from placed
      join kept on kept.subject = left(placed.subject, 1000)
    where placed.place <= ${most.subjects}::integer),
  behind as (
    select own.id, own.rows, file, account, day, sheet, row, cents,
      case when own.staked then abs(cents) when ${latest(scope)} then cents else 0 end as counted
    from found join own on own.subject = found.subject where file is not null),
  line as (
    insert into earnings_finding_line (finding_id, file, account, day, sheet, row, cents)
    select id, file, account, day, sheet, row, counted from behind where rows <= ${most.lines}::integer
    union all
    select id, file, account, day, sheet, row, counted from (
      select *, row_number() over (partition by id
        order by abs(cents) desc, file, account, day, sheet, row) as place
      from behind where rows > ${most.lines}::integer) as largest
    where place <= ${most.lines}::integer
    returning 1)`;

const latest = ({ latest: { from, to } }: TestScope) => sql`day between ${from}::date and ${to}::date`;

export type FindingRow = {
  id: string;
  review_id: string;
  dataset: number;
  test: string;
  subject: string;
  dollars: number;
  stake: number;
  rows: number;
  facts: unknown;
  explanation: string | null;
  explained_at: Date | null;
  asked_again: boolean;
  version: number;
};

const columns = [
  'id',
  'review_id',
  'dataset',
  'test',
  'subject',
  sql<number>`dollars`.as('dollars'),
  sql<number>`stake`.as('stake'),
  'rows',
  'facts',
  'explanation',
  'explained_at',
  'asked_again',
  'version',
] as const;

/** The dearest first. */
export function findingsOf(db: Reader, reviewId: string, dataset: number): Promise<FindingRow[]> {
  return db
    .selectFrom('earnings_finding')
    .select(columns)
    .where('review_id', '=', reviewId)
    .where('dataset', '=', dataset)
    .orderBy('stake', 'desc')
    .orderBy('dollars', 'desc')
    .orderBy('test')
    .orderBy('subject')
    .execute();
}

export function findFinding(db: Reader, id: string): Promise<FindingRow | undefined> {
  return db.selectFrom('earnings_finding').select(columns).where('id', '=', id).executeTakeFirst();
}

export async function writeExplanation(
  tx: Tx,
  of: { id: string; explanation: string | null; by: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('earnings_finding')
    .set({
      explanation: of.explanation,
      explained_by: of.explanation === null ? null : of.by,
      explained_at: of.explanation === null ? null : of.at,
      asked_again: false,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', of.id)
    .execute();
}

/** Lines by the findings that share them: for each such set, what its lines count for in each finding, in cents. */
export async function sharedLines(
  db: Reader,
  ids: readonly string[],
): Promise<{ findings: string[]; finding: string; cents: number }[]> {
  const { rows } = await sql<{ findings: string[]; finding: string; cents: number }>`
    with line as (
      select line.*, array_agg(finding_id) over (partition by file, account, day, sheet, row
        order by finding_id rows between unbounded preceding and unbounded following) as findings
      from earnings_finding_line as line where finding_id = any(${[...ids]}::uuid[]))
    select findings, finding_id as finding, sum(cents)::bigint as cents
    from line where array_length(findings, 1) > 1 group by findings, finding_id`.execute(db);
  return rows;
}
