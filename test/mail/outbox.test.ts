import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { z } from 'zod';
import { listOutbox } from '#features/inbox/mail/contract.ts';
import { sendMail } from '#features/inbox/mail/server/send-mail.ts';
import { grantRole } from '#features/people/accounts/server/grant-role.ts';
import { inWork } from '#http/work.ts';
import { system } from '#kernel/actor.ts';
import { jobAttempts } from '#platform/jobs/jobs.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { callerOf } from '#test/support/caller.ts';
import { ann, ben, signIn, signUp } from '../accounts/people.ts';
import { type TestApp, testApp } from '../http/test-app.ts';
import { test } from '../support/database.ts';

function asSystem({ deps, clock }: TestApp) {
  const facts = { requestId: 'test', now: clock.now(), origin: { address: 'test', userAgent: '' } };
  return <T>(run: Parameters<typeof inWork<T>>[3]) => inWork(deps, facts, system, run);
}

async function admin(server: TestApp): Promise<string> {
  const call = callerOf(server.app);
  const id = await signUp(call, ben);
  await asSystem(server)((work) => grantRole(work, id, 'admin'));
  return (await signIn(call, ben)).key;
}

const note = { to: 'ann@shop.example', subject: 'News', text: 'Hello', kind: 'viewed-by-admin' } as const;

describe('an email', () => {
  test('is stored when there is no mail server, and admins can read it in full', async ({
    tx,
    begin,
    workerDatabase,
  }) => {
    const server = testApp({ db: tx, begin, pool: workerDatabase.pool });
    const call = callerOf(server.app);
    const key = await admin(server);
    await signUp(call, ann);
    await server.runJobs();
    const page = listOutbox.reply.parse(await (await call('GET', '/api/outbox', { key })).json());
    const mail = page.items.find(({ to }) => to === ann.email);
    expect(mail).toMatchObject({ kind: 'email-verification', status: 'kept' });
    const full = await (await call('GET', `/api/outbox/${mail?.id}`, { key })).json();
    expect(full).toMatchObject({
      attempts: 1,
      lastError: null,
      text: expect.stringContaining('/verify-email#token='),
    });
    expect((await call('GET', `/api/outbox/${randomUUID()}`, { key })).status).toBe(404);
  });

  test('is sent once, and its link is erased', async ({ tx, begin, workerDatabase }) => {
    const sent: string[] = [];
    const mailer: Mailer = {
      send: async ({ to }) => {
        sent.push(to);
        return 'sent';
      },
      close: () => {},
    };
    const server = testApp({ db: tx, begin, pool: workerDatabase.pool, mailer });
    await signUp(callerOf(server.app), ann);
    await asSystem(server)((work) => sendMail(work, note));
    server.queued.push(...server.queued);
    await server.runJobs();
    expect(sent).toEqual([ann.email, note.to]);
    const rows = await tx.selectFrom('outgoing_mail').selectAll().orderBy('secret').execute();
    expect(rows).toMatchObject([
      { status: 'sent', body: 'Hello' },
      { status: 'sent', body: '(erased after sending)' },
    ]);
  });

  test('that cannot be sent is tried eight times and then given up', async ({
    tx,
    begin,
    workerDatabase,
  }) => {
    const mailer: Mailer = {
      send: async () => {
        throw new Error('550 no');
      },
      close: () => {},
    };
    const server = testApp({ db: tx, begin, pool: workerDatabase.pool, mailer });
    await asSystem(server)((work) => sendMail(work, note));
    const [job] = server.queued;
    if (!job) throw new Error('no job');
    for (let i = 1; i <= jobAttempts; i += 1) {
      server.queued.splice(0, Number.POSITIVE_INFINITY, job);
      await expect(server.runJobs()).rejects.toThrow('550');
      const row = await tx.selectFrom('outgoing_mail').selectAll().executeTakeFirstOrThrow();
      expect(row).toMatchObject({
        attempts: i,
        last_error: '550 no',
        status: i < jobAttempts ? 'queued' : 'failed',
      });
    }
    server.queued.splice(0, Number.POSITIVE_INFINITY, job);
    await server.runJobs();
  });

  test('of a rolled-back transaction is never written', async ({ tx, begin, workerDatabase }) => {
    const server = testApp({ db: tx, begin, pool: workerDatabase.pool });
    const undone = asSystem(server)(async (work) => {
      await sendMail(work, note);
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    expect(await tx.selectFrom('outgoing_mail').select('id').execute()).toEqual([]);
  });
});

describe('the outbox', () => {
  test('lists each email once, newest first, and refuses a forged cursor', async ({
    tx,
    begin,
    workerDatabase,
  }) => {
    const server = testApp({ db: tx, begin, pool: workerDatabase.pool });
    const call = callerOf(server.app);
    const key = await admin(server);
    for (let i = 0; i < 6; i += 1) {
      await asSystem(server)((work) => sendMail(work, { ...note, subject: `News ${i}` }));
      server.clock.advance(i % 2);
    }
    const seen: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const query: string = after ? `&after=${after}` : '';
      const reply = await (await call('GET', `/api/outbox?size=2${query}`, { key })).json();
      const page = z
        .object({ items: z.array(z.object({ subject: z.string() })), next: z.string().nullable() })
        .parse(reply);
      seen.push(...page.items.map(({ subject }) => subject));
      after = page.next;
    }
    expect(seen).toHaveLength(7);
    expect(new Set(seen).size).toBe(7);
    const far = Buffer.from(`${(8.64e15).toString(36)}.${randomUUID()}`).toString('base64url');
    const before = Buffer.from(`-${(8.64e15).toString(36)}.${randomUUID()}`).toString('base64url');
    for (const place of ['x', '0.x', 'zzzzzzzzzzzzzzz', far, before])
      expect((await call('GET', `/api/outbox?after=${place}`, { key })).status).toBeLessThan(500);
    for (const size of ['0', '101', '-1', 'x', '1.5'])
      expect((await call('GET', `/api/outbox?size=${size}`, { key })).status).toBe(400);
  });

  test('is for admins only', async ({ tx, begin, workerDatabase }) => {
    const server = testApp({ db: tx, begin, pool: workerDatabase.pool });
    const call = callerOf(server.app);
    await signUp(call, ann);
    const { key } = await signIn(call, ann);
    expect((await call('GET', '/api/outbox')).status).toBe(401);
    expect((await call('GET', '/api/outbox', { key })).status).toBe(403);
    expect((await call('GET', `/api/outbox/${randomUUID()}`, { key })).status).toBe(403);
  });
});
