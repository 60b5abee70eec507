import { describe, expect } from 'vitest';
import { z } from 'zod';
import { startView } from '#site/admin-views/contract.ts';
import { type OwnPart, ownParts } from '#site/own-data/server/own-parts.ts';
import { endpointsOf } from '#test/support/calls.ts';
import { pageSizes } from '#wire/page-of.ts';
import { write } from '../messages/conversation.ts';
import { test, untilSigned } from '../product/a-deal.ts';
import { moveRequest } from '../support/deal.ts';
import { expectOk, type Someone } from '../support/people.ts';

/** Lists of the API that are not stored about the person who calls. */
const notOwn: Readonly<Record<string, string>> = {
  '/api/access-request-counts': 'counts of the lists',
  '/api/access-token': 'the caller itself',
  '/api/add-back-contests': 'of other people’s rooms, put to a CPA',
  '/api/check-invitations': 'of another person’s check, until it is accepted',
  '/api/counts': 'counts of the lists',
  '/api/dashboard': 'figures of the lists',
  '/api/dashboard/home': 'figures of the lists',
  '/api/dashboard/needs': 'made from the lists',
  '/api/deal-rooms/:id': 'in its room',
  '/api/diligence-requests': 'of another person’s room, put to an expert',
  '/api/find': 'a search',
  '/api/gross-margin': 'a figure of the books',
  '/api/ledger-key': 'of the site',
  '/api/listing/': 'of the market',
  '/api/own-data': 'itself',
  '/api/own-listings/views': 'sums of what each listing has',
  '/api/report-readings': 'of another person’s review, put to a CPA',
  '/api/room-questions': 'of another person’s room, put to an expert',
  '/api/session-confirmation': 'of this moment',
  '/api/sign-in-options': 'of the site',
  '/api/single-sign-on': 'of the site',
  '/api/valuation/debt-service': 'a calculation',
  '/api/valuation/estimate': 'a calculation',
  '/api/valuation/tables': 'of the site',
  '/api/watched-listing-ids': 'the identifiers of a list that is in',
};

const ownData = z.record(z.string(), z.unknown());
async function dataOf(person: Someone): Promise<Record<string, unknown>> {
  const answer = await person.get('/api/own-data');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="Cairn data .*\.json"/);
  return ownData.parse(await answer.json());
}
const asText = async (person: Someone) => JSON.stringify(await dataOf(person));

test('every list for a signed-in person is in the file, or named as something else', async ({
  deal: { product },
}) => {
  const own = new Set<string>(Object.values<OwnPart>(ownParts).map(({ path }) => path));
  const lists = endpointsOf(product)
    .filter(({ method, who, path, reply }) => {
      const forPeople = who === 'signed-in' || who === 'anyone';
      return method === 'GET' && forPeople && !path.includes(':') && !('file' in reply);
    })
    .map(({ path }) => path);
  expect(lists.filter((path) => !own.has(path) && !(path in notOwn) && !isPublic(path))).toEqual([]);
});

/** Outside the API of the account. */
const isPublic = (path: string) =>
  !path.startsWith('/api/') || path === '/api/branding' || path === '/api/chat/';

describe('the file of a person', () => {
  test('holds their side of a deal, and nothing that the API would not show them', async ({ deal }) => {
    const { seller, buyer, listingId } = deal;
    const requestId = await untilSigned(deal);
    const before = await asText(buyer);
    expect(before).toContain(requestId);
    expect(before).toContain('Ada Lovelace');
    expect(before).not.toContain(businessName);
    const sellers = await dataOf(seller);
    expect(JSON.stringify(sellers.listings)).toContain(businessName);
    expect(JSON.stringify(sellers.requestsReceived)).toContain(requestId);
    expect(sellers.requestsSent).toEqual([]);
    await moveRequest(seller, requestId, 'approved');
    await write(buyer, listingId, 'Is the lease transferable?');
    expect(JSON.stringify((await dataOf(buyer)).messages)).toContain('Is the lease transferable?');
  });

  test('has every item of a list that is longer than a page', async ({ deal: { buyer } }) => {
    const count = pageSizes.most + 1;
    for (let i = 0; i < count; i += 1)
      await expectOk(buyer.post('/api/blocks', { kind: 'domain', value: `firm${i}.example` }));
    expect((await dataOf(buyer)).blocks).toHaveLength(count);
  });

  test('is refused to visitors, and to an admin who views as the person', async ({ deal }) => {
    const { product, buyer, admin } = deal;
    expect((await product.call('GET', '/api/own-data')).status).toBe(401);
    const body = { personId: buyer.id, reason: 'They cannot find the document' };
    const { jwt } = startView.reply.parse(await expectOk(admin.post('/api/admin-views', body)));
    expect((await product.call('GET', '/api/own-data', { key: jwt })).status).toBe(403);
  });
});

/** Of `publishListing`. */
const businessName = 'Quartzite Hollow Plumbing LLC';
