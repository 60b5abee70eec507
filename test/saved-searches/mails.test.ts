import { sql } from 'kysely';
import { Client } from 'pg';
import { describe, expect, onTestFinished, vi } from 'vitest';
import { days, hours } from '#kernel/instant.ts';
import { test } from '#test/support/database.ts';
import { aDraft } from '#test/support/deal.ts';
import { expectOk, join, type Someone, signIn } from '#test/support/people.ts';
import { type TestProduct, testProduct } from '#test/support/product.ts';
import { ownListing } from '../product/listing.ts';
import { mailsTo, publish, save, saved } from './shapes.ts';

async function aMarket(product: TestProduct) {
  return { seller: await join(product, 'Zebulon Quist'), buyer: await join(product, 'Ada Lovelace') };
}

async function move(seller: Someone, id: string, to: string) {
  const { version } = await ownListing(seller, id);
  await expectOk(seller.post(`/api/listing/${id}/moves`, { to, version }));
}

const mailHour = 'mail-saved-searches';

describe('a new listing', () => {
  test('is mailed immediately for matching searches, and for no others', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const { seller, buyer } = await aMarket(product);
    const searches = {
      all: {},
      words: { q: 'bakery -franchise' },
      start: { q: 'wholesale bak' },
      place: { location: 'mountain' },
      state: { q: 'bakery in Utah' },
      faraway: { q: 'bakery in Texas' },
      price: { priceMin: '1m-2.5m', priceMax: '1m-2.5m' },
      every: { q: 'bakery', industry: 'retail', location: 'utah', revenue: '1m+', cashFlowMin: '250k-500k' },
      elsewhere: { location: 'texas' },
      dearer: { priceMin: '2.5m-5m' },
      others: { q: 'laundry' },
      excluded: { q: 'bakery -wholesale' },
    };
    for (const [name, search] of Object.entries(searches)) await save(buyer, search, 'instant', name);
    await publish(seller, {
      title: 'Wholesale bakery',
      description: 'Fresh bread for hotels and grocers.',
      industry: 'Retail',
    });
    await product.runJobs();
    const found = (await mailsTo(product, buyer)).map(({ body }) => /“(\w+)”/.exec(body)?.[1]);
    expect(found.sort()).toEqual(['all', 'every', 'place', 'price', 'start', 'state', 'words']);
  });

  test('is mailed once, with its public card and no names in the subject', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const { seller, buyer } = await aMarket(product);
    await save(buyer, { q: 'bakery' }, 'instant', 'Bread');
    const id = await publish(seller, { title: 'Wholesale bakery' });
    const waiting = [...product.queued];
    await product.runJobs();
    product.queued.push(...waiting);
    await product.runJobs();
    await product.runJob(mailHour);
    const [mail, ...more] = await mailsTo(product, buyer);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('1 new listing matches a saved search');
    expect(mail?.body).toContain('Wholesale bakery');
    expect(mail?.body).toContain(`/listing/${id}`);
    expect(mail?.body).toContain('/marketplace?q=bakery');
    expect(mail?.body).not.toMatch(/Quartzite|Zebulon|Draper/);
    await move(seller, id, 'withdrawn');
    await move(seller, id, 'draft');
    await move(seller, id, 'live');
    await product.runJobs();
    expect(await mailsTo(product, buyer)).toHaveLength(1);
  });

  test('is neither one’s own, nor one from before the search', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const { seller, buyer } = await aMarket(product);
    const old = await publish(seller);
    product.clock.advance(1_000);
    await save(seller, {});
    await save(buyer, {});
    await publish(seller);
    await product.runJobs();
    expect(await mailsTo(product, seller)).toEqual([]);
    const [mail, ...more] = await mailsTo(product, buyer);
    expect(more).toEqual([]);
    expect(mail?.body).not.toContain(old);
  });

  test('can match a search after an edit', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const { seller, buyer } = await aMarket(product);
    await save(buyer, { priceMax: '500k-1m' });
    const id = await publish(seller);
    await product.runJobs();
    expect(await mailsTo(product, buyer)).toEqual([]);
    const { version } = await ownListing(seller, id);
    const { profile, ...rest } = aDraft();
    const body = { ...rest, version, profile: { ...profile, askingPrice: 90_000_000 } };
    await expectOk(seller.put(`/api/listing/${id}/draft`, body));
    await product.runJobs();
    expect(await mailsTo(product, buyer)).toHaveLength(1);
  });

  test('that left the market before the email is not mentioned', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const { seller, buyer } = await aMarket(product);
    await save(buyer, {}, 'daily');
    const gone = await publish(seller);
    await product.runJobs();
    await move(seller, gone, 'withdrawn');
    product.clock.advance(25 * hours);
    await product.runJob(mailHour);
    expect(await mailsTo(product, buyer)).toEqual([]);
  });
});

