import { sql } from 'kysely';
import type { Reader, Tx } from '../context.ts';

export type JobFigures = { waiting: number; running: number; failed: number; oldestDue: Date | null };
export type FailedJob = {
  id: string;
  name: string;
  attempts: number;
  failedAt: Date;
  /** The type of the error, or what the queue says; never the words of an error. */
  error: string | null;
};

/** Those of the queue itself. */
const ownQueues = ['dead-letter', '__pgboss__send-it'];

/** Whether the queue has its tables: it makes them itself, when it first starts. */
async function hasQueue(db: Reader): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('jobs.job') is not null as there`.execute(
    db,
  );
  return rows[0]?.there ?? false;
}

/** `oldestDue`: since when the job waits that should have begun first. Zeros before the queue's first start. */
export async function jobFigures(db: Reader): Promise<JobFigures> {
  if (!(await hasQueue(db))) return { waiting: 0, running: 0, failed: 0, oldestDue: null };
  const { rows } = await sql<JobFigures>`
    select count(*) filter (where state in ('created', 'retry'))::int as waiting,
      count(*) filter (where state = 'active')::int as running,
      count(*) filter (where state = 'failed')::int as failed,
      min(start_after) filter (where state in ('created', 'retry') and start_after <= now()) as "oldestDue"
    from jobs.job
    where state in ('created', 'retry', 'active', 'failed') and name <> all(${ownQueues}::text[])`.execute(
    db,
  );
  return rows[0] ?? { waiting: 0, running: 0, failed: 0, oldestDue: null };
}

/** Jobs that failed for good, the last one first. The queue forgets them after a week. */
export async function failedJobs(db: Reader, most: number): Promise<FailedJob[]> {
  if (!(await hasQueue(db))) return [];
  const { rows } = await sql<FailedJob>`
    select id, name, retry_count + 1 as attempts, coalesce(completed_on, created_on) as "failedAt",
      coalesce(output ->> 'message', output -> 'value' ->> 'message') as error
    from jobs.job
    where state = 'failed' and name <> all(${ownQueues}::text[])
    order by completed_on desc, id
    limit ${most}`.execute(db);
  return rows;
}

export type TakenJob = { name: string; data: Record<string, unknown> };

/** Which job a failed one is; `undefined` if there is none with this ID. Locked until the transaction ends. */
export async function failedJob(tx: Tx, id: string): Promise<TakenJob | undefined> {
  if (!(await hasQueue(tx))) return undefined;
  const { rows } = await sql<TakenJob>`
    select name, coalesce(data, '{}') as data from jobs.job
    where id = ${id} and state = 'failed' and name <> all(${ownQueues}::text[])
    for update`.execute(tx);
  return rows[0];
}

export async function forgetFailedJob(tx: Tx, id: string): Promise<void> {
  await sql`delete from jobs.job where id = ${id} and state = 'failed'`.execute(tx);
}
