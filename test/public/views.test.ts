import { describe, expect } from 'vitest';
import { createViewCounter } from '#features/marketplace/listing-views/server/counter.ts';
import { days, hours } from '#kernel/instant.ts';
import { giveMandate } from '../support/broker.ts';
import { test } from '../support/database.ts';
import { publishListing } from '../support/deal.ts';
import { expectOk, join, type Someone, signIn } from '../support/people.ts';
import { type TestProduct, testProduct } from '../support/product.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15';
const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

function look({ call }: TestProduct, id: string, browser: string, someone?: Someone) {
  const key = someone ? { key: someone.key } : {};
  return call('GET', `/api/listing/${id}`, { headers: { 'user-agent': browser }, ...key });
}

/** Writes the counted views, as the product does every few seconds. */
async function flush({ product }: TestProduct): Promise<void> {
  for (const { background } of product.features) await background?.stop();
}

async function viewsIn(owner: Pick<Someone, 'get'>, path: string): Promise<number[]> {
  const { days: report } = (await expectOk(owner.get(path))) as { days: { views: number }[] };
  return report.map(({ views }) => views);
}

describe('views of a listing', () => {
  test('count each visitor once a day, and no bots, parties or admins', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const owner = await join(product, 'Zebulon Quist');
    const buyer = await join(product, 'Ada Lovelace');
    const admin = await join(product, 'Wren Castell', ['admin']);
    const id = await publishListing(owner);
    const path = `/api/listing/${id}/views`;
    expect(await viewsIn(owner, path)).toEqual([0]);
    for (let again = 0; again < 3; again += 1) await look(product, id, firefox);
    await look(product, id, robot);
    await look(product, id, '');
    await look(product, id, safari, owner);
    await look(product, id, safari, admin);
    const broker = await join(product, 'Bo Broker', ['broker']);
    await giveMandate(product, { seller: owner, broker, listingId: id });
    await look(product, id, safari, broker);
    const seen = { personId: buyer.id, reason: 'A question about the marketplace' };
    const { jwt: key } = (await expectOk(admin.post('/api/admin-views', seen))) as { jwt: string };
    await look(product, id, safari, { ...buyer, key });
    await flush(product);
    expect(await viewsIn(owner, path)).toEqual([1]);
    await look(product, id, safari, buyer);
    await look(product, id, firefox);
    await flush(product);
    expect(await viewsIn(owner, path)).toEqual([2]);

    product.clock.advance(1 * days);
    await look(product, id, firefox);
    await flush(product);
    const later = await signIn(product, owner);
    expect(await viewsIn(later, path)).toEqual([2, 1]);
    expect(await viewsIn(later, '/api/own-listings/views')).toEqual([2, 1]);
  });

  test('wait in memory, so that a view causes no additional query', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const id = await publishListing(await join(product, 'Zebulon Quist'));
    await look(product, id, firefox);
    const rows = await fresh.db.selectFrom('listing_visitor').selectAll().execute();
    expect(rows).toEqual([]);
    await flush(product);
    await flush(product);
    expect(await fresh.db.selectFrom('listing_view').select('views').execute()).toEqual([{ views: 1 }]);
  });

  test('forget the counted visitors when the day is over', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const id = await publishListing(await join(product, 'Zebulon Quist'));
    await look(product, id, firefox);
    await flush(product);
    await product.runJob('forget-listing-visitors');
    const [kept] = await fresh.db.selectFrom('listing_visitor').selectAll().execute();
    expect(kept?.visitor).toHaveLength(16);
    product.clock.advance(1 * days);
    await product.runJob('forget-listing-visitors');
    expect(await fresh.db.selectFrom('listing_visitor').selectAll().execute()).toEqual([]);
    expect(await fresh.db.selectFrom('listing_view').select('views').execute()).toEqual([{ views: 1 }]);
  });

  test('cannot be matched between two listings or two days', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const owner = await join(product, 'Zebulon Quist');
    const both = [await publishListing(owner), await publishListing(owner)];
    const hashes = new Set<string>();
    for (let day = 0; day < 2; day += 1) {
      for (const id of both) await look(product, id, firefox);
      await flush(product);
      const rows = await fresh.db.selectFrom('listing_visitor').select('visitor').execute();
      for (const { visitor } of rows) hashes.add(visitor.toString('hex'));
      product.clock.advance(1 * days);
    }
    expect(hashes.size).toBe(4);
    expect(await viewsIn(await signIn(product, owner), '/api/own-listings/views')).toEqual([2, 2, 0]);
  });

  test('are visible to the owner in every state of the listing', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const owner = await join(product, 'Zebulon Quist');
    const other = await join(product, 'Grace Hopper');
    const admin = await join(product, 'Wren Castell', ['admin']);
    const id = await publishListing(owner);
    const path = `/api/listing/${id}/views`;
    await look(product, id, firefox);
    await flush(product);
    for (const someone of [other, admin]) expect((await someone.get(path)).status).toBe(404);
    expect((await product.call('GET', path)).status).toBe(401);
    expect(await viewsIn(other, '/api/own-listings/views')).toEqual([]);
    await expectOk(owner.post(`/api/listing/${id}/moves`, { to: 'withdrawn', version: 4 }));
    await look(product, id, safari);
    await flush(product);
    expect(await viewsIn(owner, path)).toEqual([1]);
  });

  test('of all clients are visible to their broker during the engagement', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const seller = await join(product, 'Zebulon Quist');
    const other = await join(product, 'Otto Other');
    const broker = await join(product, 'Bo Broker', ['broker']);
    const own = '/api/own-listings/views';
    const clients = [];
    for (const owner of [seller, other]) {
      const listingId = await publishListing(owner);
      clients.push({ listingId, mandate: await giveMandate(product, { seller: owner, broker, listingId }) });
      await look(product, listingId, firefox);
    }
    const [first] = clients;
    await look(product, first?.listingId ?? '', safari);
    await look(product, await publishListing(other), firefox);
    await flush(product);
    expect(await viewsIn(broker, own)).toEqual([3]);
    expect(await expectOk(broker.get('/api/dashboard'))).toMatchObject({ views: { average: 3 } });
    await expectOk(broker.post(`/api/mandates/${first?.mandate}/moves`, { to: 'ended', version: 2 }));
    expect(await viewsIn(broker, own)).toEqual([1]);
  });

  test('that cannot be written are kept for the next attempt, up to a limit', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const id = await publishListing(await join(product, 'Zebulon Quist'));
    const { clock } = product;
    const counter = createViewCounter({
      db: fresh.db,
      secret: new Uint8Array(32),
      clock,
      log: product.log.log,
    });
    for (let visitor = 0; visitor < 60_000; visitor += 1)
      counter.saw(id, { origin: { address: `10.0.0.${visitor}`, userAgent: firefox }, now: clock.now() });
    await fresh.pool.query('alter table listing_visitor rename to gone');
    await counter.flush();
    expect(product.log.lines.join('')).toContain('views could not be counted yet');
    await fresh.pool.query('alter table gone rename to listing_visitor');
    await counter.flush();
    expect(await fresh.db.selectFrom('listing_view').select('views').execute()).toEqual([{ views: 50_000 }]);
  });

  test('count for the day (UTC) of the view', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const { clock } = product;
    const toMidnight = (24 - clock.now().getUTCHours()) * hours - (clock.now().getTime() % hours);
    const id = await publishListing(await join(product, 'Zebulon Quist'));
    clock.advance(toMidnight - 1);
    await look(product, id, firefox);
    clock.advance(1);
    await look(product, id, firefox);
    await flush(product);
    const rows = await fresh.db.selectFrom('listing_view').select('views').orderBy('day').execute();
    expect(rows).toEqual([{ views: 1 }, { views: 1 }]);
  });
});
