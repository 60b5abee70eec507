import { type Kysely, sql } from 'kysely';
import { describe, expect } from 'vitest';
import type { DB } from '#platform/db/tables.ts';
import { enqueueFromOutside, type Jobs, startJobs } from '#platform/jobs/jobs.ts';
import { capturedLog } from '#test/support/captured-log.ts';
import type { CopiedDatabase } from '../../support/copied-database.ts';
import { test as plain } from '../../support/database.ts';

type Queue = Jobs & { ran: unknown[]; fail: { times: number }; lines: string[]; db: Kysely<DB> };

/**
 * `queue` is woken by NOTIFY, otherwise polls every 30 seconds; `impatient` polls twice a second, tries
 * twice, and runs a job again that showed no sign of life for ten seconds.
 */
const test = plain
  .extend('queue', async ({ fresh }, { onCleanup }): Promise<Queue> => {
    const queue = await startQueue(fresh, {});
    onCleanup(() => queue.stop());
    return queue;
  })
  .extend('impatient', async ({ fresh }, { onCleanup }): Promise<Queue> => {
    const queue = await startQueue(fresh, { pollSeconds: 0.5, attempts: 2, lostAfterSeconds: 10 });
    onCleanup(() => queue.stop());
    return queue;
  });

async function startQueue(
  { source, db }: CopiedDatabase,
  manner: { pollSeconds?: number; attempts?: number; lostAfterSeconds?: number },
): Promise<Queue> {
  const ran: unknown[] = [];
  const fail = { times: 0 };
  const { log, lines } = capturedLog();
  const note = async (data: unknown) => {
    if (fail.times > 0) {
      fail.times -= 1;
      throw new Error('CANARY');
    }
    ran.push(data);
  };
  const schedules = [{ job: 'note', cron: '0 3 * * *' }];
  const jobs = await startJobs({ connection: source, log, schedules, handlers: { note }, ...manner });
  return { ...jobs, ran, fail, lines, db };
}

describe('a job', () => {
  test('runs when its transaction commits, and never after a rollback', async ({ queue }) => {
    const undone = queue.db.transaction().execute(async (tx) => {
      await queue.enqueue(tx, 'note', { n: 'rolled back' });
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    await queue.db.transaction().execute((tx) => queue.enqueue(tx, 'note', { n: 'committed' }));
    await expect.poll(() => queue.ran).toEqual([{ n: 'committed' }]);
  });

  test('queued by a command runs in the app when its transaction commits', async ({ queue }) => {
    const undone = queue.db.transaction().execute(async (tx) => {
      await enqueueFromOutside(tx, 'note', { n: 'rolled back' });
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    await queue.db.transaction().execute((tx) => enqueueFromOutside(tx, 'note', { n: 'from outside' }));
    await expect.poll(() => queue.ran).toEqual([{ n: 'from outside' }]);
  });

  test('in a batch runs right after the others, without waiting for the next poll', async ({ queue }) => {
    const all = Array.from({ length: 8 }, (_, n) => ({ n }));
    await queue.db.transaction().execute(async (tx) => {
      for (const data of all) await queue.enqueue(tx, 'note', data);
    });
    await expect.poll(() => queue.ran).toHaveLength(all.length);
  });

  test('that failed is retried, and its error message stays out of the log', async ({ impatient: queue }) => {
    queue.fail.times = 1;
    await queue.db.transaction().execute((tx) => queue.enqueue(tx, 'note', { n: 1 }));
    await expect.poll(() => queue.lines.join()).toContain('a job failed and is tried again');
    await expect.poll(() => queue.ran).toEqual([{ n: 1 }]);
    expect(queue.lines.join()).not.toContain('CANARY');
  });

  test('that failed every time is reported once as permanently failed', async ({ impatient: queue }) => {
    queue.fail.times = 2;
    await queue.db.transaction().execute((tx) => queue.enqueue(tx, 'note', { n: 1 }));
    await expect.poll(() => queue.lines.join()).toContain('a job failed for good');
    expect(queue.ran).toEqual([]);
  });

  test('that its process was killed with runs again', async ({ impatient: queue }) => {
    await queue.db.transaction().execute(async (tx) => {
      await queue.enqueue(tx, 'note', { n: 1 });
      await sql`update jobs.job set state = 'active', started_on = now(), heartbeat_on = now(),
        retry_limit = 1 where name = 'note'`.execute(tx);
    });
    await expect.poll(() => queue.ran).toEqual([{ n: 1 }]);
  });

  test('without a handler is refused when it is queued', async ({ queue }) => {
    const asked = queue.db.transaction().execute((tx) => queue.enqueue(tx, 'unknown', {}));
    await expect(asked).rejects.toThrow('no feature handles the job unknown');
  });
});
