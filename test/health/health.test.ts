import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { describe, expect, vi } from 'vitest';
import { days, hours, minutes, shift } from '#kernel/instant.ts';
import { createStatementTimes } from '#platform/telemetry/statement-times.ts';
import { missingId } from '#test/support/call-facts.ts';
import { join } from '#test/support/people.ts';
import { failingQueue, healthOf, type Site, test } from './world.ts';

const often = { interval: 50 };

describe('the health of a site', () => {
  test('is for admins', async ({ open }) => {
    const { product, admin } = await open();
    const someone = await join(product, 'Ann Miller');
    expect((await someone.get('/api/health')).status).toBe(403);
    expect((await someone.post('/api/mail-retries', {})).status).toBe(403);
    expect((await someone.post('/api/job-reruns', { jobId: missingId })).status).toBe(403);
    expect(await healthOf(admin)).toMatchObject({
      jobs: { waiting: 0, running: 0, failed: 0, failures: [] },
    });
  });

  test('shows the jobs that failed for good, why by kind only, and runs one again', async ({ open }) => {
    const site = await open();
    const { db, admin, product } = site;
    const jobs = await failingQueue(site.database, [
      'seal-nda',
      'deliver-mail',
      'run-backup-attempt',
      'tell-of-storage',
    ]);
    try {
      await db.transaction().execute(async (tx) => {
        for (const job of ['seal-nda', 'deliver-mail', 'run-backup-attempt', 'tell-of-storage'])
          await jobs.enqueue(tx, job, { ndaId: missingId });
      });
      await expect.poll(() => healthOf(admin), often).toMatchObject({ jobs: { failed: 4 } });
    } finally {
      await jobs.stop();
    }
    const { jobs: shown } = await healthOf(admin);
    expect(shown.verdict.state).toBe('warning');
    expect(Object.fromEntries(shown.failures.map(({ name, again }) => [name, again]))).toEqual({
      'seal-nda': 'yes',
      'deliver-mail': 'mails',
      'run-backup-attempt': 'backups',
      'tell-of-storage': 'schedule',
    });
    expect(shown.failures[0]).toMatchObject({ error: 'RangeError', attempts: 1 });
    expect(JSON.stringify(shown)).not.toMatch(/CANARY|ann@/);
    const failed = (name: string) => shown.failures.find((one) => one.name === name)?.id ?? '';
    product.queued.length = 0;
    expect((await admin.post('/api/job-reruns', { jobId: failed('seal-nda') })).status).toBe(201);
    expect(product.queued).toEqual([{ job: 'seal-nda', data: { ndaId: missingId } }]);
    expect((await admin.post('/api/job-reruns', { jobId: failed('seal-nda') })).status).toBe(404);
    expect((await admin.post('/api/job-reruns', { jobId: failed('deliver-mail') })).status).toBe(409);
    expect(await healthOf(admin)).toMatchObject({ jobs: { failed: 3 } });
  });

  test('says so if no one works on jobs', async ({ open }) => {
    const { database, db, admin } = await open();
    const jobs = await failingQueue(database, ['seal-nda']);
    await jobs.stop();
    await sql`insert into jobs.job (name, start_after) values ('seal-nda', now() - interval '2 hours')`.execute(
      db,
    );
    expect(await healthOf(admin)).toMatchObject({
      jobs: { waiting: 1, verdict: { state: 'failing' }, oldestDue: expect.any(String) },
    });
  });

  test('counts the emails that failed, quotes no address, and sends them again', async ({ open }) => {
    const { product, db, admin } = await open({ sendsMail: true });
    await product.runJobs();
    const { now } = product.clock;
    const failed = await db
      .updateTable('outgoing_mail')
      .set({
        status: 'failed',
        attempts: 8,
        settled_at: shift(now(), -1 * hours),
        last_error: '550 5.1.1 <ann@mail.example>: unknown user',
      })
      .returning('id')
      .execute();
    expect(failed.length).toBeGreaterThan(0);
    expect(await healthOf(admin)).toMatchObject({
      mails: {
        sends: true,
        failed: failed.length,
        lastError: '550 5.1.1 <(address)>: unknown user',
        verdict: { state: 'failing' },
      },
    });
    const [gone] = failed;
    await db
      .updateTable('outgoing_mail')
      .set({ settled_at: shift(now(), -8 * days) })
      .where('id', '=', gone?.id ?? '')
      .execute();
    product.queued.length = 0;
    const answer = await admin.post('/api/mail-retries', {});
    expect([answer.status, await answer.json()]).toEqual([201, { queued: failed.length - 1 }]);
    expect(product.queued.map(({ job }) => job)).toEqual(failed.slice(1).map(() => 'deliver-mail'));
    await product.runJobs();
    const { mails } = await healthOf(admin);
    expect(mails).toMatchObject({ failed: 0, waiting: 0, verdict: { state: 'good' } });
  });

  test('never sends an email again whose recipient was erased', async ({ open }) => {
    const { product, db, admin } = await open({ sendsMail: true });
    await product.runJobs();
    await db
      .updateTable('outgoing_mail')
      .set({ status: 'failed', settled_at: product.clock.now(), recipient: '(closed account)' })
      .execute();
    expect(await (await admin.post('/api/mail-retries', {})).json()).toEqual({ queued: 0 });
  });

  test('measures the disk of each folder, and misses one that is not there', async ({ open }) => {
    const folders = [{ what: 'database', folder: tmpdir() } as const];
    const { admin } = await open({ folders, diskReserve: 1 });
    expect((await healthOf(admin)).disks).toMatchObject({
      verdict: { state: expect.stringMatching(/good|warning/) },
      items: [{ what: 'database', used: expect.any(Number), disk: { reserve: 1, free: expect.any(Number) } }],
    });
    const away = await open({ folders: [{ what: 'backups', folder: '/no/such/folder' }] });
    expect((await healthOf(away.admin)).disks).toMatchObject({
      verdict: { state: 'warning' },
      items: [{ used: null, disk: null }],
    });
  });

  test('warns of a certificate that ends, and asks for it once', async ({ open }) => {
    const look = vi.fn(async () => new Date(Date.now()));
    const site = await open({ certificateEnd: look }, 'https://cairn.example');
    const ends = shift(site.product.clock.now(), 3 * days);
    look.mockResolvedValue(ends);
    for (const _ of [1, 2])
      expect((await healthOf(site.admin)).certificates).toEqual({
        verdict: { state: 'warning', advice: expect.stringContaining('two weeks') },
        items: [{ of: 'https://cairn.example', endsAt: ends.toISOString() }],
      });
    expect(look).toHaveBeenCalledTimes(1);
    site.product.clock.advance(11 * minutes);
    look.mockRejectedValue(new Error('unreachable'));
    expect((await healthOf(site.admin)).certificates).toMatchObject({
      verdict: { state: 'unknown' },
      items: [{ endsAt: null }],
    });
  });

  test('counts deliveries of webhooks that were given up', async ({ open }) => {
    const { db, admin, product } = await open();
    const at = product.clock.now();
    const webhook = {
      id: product.clock.newId(),
      person_id: admin.id,
      url: 'https://x.example/',
      kinds: [],
      secret: Buffer.from('x'),
    };
    await db
      .insertInto('webhook')
      .values({ ...webhook, created_at: at, failing_since: at, failures: 3 })
      .execute();
    await db
      .insertInto('webhook_delivery')
      .values({
        id: product.clock.newId(),
        webhook_id: webhook.id,
        kind: 'k',
        body: '{}',
        state: 'parked',
        created_at: at,
      })
      .execute();
    expect((await healthOf(admin)).webhooks).toMatchObject({
      parked: 1,
      failing: 1,
      verdict: { state: 'warning' },
    });
  });
});