describe('the frequency', () => {
  test('of a day or a week collects the results in one email', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const { seller, buyer } = await aMarket(product);
    await save(buyer, {}, 'daily', 'Daily');
    await save(buyer, {}, 'weekly', 'Weekly');
    for (let n = 0; n < 12; n += 1) await publish(seller, { title: `Bakery number ${n}` });
    await product.runJobs();
    expect(await mailsTo(product, buyer)).toEqual([]);
    product.clock.advance(24 * hours);
    await product.runJob(mailHour);
    await product.runJob(mailHour);
    const daily = (await mailsTo(product, buyer)).filter(({ body }) => body.includes('“Daily”'));
    expect(daily).toHaveLength(1);
    expect(daily[0]?.subject).toBe('12 new listings match a saved search');
    expect(daily[0]?.body.match(/Bakery number/g)).toHaveLength(10);
    expect(daily[0]?.body).toContain('And 2 more.');
    product.clock.advance(7 * days);
    await product.runJob(mailHour);
    const mails = await mailsTo(product, buyer);
    expect(mails.filter(({ body }) => body.includes('“Weekly”'))).toHaveLength(1);
    expect(mails).toHaveLength(2);
  });

  test('stays the same, even after a time without results', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const { seller, buyer } = await aMarket(product);
    await save(buyer, {}, 'daily');
    product.clock.advance(10 * days);
    await product.runJob(mailHour);
    await publish({ ...seller, ...(await signIn(product, seller)) });
    await product.runJobs();
    expect(await mailsTo(product, buyer)).toEqual([]);
    product.clock.advance(24 * hours);
    await product.runJob(mailHour);
    expect(await mailsTo(product, buyer)).toHaveLength(1);
  });

  test('can be ended with a link in the email, without signing in, for this search only', async ({
    fresh,
  }) => {
    await using product = await testProduct(fresh);
    const { seller, buyer } = await aMarket(product);
    await save(buyer, { q: 'bakery' }, 'instant', 'Bread');
    product.clock.advance(1_000);
    await save(buyer, { q: 'laundry' }, 'instant', 'Clothes');
    await publish(seller, { title: 'Wholesale bakery' });
    await product.runJobs();
    const [mail] = await mailsTo(product, buyer);
    const token = /#token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
    const stop = (body: object) => product.call('PUT', '/api/saved-search-mail', { body });
    const other = (await saved(buyer)).items.find(({ name }) => name === 'Clothes')?.id ?? '';
    for (const wrong of ['x', token.slice(0, -1), `${other}${token.slice(36)}`, `${token}A`])
      expect((await stop({ token: wrong })).status).toBe(410);
    expect(await expectOk(stop({ token }))).toEqual({ frequency: 'off' });
    expect(await expectOk(stop({ token }))).toEqual({ frequency: 'off' });
    expect((await saved(buyer)).items).toMatchObject([
      { name: 'Clothes', frequency: 'instant' },
      { name: 'Bread', frequency: 'off', version: 2 },
    ]);
    await publish(seller, { title: 'Another bakery' });
    await product.runJobs();
    expect(await mailsTo(product, buyer)).toHaveLength(1);
  });

  test('that is resumed only covers listings from then on', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const { seller, buyer } = await aMarket(product);
    const { id } = await save(buyer, {}, 'off');
    const missed = await publish(seller);
    await product.runJobs();
    product.clock.advance(1_000);
    const body = { name: 'Again', frequency: 'instant', version: 1 };
    await expectOk(buyer.put(`/api/saved-searches/${id}`, body));
    await publish(seller);
    await product.runJobs();
    const [mail, ...more] = await mailsTo(product, buyer);
    expect(more).toEqual([]);
    expect(mail?.body).not.toContain(missed);
  });
});

test('thousands of searches are matched with many new listings in a constant number of statements', async ({
  fresh,
}) => {
  // Before the first connection, which keeps the original function.
  const sent = vi.spyOn(Client.prototype, 'query');
  onTestFinished(() => sent.mockRestore());
  await using product = await testProduct(fresh);
  const { seller, buyer } = await aMarket(product);
  const { id } = await save(buyer, { q: 'bakery' }, 'daily', 'First');
  await sql`
    insert into saved_search (id, person_id, name, search, matcher, frequency, since, next_mail_at, created_at)
    select gen_random_uuid(), person_id, 'Copy ' || n, search, matcher, frequency, since, next_mail_at, created_at
    from saved_search, generate_series(1, 1000) as n where id = ${id}`.execute(fresh.db);
  await publish(seller, { title: 'Wholesale bakery' });
  const matchingStatements = async () => {
    product.queued.splice(0);
    const before = sent.mock.calls.length;
    await product.runJob('match-new-listings');
    return sent.mock.calls.length - before;
  };
  const statements = await matchingStatements();
  await publish(seller, { title: 'Second bakery' });
  await publish(seller, { title: 'Third bakery' });
  expect(statements).toBeGreaterThan(3);
  expect(await matchingStatements()).toBe(statements);
  const hits = await fresh.db.selectFrom('saved_search_hit').select('search_id').execute();
  expect(hits).toHaveLength(3 * 1_001);
});
