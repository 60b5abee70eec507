import { describe, expect } from 'vitest';
import { z } from 'zod';
import { moveListing, ownListing } from '../product/listing.ts';
import { giveMandate } from '../support/broker.ts';
import { test as plain } from '../support/database.ts';
import { aDraft, publishListing, requestAccess } from '../support/deal.ts';
import { keptFixture } from '../support/kept-world.ts';
import { expectOk, join, type Someone } from '../support/people.ts';
import { type TestProduct, testProduct } from '../support/product.ts';

type Scene = { product: TestProduct; seller: Someone; broker: Someone; listingId: string; mandate: string };

const test = plain.extend(
  'scene',
  keptFixture('editing under a mandate', async (database): Promise<Scene> => {
    const product = await testProduct(database);
    const seller = await join(product, 'Zebulon Quist');
    const broker = await join(product, 'Bo Broker', ['broker']);
    const listingId = await publishListing(seller);
    const mandate = await giveMandate(product, { seller, broker, listingId });
    const opened = { mayApprove: false, profileAccess: 'edit', version: 2 };
    await expectOk(seller.put(`/api/mandates/${mandate}/scope`, opened));
    return { product, seller, broker, listingId, mandate };
  }),
);

const codeOf = async (answer: Response) =>
  z.looseObject({ code: z.string() }).parse(await answer.json()).code;
type Draft = ReturnType<typeof aDraft>;
const titled = (title: string): Draft => ({ ...aDraft(), teaser: { ...aDraft().teaser, title } });

async function save({ seller, listingId }: Scene, who: Someone, draft: Draft, more = {}) {
  const { version, draft: stored } = await ownListing(seller, listingId);
  const choices = z.looseObject({ autoApprove: z.boolean(), adminMayApprove: z.boolean() }).parse(stored);
  const { autoApprove, adminMayApprove } = choices;
  return who.put(`/api/listing/${listingId}/draft`, {
    ...draft,
    autoApprove,
    adminMayApprove,
    version,
    ...more,
  });
}

const edits = async ({ product, seller }: Scene) =>
  product.database.db
    .selectFrom('outgoing_mail')
    .select(['subject', 'body'])
    .where('recipient', '=', seller.email)
    .where('subject', 'like', 'Your broker changed%')
    .execute();

