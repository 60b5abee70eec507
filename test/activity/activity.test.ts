import { describe, expect } from 'vitest';
import { z } from 'zod';
import { listActivity } from '#site/activity/contract.ts';
import { test, untilSigned } from '../product/a-deal.ts';
import { moveRequest, publishListing, requestAccess } from '../support/deal.ts';
import { makeOffer } from '../support/offer-terms.ts';
import { orderService } from '../support/orders.ts';
import { expectOk, join, type Someone } from '../support/people.ts';
import { addPhoto, publishPhoto } from '../support/photos.ts';
import { proveTo } from '../support/proofs.ts';

const pageOf = async (who: Someone, personId = who.id, query = '?size=100') =>
  listActivity.reply.parse(await expectOk(who.get(`/api/users/${personId}/activity${query}`)));
const linesOf = async (who: Someone, personId = who.id) =>
  (await pageOf(who, personId)).items.map(({ activity }) => activity);

describe('recent activity', () => {
  test('lists what concerns the person, newest first, with each side’s own words', async ({ deal }) => {
    const { seller, buyer, listingId } = deal;
    const request = await untilSigned(deal);
    await moveRequest(seller, request, 'approved');
    const sellers = await linesOf(seller);
    expect(sellers[0]).toBe('You approved Ada Lovelace’s request for “Established service contractor”');
    expect(sellers).toContain('Ada Lovelace asked for access to “Established service contractor”');
    expect(sellers).toContain('You published “Established service contractor”');
    expect(sellers.join()).not.toContain('In review');
    expect(sellers).toContain('You added Quartzite Hollow Plumbing LLC');
    expect(sellers.at(-1)).toBe('You opened your account');
    const buyers = await linesOf(buyer);
    expect(buyers[0]).toBe('The seller approved your request for “Established service contractor”');
    expect(buyers).toContain('You asked for access to “Established service contractor”');
    expect(JSON.stringify(buyers)).not.toMatch(/zebulon|quist|quartzite/i);
    const [newest] = (await pageOf(buyer)).items;
    expect(newest?.about).toEqual({ kind: 'access-request', id: request });
    expect((await pageOf(seller)).items.map(({ about }) => about?.id)).toContain(listingId);
  });

  test('pages without gaps or duplicates, even within one instant', async ({ deal }) => {
    await moveRequest(deal.seller, await requestAccess(deal.buyer, deal.listingId), 'awaiting_signature');
    const all = (await pageOf(deal.seller)).items.map(({ id }) => id);
    const paged: string[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const page = await pageOf(deal.seller, deal.seller.id, `?size=2${after ? `&after=${after}` : ''}`);
      paged.push(...page.items.map(({ id }) => id));
      after = page.next;
    }
    expect(all.length).toBeGreaterThan(5);
    expect(paged).toEqual(all);
    for (const odd of ['x', 'eA', Buffer.from("1.a' or 1=1").toString('base64url')])
      expect((await deal.seller.get(`/api/users/${deal.seller.id}/activity?after=${odd}`)).status).toBe(400);
  });

  test('with a buyer shows the seller what they did together, and nothing else', async ({ deal }) => {
    const { seller, buyer, listingId, product } = deal;
    const other = await join(product, 'Otto Other');
    const elsewhere = await publishListing(other, { businessName: 'Elsewhere Inc.' });
    expect((await seller.get(`/api/users/${buyer.id}/activity`)).status).toBe(404);
    await requestAccess(buyer, listingId);
    await requestAccess(buyer, elsewhere);
    expect(await linesOf(seller, buyer.id)).toEqual([
      'Ada Lovelace asked for access to “Established service contractor”',
    ]);
  });

  test('with the owner shows a buyer the listing while it is open to them', async ({ deal }) => {
    const { seller, buyer } = deal;
    const second = await publishListing(seller, { businessName: 'Second Business LLC' });
    const hidden = await requestAccess(buyer, second);
    await moveRequest(seller, hidden, 'awaiting_signature');
    expect((await buyer.get(`/api/users/${seller.id}/activity`)).status).toBe(404);
    const request = await untilSigned(deal);
    await moveRequest(seller, request, 'approved');
    const ids = (await pageOf(buyer, seller.id)).items.map(({ about }) => about?.id);
    expect(ids).toContain(request);
    expect(ids).not.toContain(hidden);
    expect(ids).not.toContain(second);
    const lines = await linesOf(buyer, seller.id);
    expect(lines[0]).toMatch(/^Zebulon Quist approved your request for /);
    expect(lines.join()).not.toMatch(/draft|added|account|Quartzite|Second/i);
    await moveRequest(seller, request, 'denied', { reason: 'No' });
    expect((await buyer.get(`/api/users/${seller.id}/activity`)).status).toBe(404);
    expect(await linesOf(deal.admin, seller.id)).not.toEqual([]);
  });

  test('includes offers, orders and photos, and drafts only for their buyer', async ({ deal }) => {
    const { seller, buyer, listingId, product } = deal;
    await moveRequest(seller, await untilSigned(deal), 'approved');
    await addPhoto(seller, listingId, 'A workshop');
    await orderService(buyer);
    const draft = await makeOffer(product, buyer, listingId, 'words', false);
    const offers = async (who: Someone, personId = who.id) =>
      (await linesOf(who, personId)).filter((line) => /offer/.test(line));
    expect(await offers(buyer)).toEqual(['You began an offer for “Established service contractor”']);
    expect(await offers(seller)).toEqual([]);
    expect(await offers(seller, buyer.id)).toEqual([]);
    expect((await linesOf(buyer)).filter((line) => /ordered/.test(line))).toHaveLength(1);
    expect(await linesOf(seller)).toContain('You added a photo of “Established service contractor”');
    const { draft: terms } = z
      .object({ draft: z.looseObject({}) })
      .parse(await expectOk(buyer.get(`/api/offers/${draft}`)));
    await expectOk(buyer.post(`/api/offers/${draft}/rounds`, { version: 2, terms }));
    const sent = 'Ada Lovelace sent an offer for “Established service contractor”';
    expect(await offers(seller)).toEqual([sent]);
    expect(await offers(seller, buyer.id)).toEqual([sent]);
    expect((await linesOf(seller, buyer.id)).join()).not.toMatch(/ordered|photo/);
    const abouts = (await pageOf(buyer)).items.map(({ about }) => about?.kind);
    expect(abouts).toEqual(expect.arrayContaining(['offer', 'order']));
  });

  test('of an admin lists what they did as one, once, and of others only for admins', async ({ deal }) => {
    const { admin, buyer, seller, listingId, product } = deal;
    await proveTo(admin, buyer, 'identity');
    await publishPhoto({ owner: seller, admin }, await addPhoto(seller, listingId, 'A workshop'));
    await moveRequest(admin, await requestAccess(buyer, listingId), 'awaiting_signature');
    product.clock.advance(1_000);
    await expectOk(admin.post(`/api/users/${buyer.id}/roles`, { role: 'broker' }));
    const acts = (await linesOf(admin)).filter((line) => line.startsWith('You'));
    expect(acts).toEqual([
      'You gave a person a role',
      'You sent the NDA for “Established service contractor” to Ada Lovelace',
      'You showed a photo on the public listing “Established service contractor”',
      'You verified a proof of a buyer',
      'You opened your account',
    ]);
    expect((await linesOf(buyer)).join()).not.toMatch(/verified a proof|photo/);
    await product.database.db.deleteFrom('person_role').where('person_id', '=', admin.id).execute();
    expect((await linesOf(admin)).filter((line) => line.startsWith('You'))).toEqual([
      'You opened your account',
    ]);
  });

  test('of a new account only has its creation', async ({ deal }) => {
    const fresh = await join(deal.product, 'Fay Fresh');
    expect(await linesOf(fresh)).toEqual(['You opened your account']);
  });
});
