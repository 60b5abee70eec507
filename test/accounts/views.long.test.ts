import { describe, expect } from 'vitest';
import { z } from 'zod';
import { startView } from '#site/admin-views/contract.ts';
import { readFacts } from '#test/support/call-facts.ts';
import { problemOf } from '#test/support/caller.ts';
import { callWith, endpointsOf, nameOf } from '#test/support/calls.ts';
import { copyDatabase } from '#test/support/copied-database.ts';
import { test as plain } from '#test/support/database.ts';
import { expectOk, join, type Someone, signIn } from '#test/support/people.ts';
import { testProduct } from '#test/support/product.ts';
import { makeWorld } from '#test/support/world.ts';
import { canaryWords } from '../disclosure/canaries.ts';
import type { Market } from '../disclosure/market.ts';

const minutes = 60_000;

/** A separate world, because these tests change it permanently. */
const test = plain.extend(
  'market',
  { scope: 'file' },
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names out of this pattern
  async ({}): Promise<Market> => {
    const product = await testProduct(await copyDatabase());
    const world = await makeWorld(product, canaryWords());
    return { product, world, facts: await readFacts(product, world) };
  },
);

async function viewing({ product, world }: Market, personId: string, admin: Someone = world.people.admin) {
  const body = { personId, reason: 'They cannot find the document' };
  const begun = startView.reply.parse(await expectOk(admin.post('/api/admin-views', body)));
  return { ...begun, get: (path: string) => product.call('GET', path, { key: begun.jwt }) };
}

describe('during an admin view', () => {
  test('every change is refused', async ({ market }) => {
    const { product, world, facts } = market;
    const { people } = world;
    const view = await viewing(market, people.owner.id);
    const through: string[] = [];
    const ids = { listing: world.listings.target, business: world.businesses.target };
    for (const endpoint of endpointsOf(product).filter(({ method }) => method !== 'GET')) {
      const id = endpoint.path.includes('/business/') ? ids.business : ids.listing;
      const { path, query, body } = callWith(endpoint, id, facts, people.owner);
      const sent = { key: view.jwt, ...(body === undefined ? {} : { body }) };
      const answer = await product.call(endpoint.method, `${path}${query}`, sent);
      const { code } = answer.ok ? { code: 'done' } : await problemOf(answer);
      // Endpoints for admins only are refused earlier, because the viewed person is not an admin.
      const right = Array.isArray(endpoint.who) ? 'not-authorized' : 'view-only';
      if (answer.status !== 403 || code !== right)
        through.push(`${nameOf(endpoint)}: ${answer.status} ${code}`);
    }
    expect(through).toEqual([]);
    expect((await people.owner.get('/api/own-listings')).status).toBe(200);
  });

  test('every read answers as for the person, except reads that leave a trace', async ({ market }) => {
    const { product, world, facts } = market;
    const { people } = world;
    const view = await viewing(market, people.approved.id);
    const other: string[] = [];
    for (const endpoint of endpointsOf(product).filter(({ method }) => method === 'GET')) {
      for (const id of [world.listings.target, world.requests.approved, world.ndas.approved]) {
        const { path, query } = callWith(endpoint, id, facts, people.approved);
        const own = await product.call('GET', `${path}${query}`, { key: people.approved.key });
        const seen = await product.call('GET', `${path}${query}`, { key: view.jwt });
        const same = own.status === seen.status && (!own.ok || (await own.text()) === (await seen.text()));
        if (!same) other.push(nameOf(endpoint));
      }
    }
    // A download would be evidence that the person fetched the file; and the current session differs.
    expect([...new Set(other)].toSorted()).toEqual([
      'GET /api/check-papers/:id/file',
      'GET /api/deal-rooms/:id/archive',
      'GET /api/earnings-files/:id/file',
      'GET /api/earnings-reports/:id/pdf',
      'GET /api/ndas/:id/file',
      'GET /api/ndas/:id/master',
      'GET /api/offers/:id/letter',
      'GET /api/own-data',
      'GET /api/own-data.zip',
      'GET /api/proofs/:id/file',
      'GET /api/room-documents/:id/marked-copy',
      'GET /api/room-versions/:id/original',
      'GET /api/session-confirmation',
      'GET /api/sessions',
    ]);
  });

  test('every call is recorded in the admin’s name before it is answered', async ({ market }) => {
    const { world } = market;
    const { owner, admin } = world.people;
    const view = await viewing(market, owner.id);
    await expectOk(view.get(`/api/listing/${world.listings.target}`));
    expect((await view.get('/api/users/')).status).toBe(403);
    expect((await view.get(`/api/listing/${admin.id}/draft`)).status).toBe(404);
    await expectOk(admin.delete('/api/admin-views'));
    const trail = (await trailOf(market, admin.id)).slice(-4);
    const of = (id: string | null, endpoint: string) => ({ viewId: view.id, endpoint, id });
    expect(trail).toEqual([
      ['view-started', owner.id, { viewId: view.id }],
      ['viewed-as', owner.id, of(world.listings.target, 'GET /api/listing/:id')],
      ['viewed-as', owner.id, of(admin.id, 'GET /api/listing/:id/draft')],
      ['view-stopped', owner.id, { viewId: view.id, overAlready: false }],
    ]);
  });
});

