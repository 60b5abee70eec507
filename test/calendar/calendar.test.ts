import { describe, expect } from 'vitest';
import { listTokens } from '#features/people/access-tokens/contract.ts';
import { calendarScope } from '#site/calendar/contract.ts';
import { makeToken } from '#test/support/access-tokens.ts';
import { expectOk, type Someone } from '#test/support/people.ts';
import type { TestProduct } from '#test/support/product.ts';
import { canariesIn } from '../disclosure/find-canaries.ts';
import { test as inMarket } from '../disclosure/market.ts';
import { type Deal, test, untilSigned } from '../product/a-deal.ts';
import { moveRequest, requestAccess } from '../support/deal.ts';

/** The lines of the file, with those that were folded in one again (RFC 5545, 3.1). */
async function linesOf(answer: Promise<Response>): Promise<string[]> {
  const text = await (await answer).text();
  expect(text.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
  return text.replaceAll('\r\n ', '').split('\r\n');
}
const titlesIn = (lines: readonly string[]) =>
  lines.filter((line) => line.startsWith('SUMMARY:')).map((line) => line.slice('SUMMARY:'.length));
const titlesOf = async (who: Someone) => titlesIn(await linesOf(who.get('/api/calendar')));

async function addressOf(product: TestProduct, who: Someone): Promise<string> {
  const { secret } = await makeToken(product, who, { name: 'Calendar address', scopes: [calendarScope] });
  return `/calendar/${secret}.ics`;
}

describe('a calendar', () => {
  test('has the last day to sign, then the end of the request and of the agreement', async ({ deal }) => {
    const { buyer, seller, listingId } = deal;
    expect(await titlesOf(buyer)).toEqual([]);
    const id = await requestAccess(buyer, listingId);
    await moveRequest(seller, id, 'awaiting_signature');
    expect(await titlesOf(buyer)).toEqual([expect.stringMatching(/^Last day to sign the NDA: /)]);
  });

  test('leads from each entry to its page', async ({ deal }) => {
    const id = await untilSigned(deal);
    const lines = await linesOf(deal.seller.get('/api/calendar'));
    expect(titlesIn(lines)).toEqual([expect.stringMatching(/^Access request closes: /)]);
    expect(lines.some((line) => line.endsWith(`/access-request/${id}`))).toBe(true);
    expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^UID:request-${id}@`)));
    expect(titlesIn(await linesOf(deal.buyer.get('/api/calendar')))).toContainEqual(
      expect.stringMatching(/^NDA ends: /),
    );
  });
});

describe('the address of a calendar', () => {
  test('answers calendar programs, which send no headers', async ({ deal }) => {
    const { product, buyer } = deal;
    await untilSigned(deal);
    const address = await addressOf(product, buyer);
    const answer = await product.call('GET', address);
    expect(answer.headers.get('content-type')).toContain('text/calendar');
    expect(titlesIn(await linesOf(Promise.resolve(answer)))).toEqual(await titlesOf(buyer));
  });

  test('is not there for a token that opens more, that was revoked, or that is none', async ({ deal }) => {
    const { product, buyer } = deal;
    const wide = await makeToken(product, buyer, { name: 'Wide', scopes: [calendarScope, 'offers:read'] });
    expect(await statusOf(deal, `/calendar/${wide.secret}.ics`)).toBe(404);
    const address = await addressOf(product, buyer);
    expect(await statusOf(deal, address)).toBe(200);
    expect(await statusOf(deal, address.replace('.ics', ''))).toBe(404);
    expect(await statusOf(deal, '/calendar/cairn_pat_x.ics')).toBe(404);
    expect(await statusOf(deal, '/calendar/..%2f.ics')).toBe(404);
    const { items } = listTokens.reply.parse(await expectOk(buyer.get('/api/access-tokens')));
    const id = items.find(({ scopes }) => scopes.length === 1)?.id;
    await expectOk(buyer.delete(`/api/access-tokens/${id}`));
    expect(await statusOf(deal, address)).toBe(404);
  });

  test('leaves no secret in the log', async ({ deal }) => {
    const { product, buyer } = deal;
    const address = await addressOf(product, buyer);
    await product.call('GET', address);
    expect(product.log.lines.join()).not.toContain(address);
  });
});

const statusOf = async ({ product }: Deal, address: string) => (await product.call('GET', address)).status;

inMarket('no one’s calendar names what is private, not even the own', async ({ market }) => {
  const { world, product } = market;
  const named: string[] = [];
  let entries = 0;
  for (const [name, { key }] of Object.entries(world.people)) {
    const lines = await linesOf(product.call('GET', '/api/calendar', { key }));
    entries += titlesIn(lines).length;
    for (const found of canariesIn(lines.join('\n'))) named.push(`${name}: ${found}`);
  }
  expect(named).toEqual([]);
  expect(entries).toBeGreaterThan(5);
});