describe('a broker whom the owner lets edit the listing', () => {
  test('changes it for the owner, who is told what changed; record and audit name the broker and the fields', async ({
    scene,
  }) => {
    const { product, seller, broker, listingId } = scene;
    const written = await expectOk(broker.get(`/api/listing/${listingId}/draft`));
    expect(written).toMatchObject({ acting: true, may: {}, businessName: 'Quartzite Hollow Plumbing LLC' });
    const draft = titled('Contractor with a loyal crew');
    draft.profile.askingPrice = 110_000_000;
    expect(await expectOk(save(scene, broker, draft))).toMatchObject({ acting: true });
    expect(await ownListing(seller, listingId)).toMatchObject({
      acting: false,
      draft: { teaser: draft.teaser, profile: { askingPrice: 110_000_000 } },
    });
    const [mail, ...more] = await edits(scene);
    expect(more).toEqual([]);
    expect(mail?.body).toContain('Changed: title and asking price.');
    expect(mail?.body).toContain('Broker: Bo Broker');
    expect(JSON.stringify(mail)).not.toMatch(/1,100,000|Quartzite/);
    expect(await expectOk(seller.get('/api/notifications'))).toMatchObject({
      items: expect.arrayContaining([
        expect.objectContaining({
          words: 'Your broker changed your listing',
          path: `/listing/${listingId}/edit`,
        }),
      ]),
    });
    const { db } = product.database;
    const audits = await db
      .selectFrom('audit_event')
      .selectAll()
      .where('action', '=', 'listing-saved')
      .execute();
    expect(audits.at(-1)).toMatchObject({
      actor_id: broker.id,
      detail: { party: 'broker', fields: 'title,askingPrice' },
    });
    const rows = await db.selectFrom('ledger_row').select('row').execute();
    const kept = rows.filter(({ row }) => row.includes('"listing-edited"'));
    expect(kept).toHaveLength(1);
    expect(kept[0]?.row).toContain('"fields":"title,askingPrice"');
    expect(kept[0]?.row).toContain('"party":"broker"');
  });

  test('tells the owner nothing if nothing changed', async ({ scene }) => {
    await expectOk(save(scene, scene.broker, aDraft()));
    expect(await edits(scene)).toEqual([]);
    const rows = await scene.product.database.db.selectFrom('ledger_row').select('row').execute();
    expect(rows.filter(({ row }) => row.includes('"listing-edited"'))).toEqual([]);
  });

  test('is held to the leak check of the owner’s own record', async ({ scene }) => {
    const { broker, listingId } = scene;
    const teller = titled('Quartzite Hollow, a contractor');
    expect(await codeOf(await save(scene, broker, teller))).toBe('leaks-found');
    expect(await codeOf(await save(scene, broker, teller, { acknowledgeWarnings: true }))).toBe(
      'leaks-found',
    );
    expect(await codeOf(await save(scene, broker, titled('Call Zebulon Quist')))).toBe('leaks-found');
    const texts = { title: 'Hollow Pipes for sale', description: '' };
    const checked = await expectOk(broker.post(`/api/listing/${listingId}/leak-check`, texts));
    expect(checked).toMatchObject({ leaks: [{ field: 'title', severity: 'block' }] });
    expect(await edits(scene)).toEqual([]);
  });

  test('does not choose who is let in, publish, or touch photos', async ({ scene }) => {
    const { seller, broker, listingId } = scene;
    for (const choice of ['autoApprove', 'adminMayApprove']) {
      const refused = await save(scene, broker, aDraft(), { [choice]: true });
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({
        code: 'invalid-fields',
        fields: { [choice]: [expect.any(String)] },
      });
    }
    await expectOk(moveListing(seller, seller, listingId, 'withdrawn'));
    await expectOk(moveListing(seller, seller, listingId, 'draft'));
    expect(await expectOk(broker.get(`/api/listing/${listingId}`))).toMatchObject({
      status: 'draft',
      edits: true,
    });
    await expectOk(save(scene, broker, titled('Written by the broker')));
    const [mail] = await edits(scene);
    expect(mail?.body).toContain('The listing is not public now. Only you publish it.');
    expect(await codeOf(await moveListing(broker, seller, listingId, 'live'))).toBe('not-found');
    expect((await broker.get(`/api/listing/${listingId}/own-photos`)).status).toBe(404);
  });

  test('is no one else: buyers, other brokers and admins get as much as before', async ({ scene }) => {
    const { product, seller, listingId } = scene;
    const other = await join(product, 'Otto Other', ['broker']);
    await giveMandate(product, { seller, broker: other, listingId, mayApprove: true });
    const buyer = await join(product, 'Ada Lovelace');
    await requestAccess(buyer, listingId);
    const admin = await join(product, 'Ada Admin', ['admin']);
    for (const who of [other, buyer, admin]) {
      expect((await who.get(`/api/listing/${listingId}/draft`)).status).toBe(404);
      expect((await save(scene, who, titled('Not theirs'))).status).toBe(404);
      const texts = { title: 'Hollow Pipes for sale', description: '' };
      expect((await who.post(`/api/listing/${listingId}/leak-check`, texts)).status).toBe(404);
    }
  });

  test('loses it at once when the owner takes it back, mid-edit', async ({ scene }) => {
    const { seller, broker, listingId, mandate } = scene;
    await expectOk(save(scene, broker, titled('Before')));
    const closed = { mayApprove: false, profileAccess: 'read', version: 3 };
    await expectOk(seller.put(`/api/mandates/${mandate}/scope`, closed));
    expect((await save(scene, broker, titled('After'))).status).toBe(404);
    expect(await expectOk(broker.get(`/api/listing/${listingId}`))).toMatchObject({
      edits: false,
      profile: { businessName: 'Quartzite Hollow Plumbing LLC' },
      teaser: { title: 'Before' },
    });
  });
});