describe('an admin view ends', () => {
  const over = async ({ get }: { get(path: string): Promise<Response> }) =>
    (await get('/api/own-listings')).status;

  test('when it is stopped, and when another one begins', async ({ market }) => {
    const { world } = market;
    const first = await viewing(market, world.people.owner.id);
    expect(await over(first)).toBe(200);
    const second = await viewing(market, world.people.stranger.id);
    expect([await over(first), await over(second)]).toEqual([401, 200]);
    await expectOk(world.people.admin.delete('/api/admin-views'));
    expect(await over(second)).toBe(401);
  });

  test('automatically after thirty minutes', async ({ market }) => {
    const { product, world } = market;
    const view = await viewing(market, world.people.owner.id);
    product.clock.advance(29 * minutes);
    expect(await over(view)).toBe(200);
    product.clock.advance(1 * minutes);
    expect(await over(view)).toBe(401);
    product.clock.advance(-30 * minutes);
  });

  test('when the person becomes an admin or is locked out, and when the admin’s account ends', async ({
    market,
  }) => {
    const { product, world } = market;
    const { admin } = world.people;
    const ends: ((who: Someone, by: Someone) => Promise<Response>)[] = [
      (who) => admin.post(`/api/users/${who.id}/roles`, { role: 'admin' }),
      (who) => admin.put(`/api/users/${who.id}/ban`, { reason: 'Spam' }),
      (_who, by) => by.delete('/token/'),
      (_who, by) => admin.delete(`/api/users/${by.id}/sessions`),
      (_who, by) => admin.delete(`/api/users/${by.id}/roles?role=admin`),
    ];
    for (const [n, end] of ends.entries()) {
      const who = await join(product, `Seen ${'abcde'[n]}`);
      const by = await join(product, `Looking ${'abcde'[n]}`, ['admin']);
      const view = await viewing(market, who.id, by);
      expect(await over(view)).toBe(200);
      await expectOk(end(who, by));
      expect(await over(view)).toBe(401);
    }
  });
});

describe('an admin view cannot begin', () => {
  test('for another admin, for a locked-out person, or without a reason', async ({ market }) => {
    const { product, world } = market;
    const { admin } = world.people;
    const second = await join(product, 'Second Admin', ['admin']);
    const locked = await join(product, 'Locked Out');
    await expectOk(admin.put(`/api/users/${locked.id}/ban`, { reason: 'Spam' }));
    const ask = async (personId: string, reason = 'A reason') =>
      (await admin.post('/api/admin-views', { personId, reason })).status;
    expect(await ask(second.id)).toBe(422);
    expect(await ask(admin.id)).toBe(422);
    expect(await ask(locked.id)).toBe(409);
    expect(await ask(world.people.owner.id, ' ')).toBe(400);
  });

  test('without the person learning of it: an email gives the reason, and its subject no name', async ({
    market,
  }) => {
    const { product } = market;
    const who = await join(product, 'Quiet Person');
    await viewing(market, who.id);
    const mails = await product.database.db
      .selectFrom('outgoing_mail')
      .select(['subject', 'body'])
      .where('kind', '=', 'viewed-by-admin')
      .where('recipient', '=', who.email)
      .execute();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('An administrator is looking at your account');
    expect(mails[0]?.body).toContain('They cannot find the document');
  });
});

test('the admin can neither sign the person out nor get a token during a view', async ({ market }) => {
  const { product, world } = market;
  const { owner } = world.people;
  const view = await viewing(market, owner.id);
  const out = await product.call('DELETE', '/token/?everywhere=true', { key: view.jwt });
  expect([out.status, (await problemOf(out)).code]).toEqual([403, 'view-only']);
  expect((await owner.get('/api/own-listings')).status).toBe(200);
  expect((await product.call('GET', '/token/', { key: view.jwt })).status).toBe(401);
  expect((await signIn(product, owner)).key).not.toBe('');
});

const event = z.object({ action: z.string(), subject_id: z.string(), detail: z.unknown() });

async function trailOf({ product }: Market, adminId: string) {
  const { rows } = await product.database.pool.query(
    `select action, subject_id, detail from audit_event where actor_id = $1 and action like 'view%' order by id`,
    [adminId],
  );
  return z
    .array(event)
    .parse(rows)
    .map(({ action, subject_id, detail }) => [action, subject_id, detail]);
}
