import { describe, expect } from 'vitest';
import { z } from 'zod';
import { giveMandate, inviteBroker } from '../support/broker.ts';
import { test as plain } from '../support/database.ts';
import { publishListing, requestAccess } from '../support/deal.ts';
import { keptFixture } from '../support/kept-world.ts';
import { expectOk, join, type Someone } from '../support/people.ts';
import { type TestProduct, testProduct } from '../support/product.ts';

type Scene = { product: TestProduct; seller: Someone; broker: Someone; listingId: string };

const test = plain.extend(
  'scene',
  keptFixture('the scope of a mandate', async (database): Promise<Scene> => {
    const product = await testProduct(database);
    const seller = await join(product, 'Zebulon Quist');
    const broker = await join(product, 'Bo Broker', ['broker']);
    return { product, seller, broker, listingId: await publishListing(seller) };
  }),
);

const items = z.object({ items: z.array(z.looseObject({ id: z.string() })) });
const mine = async (broker: Someone) => items.parse(await expectOk(broker.get('/api/mandates'))).items[0];
const set = (who: Someone, id: string, mayApprove: boolean, version: number) =>
  who.put(`/api/mandates/${id}/scope`, { mayApprove, version });
const ask = (who: Someone, id: string, version: number, words = 'You travel.') =>
  who.post(`/api/mandates/${id}/scope-requests`, { words, version });
const codeOf = async (answer: Response) =>
  z.looseObject({ code: z.string() }).parse(await answer.json()).code;
const offersOf = (who: Someone, listingId: string) => who.get(`/api/listing/${listingId}/offers`);
const news = async (product: TestProduct, subject: string) =>
  product.database.db.selectFrom('outgoing_mail').select('body').where('subject', '=', subject).execute();

describe('the authority of a broker', () => {
  test('is widened and narrowed by the owner at once, without ending the engagement', async ({ scene }) => {
    const { product, seller, broker, listingId } = scene;
    const id = await giveMandate(product, { seller, broker, listingId });
    expect((await offersOf(broker, listingId)).status).toBe(404);
    expect(await expectOk(set(seller, id, true, 2))).toMatchObject({ mayApprove: true, status: 'active' });
    expect((await offersOf(broker, listingId)).status).toBe(200);
    expect(await news(product, 'The owner lets you decide on a listing')).toHaveLength(1);
    await expectOk(set(seller, id, false, 3));
    expect((await offersOf(broker, listingId)).status).toBe(404);
    expect(await news(product, 'The owner decides on a listing again')).toHaveLength(1);
    const rows = await product.database.db.selectFrom('ledger_row').select('row').execute();
    expect(rows.filter(({ row }) => row.includes('mandate-scoped'))).toHaveLength(2);
  });

  test('is asked for once, and whatever the owner sets answers', async ({ scene }) => {
    const { product, seller, broker, listingId } = scene;
    const id = await giveMandate(product, { seller, broker, listingId });
    expect(await mine(broker)).toMatchObject({ mayAskScope: true, maySetScope: 'not-your-move' });
    const asked = { scopeAsk: { words: 'You travel.' }, mayAskScope: 'scope-asked' };
    expect(await expectOk(ask(broker, id, 2))).toMatchObject(asked);
    expect(await codeOf(await ask(broker, id, 3))).toBe('scope-asked');
    const told = await news(product, 'Your broker asks to decide for you on a listing');
    expect(told).toHaveLength(1);
    expect(JSON.stringify(told)).not.toContain('You travel');
    expect(await expectOk(set(seller, id, false, 3))).toMatchObject({ scopeAsk: null, mayApprove: false });
    expect(await news(product, 'The owner leaves your engagement as it is')).toHaveLength(1);
    await expectOk(ask(broker, id, 4));
    expect(await expectOk(set(seller, id, true, 5))).toMatchObject({ scopeAsk: null, mayApprove: true });
    expect(await codeOf(await ask(broker, id, 6))).toBe('scope-given');
  });

  test('is the owner’s alone, from a page that is not stale, while the engagement lasts', async ({
    scene,
  }) => {
    const { product, seller, broker, listingId } = scene;
    const other = await join(product, 'Otto Other');
    const id = await giveMandate(product, { seller, broker, listingId });
    expect((await set(other, id, true, 2)).status).toBe(404);
    expect((await ask(other, id, 2)).status).toBe(404);
    expect(await codeOf(await set(broker, id, true, 2))).toBe('not-your-move');
    expect(await codeOf(await ask(seller, id, 2))).toBe('not-your-move');
    expect(await codeOf(await set(seller, id, true, 1))).toBe('stale');
    await expectOk(ask(broker, id, 2));
    await expectOk(seller.post(`/api/mandates/${id}/moves`, { to: 'ended', version: 3 }));
    expect(await mine(broker)).toMatchObject({ scopeAsk: null, mayAskScope: 'scope-settled' });
    expect(await codeOf(await set(seller, id, true, 4))).toBe('scope-settled');
  });

  test('of an invitation is changed before anyone accepts it', async ({ scene }) => {
    const { product, seller, broker, listingId } = scene;
    const id = await inviteBroker(product, { seller, broker, listingId });
    expect(await codeOf(await ask(broker, id, 1))).toBe('scope-settled');
    await expectOk(set(seller, id, true, 1));
    await expectOk(broker.post(`/api/mandates/${id}/moves`, { to: 'active', version: 2 }));
    expect((await offersOf(broker, listingId)).status).toBe(200);
  });

  test('that is narrowed in the meantime stops an approval', async ({ scene }) => {
    const { product, seller, broker, listingId } = scene;
    const id = await giveMandate(product, { seller, broker, listingId, mayApprove: true });
    const request = await requestAccess(await join(product, 'Ada Lovelace'), listingId);
    await expectOk(set(seller, id, false, 2));
    const view = await expectOk(broker.get(`/api/access-requests/${request}`));
    expect(view).toMatchObject({ may: { approved: expect.not.stringMatching(/^true$/) } });
  });
});