describe('the nodes', () => {
  const nodesOf = async ({ admin }: Site) => (await healthOf(admin)).versions;
  const life = ({ product }: Site) =>
    product.product.features.find(({ name }) => name === 'health')?.background;

  test('give signs of life, with their slowest statements, until they stop', async ({ open }) => {
    const times = createStatementTimes();
    for (let i = 0; i < 200; i += 1) times.note('select listing', 2_000);
    const ownEnd = new Date('2040-01-01T00:00:00.000Z');
    const site = await open({ name: 'one:3000', role: 'web', times, ownCertificateEnd: () => ownEnd });
    life(site)?.start();
    await expect.poll(async () => (await nodesOf(site)).nodes, often).toHaveLength(1);
    const health = await healthOf(site.admin);
    expect(health.versions).toMatchObject({
      verdict: { state: 'good' },
      postgres: expect.stringMatching(/^\d+/),
      migration: expect.any(Number),
      nodes: [{ name: 'one:3000', role: 'web', up: true }],
    });
    expect(health.statements).toEqual({
      verdict: { state: 'warning', advice: expect.stringContaining('100 times or more, 1 takes') },
      items: [{ name: 'select listing', count: 200, mean: 2_000, p99: 2_000 }],
    });
    expect(health.certificates.items).toEqual([{ of: 'one:3000', endsAt: ownEnd.toISOString() }]);
    await life(site)?.stop();
    expect((await nodesOf(site)).nodes).toEqual([]);
  });

  test('that were killed are shown as gone until they come back, and forgotten after a day', async ({
    open,
  }) => {
    const site = await open({ name: 'one:3000' });
    const { db } = site;
    const row = {
      name: 'one:3000',
      role: 'all',
      version: '0.1.0',
      node_version: '24',
      started_at: new Date(),
    };
    const ago = (span: string) => sql<Date>`clock_timestamp() - ${span}::interval`;
    await db
      .insertInto('node')
      .values([
        { ...row, id: crypto.randomUUID(), seen_at: ago('2 minutes') },
        { ...row, id: crypto.randomUUID(), name: 'old:3000', seen_at: ago('25 hours') },
        { ...row, id: crypto.randomUUID(), name: 'other:3000', version: '0.0.9', seen_at: ago('1 second') },
      ])
      .execute();
    expect(await nodesOf(site)).toMatchObject({
      verdict: { state: 'warning' },
      nodes: [
        { name: 'old:3000', up: false },
        { name: 'one:3000', up: false },
        { name: 'other:3000', up: true },
      ],
    });
    life(site)?.start();
    await expect
      .poll(async () => (await nodesOf(site)).nodes, often)
      .toMatchObject([
        { name: 'one:3000', up: true },
        { name: 'other:3000', up: true },
      ]);
    const { verdict } = await nodesOf(site);
    expect(verdict.advice).toContain('different versions');
    await life(site)?.stop();
  });
});
