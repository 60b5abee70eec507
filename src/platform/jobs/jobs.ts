import type { PoolConfig } from 'pg';
import { fromKysely, type Job, PgBoss } from 'pg-boss';
import type { Tx } from '../context.ts';
import type { Logger } from '../log.ts';

/** What is done after the transaction that asked for it: job name → what to do. Must bear being run twice. */
export type JobHandlers = Readonly<Record<string, (data: Record<string, unknown>) => Promise<void>>>;

/** Work that recurs: a job name among the handlers, and when, in cron's five fields (UTC). */
export type Schedule = { job: string; cron: string };

export type Jobs = {
  /** Queues a job through the caller's transaction. Throws for a name that nobody handles. */
  enqueue(tx: Tx, job: string, data: Record<string, unknown>): Promise<void>;
  /** Lets running jobs finish (10 s at most), then gives the connections back. */
  stop(): Promise<void>;
};

export type JobsOptions = {
  connection: PoolConfig;
  handlers: JobHandlers;
  schedules?: readonly Schedule[];
  log: Logger;
};

/** How often a failing job is tried: at once, then after about 2, 4, 8 … seconds, at most ten minutes apart. */
export const jobAttempts = 8;

const deadLetter = 'dead-letter';
const stopWithin = 10_000;

/** Starts the workers: queues live in the schema `jobs` of the same database, woken by LISTEN/NOTIFY. */
export async function startJobs({ connection, handlers, schedules = [], log }: JobsOptions): Promise<Jobs> {
  const boss = new PgBoss({ ...connectionOf(connection), schema: 'jobs', max: 3, useListenNotify: true });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await boss.start();
  await boss.createQueue(deadLetter, { notify: true });
  for (const [name, handle] of Object.entries(handlers)) await workOn(boss, log, name, handle);
  await boss.work(deadLetter, { notifyPollingIntervalSeconds: 60 }, async (jobs: Job[]) => {
    for (const job of jobs) log.error({ job: job.id }, 'a job failed for good');
  });
  await keepSchedules(boss, schedules);
  return {
    enqueue: async (tx, job, data) => {
      if (!Object.hasOwn(handlers, job)) throw new Error(`nobody handles the job ${job}`);
      await boss.send(job, data, { db: fromKysely(tx) });
    },
    stop: () => boss.stop({ graceful: true, timeout: stopWithin }),
  };
}

async function workOn(boss: PgBoss, log: Logger, name: string, handle: JobHandlers[string]): Promise<void> {
  const backoff = { retryLimit: jobAttempts - 1, retryDelay: 2, retryBackoff: true, retryDelayMax: 600 };
  await boss.createQueue(name, { notify: true, deadLetter, ...backoff });
  await boss.work(
    name,
    { notifyPollingIntervalSeconds: 30 },
    async (jobs: Job<Record<string, unknown>>[]) => {
      for (const job of jobs) {
        try {
          await handle(job.data ?? {});
        } catch (error) {
          log.warn({ err: error, job: job.id, name }, 'a job failed and is tried again');
          // The queue keeps what is thrown: a name is enough, messages may quote people.
          throw new Error(error instanceof Error ? error.name : 'failed');
        }
      }
    },
  );
}

async function keepSchedules(boss: PgBoss, schedules: readonly Schedule[]): Promise<void> {
  const wanted = new Set(schedules.map(({ job }) => job));
  for (const { name } of await boss.getSchedules()) if (!wanted.has(name)) await boss.unschedule(name);
  for (const { job, cron } of schedules) await boss.schedule(job, cron);
}

function connectionOf({ connectionString, host, port, user, password, database, ssl }: PoolConfig) {
  const given = { connectionString, host, port, user, password, database, ssl };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}
