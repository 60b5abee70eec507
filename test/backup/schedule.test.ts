import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { z } from 'zod';
import { hours, minutes, shift } from '#kernel/instant.ts';
import type { ContinuousState } from '#platform/backup/continuous.ts';
import { test as plain } from '#test/support/database.ts';
import { makeBackup } from '#test/support/made-backups.ts';
import { expectOk, join as joins, type Someone, signIn } from '#test/support/people.ts';
import { type TestProductOptions, testProduct } from '#test/support/product.ts';
import { siteNotes } from '#test/support/site-notes.ts';

/** Half a day away from the clock of the tests, which begins at the real time. */
const nightly = { hour: (new Date().getUTCHours() + 12) % 24, minute: 0, zone: 'UTC' };

const test = plain.extend('site', async ({ fresh }, { onCleanup }) => {
  const folder = await mkdtemp(join(tmpdir(), 'cairn-schedule-'));
  const { db } = fresh;
  const started: string[] = [];
  let end = () => {};
  const state: ContinuousState = { stream: null, problem: null, filesWaiting: 0 };
  const options: TestProductOptions = {
    continuous: { start: () => {}, stop: async () => {}, state: () => state },
    backups: { folder, folderSet: true, at: nightly },
    // Stands in for the process of a backup, which ends when the test says so.
    backupRunner: {
      run: (args) => {
        started.push(args.map((arg) => arg.replace(/=.*/, '=…')).join(' '));
        return new Promise((resolve) => {
          end = resolve;
        });
      },
      stop: async () => end(),
    },
  };
  const product = await testProduct(fresh, options);
  onCleanup(async () => {
    await product[Symbol.asyncDispose]();
    await rm(folder, { recursive: true, force: true });
  });
  const admin = await joins(product, 'Adam Root', ['admin']);
  /** Hours pass in these tests, and sign-ins with them. */
  const adminNow = async (): Promise<Someone> => ({ ...admin, ...(await signIn(product, admin)) });
  const runQueued = async () => {
    const queued = product.queued.filter(({ job }) => job === 'run-backup-attempt').length;
    const wanted = started.length + queued;
    await product.runJobs();
    await expect.poll(() => started.length).toBe(wanted);
  };
  const look = async (passed = 0) => {
    product.clock.advance(passed);
    await product.runJob('watch-backups');
    await runQueued();
  };
  const openAttempts = () =>
    db.selectFrom('backup_attempt').selectAll().where('ended_at', 'is', null).execute();
  const endProcess = async () => {
    end();
    await expect.poll(openAttempts).toEqual([]);
  };
  /** As the process does at its end. */
  const ends = async (problem: string | null) => {
    const ended = { ended_at: product.clock.now(), problem };
    await db.updateTable('backup_attempt').set(ended).where('ended_at', 'is', null).execute();
    await endProcess();
  };
  const succeeds = async () => {
    await makeBackup(folder, product.clock.now(), { fault: null });
    await ends(null);
  };
  return {
    product,
    state,
    fresh,
    db,
    folder,
    options,
    started,
    adminNow,
    look,
    runQueued,
    openAttempts,
    endProcess,
    ends,
    succeeds,
  };
});

const lines = z.object({
  items: z.array(z.object({ kind: z.string(), words: z.string(), path: z.string() })),
});
const told = async (who: Someone) =>
  lines
    .parse(await expectOk(who.get('/api/notifications')))
    .items.filter(({ kind }) => kind === 'backup-failed')
    .map(({ words }) => words);

const listed = z.object({
  trouble: z.object({ title: z.string() }).nullable(),
  running: z.object({ startedBy: z.string(), kind: z.string() }).nullable(),
  failed: z.array(z.object({ problem: z.string() })),
});
const listOf = async (who: Someone) => listed.parse(await expectOk(who.get('/api/backups')));

