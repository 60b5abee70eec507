import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { days, shift } from '#kernel/instant.ts';
import { test as plain } from '#test/support/database.ts';
import { makeBackup } from '#test/support/made-backups.ts';
import { expectOk, join as joins, type Someone } from '#test/support/people.ts';
import { testProduct } from '#test/support/product.ts';

const passphrase = 'correct horse battery';

const test = plain.extend('site', async ({ fresh }, { onCleanup }) => {
  const folder = await mkdtemp(join(tmpdir(), 'cairn-list-'));
  const keep = { daily: 1, weekly: 2, monthly: 0 };
  const at = { hour: 3, minute: 5, zone: 'America/Chicago' };
  const product = await testProduct(fresh, { backups: { folder, folderSet: true, at, keep, passphrase } });
  onCleanup(async () => {
    await product[Symbol.asyncDispose]();
    await rm(folder, { recursive: true, force: true });
  });
  return { product, db: fresh.db, folder, admin: await joins(product, 'Adam Root', ['admin']) };
});

const list = (who: Someone) => expectOk(who.get('/api/backups'));

describe('the list of backups', () => {
  test('is that of the folder, newest first: size, what was verified, and what each is kept as', async ({
    site: { product, folder, admin },
  }) => {
    const now = product.clock.now();
    const old = await makeBackup(folder, shift(now, -8 * days), { fault: null, bytes: 500, files: 3 });
    const bad = await makeBackup(folder, shift(now, -1 * days), { fault: 'its record has a fault' });
    const newest = await makeBackup(folder, now, {});
    await writeFile(join(folder, old, 'backup.json'), '{');
    expect(await list(admin)).toMatchObject({
      items: [
        { name: newest, problem: null, verification: null, keptFor: ['daily', 'weekly'] },
        { name: bad, verification: { fault: 'its record has a fault' }, keptFor: [] },
        { name: old, contents: null, problem: expect.stringContaining('cannot be read') },
      ],
    });
    await makeBackup(folder, shift(now, -8 * days), { fault: null, bytes: 500, files: 3 });
    expect(await list(admin)).toMatchObject({
      items: [
        {},
        {},
        { contents: { databaseBytes: 500, files: 3, fileBytes: 300, sealed: true }, keptFor: ['weekly'] },
      ],
    });
  });

  test('says what is set, and never the passphrase', async ({ site: { folder, admin } }) => {
    const shown = await list(admin);
    expect(shown).toMatchObject({
      settings: {
        database: 'embedded',
        folder,
        folderSet: true,
        at: '03:05 America/Chicago',
        passphraseSet: true,
        keep: { daily: 1, weekly: 2, monthly: 0 },
      },
    });
    expect(JSON.stringify(shown)).not.toContain(passphrase);
  });

  test('says from when on any moment can be restored, and why changes are not copied now', async ({
    site: { product, folder, admin },
  }) => {
    expect(await list(admin)).toMatchObject({ moments: null });
    const now = product.clock.now();
    const [old, first] = [shift(now, -3 * days), shift(now, -2 * days)];
    await makeBackup(folder, old, { stream: 'a stream before a gap' });
    await makeBackup(folder, first, { stream: 'this one' });
    await makeBackup(folder, now, { stream: 'this one' });
    const received = (name: string) => join(folder, 'wal/this one', name);
    await mkdir(received(''), { recursive: true });
    for (const name of ['000000010000000000000000.zst', '000000010000000000000001.partial'])
      await writeFile(received(name), '');
    const problem = { text: 'The disk is away.', since: now };
    const state = { stream: 'this one', problem, filesWaiting: 2 };
    const { database, secrets, clock } = product;
    const keep = { daily: 7, weekly: 0, monthly: 0 };
    const continuous = { start: () => {}, stop: async () => {}, state: () => state };
    await using node = await testProduct(database, { secrets, clock, continuous, backups: { folder, keep } });
    const shown = () => expectOk(node.call('GET', '/api/backups', { key: admin.key }));
    expect(await shown()).toMatchObject({
      moments: {
        since: first.toISOString(),
        problem: { text: 'The disk is away.', since: now.toISOString() },
        filesWaiting: 2,
      },
    });
    // A file of the WAL is lost, so nothing leads from the backups to now.
    await rename(received('000000010000000000000001.partial'), received('000000010000000000000003.partial'));
    expect(await shown()).toMatchObject({ moments: { since: null } });
  });

  test('exists for admins only', async ({ site: { product } }) => {
    const member = await joins(product, 'Olive Owner');
    expect((await member.get('/api/backups')).status).toBe(403);
    expect((await member.post('/api/backups', {})).status).toBe(403);
    expect((await member.post('/api/backup-verifications', { backup: '2026-01-01T00-00-00Z' })).status).toBe(
      403,
    );
    expect((await product.call('GET', '/api/backups')).status).toBe(401);
  });
});

describe('an admin', () => {
  test('starts a backup, sees how far it is, and cannot start another one meanwhile', async ({
    site: { product, db, admin },
  }) => {
    await expectOk(admin.post('/api/backups', {}));
    expect(product.queued.filter(({ job }) => job === 'run-backup-attempt')).toHaveLength(1);
    const again = await admin.post('/api/backups', {});
    expect([again.status, (await again.json()).code]).toEqual([409, 'backup-running']);
    await db.updateTable('backup_attempt').set({ step: 'files', done: 3, total: 10 }).execute();
    expect(await list(admin)).toMatchObject({
      running: { kind: 'backup', startedBy: 'admin', step: 'files', done: 3, total: 10 },
      failed: [],
    });
  });

  test('has a backup verified, if there is such a one', async ({ site: { product, folder, admin } }) => {
    const backup = await makeBackup(folder, product.clock.now());
    expect((await admin.post('/api/backup-verifications', { backup: '2020-01-01T00-00-00Z' })).status).toBe(
      404,
    );
    expect((await admin.post('/api/backup-verifications', { backup: '../elsewhere' })).status).toBe(400);
    await expectOk(admin.post('/api/backup-verifications', { backup }));
    expect(await list(admin)).toMatchObject({ running: { kind: 'verification', backup } });
  });

  test('is on record with each start', async ({ site: { db, admin } }) => {
    await expectOk(admin.post('/api/backups', {}));
    const [row] = await db
      .selectFrom('audit_event')
      .selectAll()
      .where('action', '=', 'backup-started')
      .execute();
    expect(row).toMatchObject({ actor_id: admin.id, detail: { kind: 'backup', by: 'admin' } });
  });
});
