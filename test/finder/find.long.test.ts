import { describe, expect } from 'vitest';
import { z } from 'zod';
import { viewerNames } from '#test/support/world-cast.ts';
import { allowedFor } from '../disclosure/allowed.ts';
import { canaries } from '../disclosure/canaries.ts';
import { canariesIn } from '../disclosure/find-canaries.ts';
import { type Market, test } from '../disclosure/market.ts';

const found = z.object({
  listings: z.array(z.looseObject({ id: z.string(), title: z.string(), own: z.boolean() })),
  documents: z.array(z.looseObject({ id: z.string(), name: z.string() })),
  businesses: z.array(z.looseObject({ id: z.string(), name: z.string() })),
  people: z.array(z.object({ id: z.string(), name: z.string(), email: z.string().nullable() })),
  help: z.array(z.looseObject({ slug: z.string() })),
});
const nobody = { listings: [], documents: [], businesses: [], people: [], help: [] };

type Who = Exclude<(typeof viewerNames)[number], 'visitor'>;
const people = viewerNames.filter((name) => name !== 'visitor');

async function ask({ product, world }: Market, who: Who, q: string) {
  const response = await product.call('GET', `/api/find?q=${encodeURIComponent(q)}`, {
    key: world.people[who].key,
  });
  return { status: response.status, text: await response.text() };
}
const find = async (market: Market, who: Who, q: string) =>
  found.parse(JSON.parse((await ask(market, who, q)).text));

describe.each(people)('%s, searching for every secret', (who) => {
  test('only finds what they may know', async ({ market }) => {
    const wrong: string[] = [];
    for (const { name, text } of canaries) {
      const { status, text: answer } = await ask(market, who, text);
      if (status !== 200) wrong.push(`${name}: ${status}`);
      for (const canary of canariesIn(answer)) if (!allowedFor(who).has(canary)) wrong.push(canary);
    }
    expect(wrong).toEqual([]);
  });
});

test('people are found by name if the caller may know them; admins find everyone, also by address', async ({
  market,
}) => {
  const { people: all } = market.world;
  const names = async (who: Who, q: string) => (await find(market, who, q)).people.map(({ id }) => id);
  const signed = `${all.signed.lastName} ${all.signed.firstName}`;
  expect(await names('owner', signed)).toEqual([all.signed.id]);
  expect(await names('broker', signed)).toEqual([all.signed.id]);
  for (const who of ['stranger', 'approved', 'otherOwner', 'idleBroker'] as const)
    expect([who, await names(who, signed)]).toEqual([who, []]);
  expect(await names('approved', all.owner.lastName)).toEqual([all.owner.id]);
  expect(await names('revoked', all.owner.lastName)).toEqual([]);
  expect(await find(market, 'admin', all.stranger.email)).toMatchObject({
    people: [{ id: all.stranger.id, email: all.stranger.email }],
  });
  expect((await find(market, 'owner', signed)).people[0]?.email).toBeNull();
});

test('own listings are found in any status, others only by the public card', async ({ market }) => {
  const { listings, businesses } = market.world;
  const draft = await find(market, 'owner', 'zqedtitle');
  expect(draft.listings).toMatchObject([{ id: listings.draft, own: true, status: 'draft' }]);
  expect((await find(market, 'admin', 'zqedtitle')).listings).toEqual([]);
  const legal = await find(market, 'owner', 'zqatlegal');
  expect(legal.businesses).toMatchObject([{ id: businesses.target, listingId: listings.target }]);
  expect(await find(market, 'approved', 'zqatlegal')).toEqual(nobody);
});

test('the marketplace is searched by its public text, and help by questions', async ({ market }) => {
  const { title } = (await find(market, 'stranger', 'contractor')).listings[0] ?? { title: '' };
  expect(title).not.toBe('');
  const nda = await find(market, 'stranger', 'nda');
  expect(nda.help.length).toBeGreaterThan(0);
  expect(nda.help.length).toBeLessThanOrEqual(5);
});

test('any input gets an answer', async ({ market }) => {
  const typed = [
    '',
    '   ',
    '%',
    "' or 1=1 --",
    '\u0000',
    '"',
    '-',
    '\\',
    'a'.repeat(200),
    '😀',
    '\ud800',
    '(((',
    ':*',
  ];
  for (const q of typed) {
    const response = await market.product.call('GET', `/api/find?${new URLSearchParams({ q })}`, {
      key: market.world.people.owner.key,
    });
    expect([q, response.status]).toEqual([q, 200]);
  }
  const long = await ask(market, 'owner', 'a'.repeat(201));
  expect(long.status).toBe(400);
});