describe('the schedule', () => {
  test('makes the first backup at once, and then one after each night’s time', async ({
    site: { product, started, look, succeeds },
  }) => {
    await look();
    await look(5 * minutes);
    expect(started).toEqual(['backup --attempt=…']);
    await succeeds();
    await look(5 * minutes);
    expect(started).toHaveLength(1);
    const hour = product.clock.now().getUTCHours();
    const untilNight = ((nightly.hour + 24 - hour) % 24) * hours;
    await look(untilNight + 1 * hours);
    expect(started).toHaveLength(2);
    await succeeds();
    await look(12 * hours);
    expect(started).toHaveLength(2);
  });

  test('makes one backup, however many nodes look at the same time', async ({
    site: { fresh, options, openAttempts, product },
  }) => {
    const other = await testProduct(fresh, options);
    await Promise.all([product, other].map((node) => node.runJob('watch-backups')));
    expect(await openAttempts()).toMatchObject([{ kind: 'backup', started_by: 'schedule' }]);
    expect(
      [...product.queued, ...other.queued].filter(({ job }) => job === 'run-backup-attempt'),
    ).toHaveLength(1);
    await other[Symbol.asyncDispose]();
  });

  test('tries again an hour after a failure, and each hour after that', async ({
    site: { started, look, ends },
  }) => {
    await look();
    await ends('There is no room.');
    await look(59 * minutes);
    expect(started).toHaveLength(1);
    await look(1 * minutes);
    expect(started).toHaveLength(2);
    await ends('There is no room.');
    await look(61 * minutes);
    expect(started).toHaveLength(3);
  });

  test('does not repeat a backup that is whole and not sound: the next one would not be either', async ({
    site: { product, folder, started, look, ends },
  }) => {
    await look();
    await makeBackup(folder, product.clock.now(), { fault: 'its record has a fault' });
    await ends('It is not sound.');
    await look(70 * minutes);
    expect(started).toHaveLength(1);
  });

  test('makes one by day as well, where changes are copied that no backup begins', async ({
    site: { product, folder, state, started, look, ends },
  }) => {
    const now = product.clock.now();
    await makeBackup(folder, now, { fault: null, stream: 'one' });
    state.stream = 'one';
    await look();
    expect(started).toEqual([]);
    state.stream = 'two';
    await look();
    expect(started).toHaveLength(1);
    await makeBackup(folder, shift(now, 1_000), { fault: null, stream: 'two' });
    await ends(null);
    await look(5 * minutes);
    expect(started).toHaveLength(1);
  });

  test('takes an attempt whose process is gone for failed, on this node or another', async ({
    site: { db, adminNow, started, look, endProcess },
  }) => {
    await look();
    await endProcess();
    expect((await listOf(await adminNow())).failed).toMatchObject([
      { problem: expect.stringContaining('It was stopped before it was done') },
    ]);
    await look(61 * minutes);
    expect(started).toHaveLength(2);
    // Another node that was killed with all its processes.
    const silent = { seen_at: new Date(Date.now() - 3 * minutes) };
    await db.updateTable('backup_attempt').set(silent).where('ended_at', 'is', null).execute();
    expect((await listOf(await adminNow())).running).toBeNull();
    await look(61 * minutes);
    await look(61 * minutes);
    expect(started).toHaveLength(3);
  });

  test('knows on a restored site that its own backup did not fail', async ({
    site: { product, db, folder, adminNow, look },
  }) => {
    const backup = await makeBackup(folder, product.clock.now());
    const attempt = { id: product.clock.newId(), kind: 'backup', started_by: 'schedule', backup };
    const now = new Date();
    await db
      .insertInto('backup_attempt')
      .values({ ...attempt, started_at: now, seen_at: now, server_started_at: shift(now, -30 * hours) })
      .execute();
    await look();
    expect(await listOf(await adminNow())).toMatchObject({ failed: [], trouble: null });
  });

  test('does nothing where no folder is set', async ({ site: { fresh, folder } }) => {
    await using node = await testProduct(fresh, { backups: { folder, folderSet: false, at: null } });
    await node.runJob('watch-backups');
    expect(node.queued).toEqual([]);
    const { schedules = [] } = node.product.features.find(({ name }) => name === 'backups') ?? {};
    expect(schedules).toEqual([]);
  });
});

describe('admins hear', () => {
  test('of a failure once, until a backup was made in between', async ({
    site: { product, adminNow, look, ends, succeeds },
  }) => {
    const member = await joins(product, 'Olive Owner');
    const notes = () => adminNow().then(siteNotes);
    await look();
    expect([await told(await adminNow()), await notes()]).toEqual([[], []]);
    await ends('There is no room for a backup in /backup.');
    for (let times = 0; times < 3; times += 1) {
      await look(61 * minutes);
      await ends('There is no room for a backup in /backup.');
    }
    await look();
    expect(await told(await adminNow())).toEqual(['The last backup failed']);
    const mails = await (await adminNow()).mails('backup-failed');
    expect(
      mails.map(({ body }) => body.includes('What went wrong: There is no room for a backup in /backup.')),
    ).toEqual([true]);
    expect(await notes()).toEqual(['The last backup failed']);
    await look(61 * minutes);
    await succeeds();
    await look();
    expect(await notes()).toEqual([]);
    await look(25 * hours);
    await ends('There is no room.');
    await look();
    expect(await told(await adminNow())).toEqual(['The last backup failed', 'The last backup failed']);
    expect(await told({ ...member, ...(await signIn(product, member)) })).toEqual([]);
  });

  test('that changes have not been copied for ten minutes, and why', async ({
    site: { product, folder, state, adminNow, look },
  }) => {
    const now = product.clock.now();
    await makeBackup(folder, now, { fault: null });
    const text =
      '/backup cannot be used (ENOENT): mount its disk, or give the folder to the user that runs Cairn.';
    state.problem = { text, since: now };
    await look(9 * minutes);
    expect(await told(await adminNow())).toEqual([]);
    await look(1 * minutes);
    await look(5 * minutes);
    expect(await told(await adminNow())).toEqual(['Changes are not being copied to the backups']);
    const [mail] = await (await adminNow()).mails('backup-failed');
    expect(mail?.body).toContain(`What went wrong: ${text}`);
    state.problem = null;
    await look();
    expect(await listOf(await adminNow())).toMatchObject({ trouble: null });
  });

  test('that the newest sound backup is older than 26 hours, where a command should have made one', async ({
    site: { fresh, folder, adminNow },
  }) => {
    await using node = await testProduct(fresh, { backups: { folder, folderSet: true, at: null } });
    const now = node.clock.now();
    await makeBackup(folder, shift(now, -26 * hours), { fault: null });
    await makeBackup(folder, shift(now, -2 * hours), { fault: 'its record has a fault' });
    await node.runJob('watch-backups');
    expect(await told(await adminNow())).toEqual([]);
    node.clock.advance(1 * minutes);
    await node.runJob('watch-backups');
    node.clock.advance(1 * hours);
    await node.runJob('watch-backups');
    expect(await told(await adminNow())).toEqual(['The newest backup is more than a day old']);
    expect(node.queued.filter(({ job }) => job === 'run-backup-attempt')).toEqual([]);
  });
});
