import type { PoolConfig } from 'pg';
import { fromKysely, type Job, PgBoss } from 'pg-boss';
import { z } from 'zod';
import { days, hours } from '#kernel/instant.ts';
import type { Tx } from '../context.ts';
import { type Logger, safeError } from '../log.ts';
import { measured, telemetry } from '../telemetry/telemetry.ts';

/** Handlers by job name. They run after the transaction that queued the job commits, and must be idempotent. */
export type JobHandlers = Readonly<Record<string, (data: Record<string, unknown>) => Promise<void>>>;

export type Schedule = { job: string; cron: string };

export type Jobs = {
  /** Queues a job in the caller's transaction. Throws for a name without a handler. */
  enqueue(tx: Tx, job: string, data: Record<string, unknown>): Promise<void>;
  stop(): Promise<void>;
};

export type JobsOptions = {
  connection: PoolConfig;
  handlers: JobHandlers;
  schedules?: readonly Schedule[];
  log: Logger;
  /** `false`: only queue, and leave the work and the schedules to other nodes. */
  works?: boolean;
  pollSeconds?: number;
  attempts?: number;
  /** How long a job may show no sign of life, as after a kill -9, before it runs again; 10 or more. */
  lostAfterSeconds?: number;
};

/** Attempts of a failing job: immediately, then after about 2, 4, 8 … seconds, at most ten minutes apart. */
export const jobAttempts = 8;

/** Milliseconds; the queue's maintenance takes longer than a request may. */
const queryTimeout = 60_000;

const deadLetter = 'dead-letter';
const stopWithin = 10_000;

/** Opens the queues, and starts the workers on them. Queues are in the schema `jobs` of the same database and are woken by LISTEN/NOTIFY. */
export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const { connection, handlers, schedules = [], log } = options;
  const { works = true, pollSeconds = 30, attempts = jobAttempts, lostAfterSeconds = 30 } = options;
  const boss = new PgBoss({
    ...connectionOf(connection),
    schema: 'jobs',
    max: 3,
    useListenNotify: works,
    supervise: works,
    schedule: works,
    superviseIntervalSeconds: lostAfterSeconds / 2,
    monitorIntervalSeconds: lostAfterSeconds / 2,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await boss.start();
  await boss.createQueue(deadLetter, { notify: true });
  const manner = { log, pollSeconds, attempts, lostAfterSeconds };
  for (const [name, handle] of Object.entries(handlers)) {
    await openQueue(boss, manner, name);
    if (works) await workOn(boss, manner, name, handle);
  }
  if (works) {
    await workOnDeadLetters(boss, manner);
    await keepSchedules(boss, schedules);
  }
  const renewing = works ? renewSchedules(boss, schedules, log) : null;
  return {
    enqueue: async (tx, job, data) => {
      if (!Object.hasOwn(handlers, job)) throw new Error(`no feature handles the job ${job}`);
      await boss.send(job, withTrace(data), { db: fromKysely(tx) });
    },
    stop: () => {
      clearInterval(renewing ?? undefined);
      return boss.stop({ graceful: true, timeout: stopWithin });
    },
  };
}

/** For commands: the app runs the job now or at its next start. Throws if the queue does not exist yet. */
export async function enqueueFromOutside(tx: Tx, job: string, data: Record<string, unknown>): Promise<void> {
  const boss = new PgBoss({
    db: fromKysely(tx),
    schema: 'jobs',
    supervise: false,
    schedule: false,
    migrate: false,
  });
  await boss.start();
  await boss.send(job, data);
  await boss.stop({ graceful: false });
}

type Manner = Required<Pick<JobsOptions, 'log' | 'pollSeconds' | 'attempts' | 'lostAfterSeconds'>>;

async function openQueue(boss: PgBoss, { attempts, lostAfterSeconds }: Manner, name: string): Promise<void> {
  const backoff = { retryLimit: attempts - 1, retryDelay: 2, retryBackoff: true, retryDelayMax: 600 };
  await boss.createQueue(name, { notify: true, deadLetter, ...backoff });
  await boss.updateQueue(name, { heartbeatSeconds: lostAfterSeconds });
}

async function workOn(
  boss: PgBoss,
  { log, pollSeconds }: Manner,
  name: string,
  handle: JobHandlers[string],
): Promise<void> {
  const manner = { pollingIntervalSeconds: pollSeconds, notifyPollingIntervalSeconds: pollSeconds };
  let worker = '';
  worker = await boss.work(name, manner, async (jobs: Job<Record<string, unknown>>[]) => {
    // Jobs queued together wake the worker only once, so look for the next one right away.
    boss.notifyWorker(worker);
    for (const job of jobs) {
      try {
        const { [traceOf]: parent = null, ...data } = job.data ?? {};
        await measured(jobSpan(name, parent), () => handle(data));
      } catch (error) {
        // Keep its message out of the log and the queue: a mail server's answers quote addresses.
        const { type, stack } = safeError(error);
        log.warn({ error: type, stack, job: job.id, name }, 'a job failed and is tried again');
        throw new Error(type);
      }
    }
  });
}

/** In the data of a job: the trace in which it was queued. */
const traceOf = 'traceparent';

function withTrace(data: Record<string, unknown>): Record<string, unknown> {
  const traceparent = telemetry().traceparent();
  return traceparent === null ? data : { ...data, [traceOf]: traceparent };
}

function jobSpan(name: string, parent: unknown) {
  const attributes = { 'cairn.job.name': name };
  return {
    kind: 'job',
    name: `job ${name}`,
    attributes,
    parent: typeof parent === 'string' ? parent : null,
  } as const;
}

async function workOnDeadLetters(boss: PgBoss, { log, pollSeconds }: Manner): Promise<void> {
  const manner = { pollingIntervalSeconds: pollSeconds, notifyPollingIntervalSeconds: pollSeconds };
  await boss.work(deadLetter, manner, async (jobs: Job[]) => {
    for (const job of jobs) log.error({ job: job.id }, 'a job failed for good');
  });
}

const renewedEvery = 1 * hours;
/** How long a schedule stays after the last node that knows it. */
const scheduleStays = 7 * days;
const scheduleRows = z.array(z.object({ name: z.string(), updated_on: z.date() }));

/**
 * A schedule that this node does not know may be that of a newer one: it goes only when no node has renewed it for
 * days.
 */
async function keepSchedules(boss: PgBoss, schedules: readonly Schedule[]): Promise<void> {
  for (const { job, cron } of schedules) await boss.schedule(job, cron);
  const known = new Set(schedules.map(({ job }) => job));
  const old = Date.now() - scheduleStays;
  for (const { name, updated_on } of scheduleRows.parse(await boss.getSchedules()))
    if (!known.has(name) && updated_on.getTime() < old) await boss.unschedule(name);
}

function renewSchedules(boss: PgBoss, schedules: readonly Schedule[], log: Logger): NodeJS.Timeout {
  const renew = () =>
    keepSchedules(boss, schedules).catch((error: unknown) => log.error({ err: error }, 'job queue'));
  return setInterval(renew, renewedEvery).unref();
}

function connectionOf({ connectionString, host, port, user, password, database, ssl }: PoolConfig) {
  const given = { connectionString, host, port, user, password, database, ssl };
  const told = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return { ...told, keepAlive: true, query_timeout: queryTimeout };
}
