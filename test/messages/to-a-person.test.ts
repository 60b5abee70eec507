import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { withPerson } from '#features/conversation/messages/contract.ts';
import { test } from '../product/a-deal.ts';
import { giveMandate } from '../support/broker.ts';
import { requestAccess } from '../support/deal.ts';
import { expectOk, join, type Someone } from '../support/people.ts';
import { answer, codeOf, created, listOf, number, textsFor, threadOf, write } from './conversation.ts';

describe('messages to a person', () => {
  const find = async (who: Someone, personId: string, query = '') => {
    const response = await who.get(`/api/users/${personId}/thread${query}`);
    return response.status === 200 ? withPerson.reply.parse(await response.json()) : response.status;
  };

  test('belong to the listing that the two have a deal about', async ({ deal }) => {
    const { seller, buyer, listingId } = deal;
    expect(await find(seller, buyer.id)).toBe(404);
    await requestAccess(buyer, listingId);
    expect(await find(seller, buyer.id)).toMatchObject({
      about: { listingId },
      with: { part: 'buyer', person: { firstName: 'Ada' } },
      threadId: null,
    });
    // The buyer does not know the owner, and must not learn who it is here either.
    expect(await find(buyer, seller.id)).toBe(404);
    const { id } = created.parse(
      await expectOk(seller.post(`/api/users/${buyer.id}/thread`, { text: 'Who are you?' })),
    );
    expect((await threadOf(buyer, id)).with).toEqual({ part: 'owner', person: null });
    expect(await write(buyer, listingId, 'Ada.')).toBe(id);
    expect(await find(seller, buyer.id, `?listingId=${listingId}`)).toMatchObject({ threadId: id });
    expect(await find(seller, buyer.id, `?listingId=${randomUUID()}`)).toBe(404);
  });

  test('from a broker to a buyer come from the broker of the listing, during the engagement', async ({
    deal,
  }) => {
    const { seller, buyer, listingId, product } = deal;
    const broker = await join(product, 'Bram Broker', ['broker']);
    await requestAccess(buyer, listingId);
    expect(await find(broker, buyer.id)).toBe(404);
    const mandateId = await giveMandate(product, { seller, broker, listingId });
    const { id } = created.parse(
      await expectOk(broker.post(`/api/users/${buyer.id}/thread`, { text: 'I act for the seller.' })),
    );
    expect((await threadOf(buyer, id)).with).toEqual({ part: 'broker', person: null });
    const direct = created.parse(
      await expectOk(broker.post(`/api/users/${seller.id}/thread`, { text: number })),
    );
    expect(await threadOf(seller, direct.id)).toMatchObject({
      about: null,
      open: true,
      with: { part: 'person', person: { firstName: 'Bram' } },
    });
    expect(await write(broker, listingId, 'The same thread')).toBe(direct.id);

    await expectOk(seller.post(`/api/mandates/${mandateId}/moves`, { to: 'ended', version: 2 }));
    expect((await threadOf(broker, id)).may.write).toBe('mandate-over');
    expect((await threadOf(broker, id)).with).toEqual({ part: 'buyer', person: null });
    expect((await threadOf(buyer, id)).may.write).toBe('mandate-over');
    expect(await codeOf(await answer(seller, direct.id, 'Hello'))).toBe('not-acquainted');
    expect(await threadOf(seller, direct.id)).toMatchObject({ open: false, with: { person: null } });
    expect((await textsFor(seller, direct.id))[1]).toBe('Call me: [phone] or [email]');
  });

  test('from an admin can go to anyone, who then knows the admin and can answer', async ({ deal }) => {
    const { seller, admin } = deal;
    expect(await find(seller, admin.id)).toBe(404);
    const { id } = created.parse(
      await expectOk(admin.post(`/api/users/${seller.id}/thread`, { text: number })),
    );
    expect((await threadOf(seller, id)).with.person).toMatchObject({ firstName: 'Wren' });
    expect((await seller.get(`/api/users/${admin.id}/profile`)).status).toBe(200);
    await expectOk(answer(seller, id, 'Thank you.'));
    expect(await codeOf(await admin.post(`/api/users/${admin.id}/thread`, { text: 'Me' }))).toBe(
      'message-to-yourself',
    );
    expect(await find(admin, randomUUID())).toBe(404);
  });

  test('stay when an account is closed, without the name', async ({ deal }) => {
    const { buyer, listingId, product } = deal;
    const gone = await join(product, 'Gil Gone');
    const { db } = product.database;
    const { id } = created.parse(
      await expectOk(deal.admin.post(`/api/users/${gone.id}/thread`, { text: 'Hello' })),
    );
    await expectOk(answer(gone, id, 'Bye'));
    await db.deleteFrom('person').where('id', '=', gone.id).execute();
    expect(await threadOf(deal.admin, id)).toMatchObject({
      with: { part: 'gone', person: null },
      may: { write: 'account-gone' },
    });
    expect(await textsFor(deal.admin, id)).toEqual(['Bye', 'Hello']);
    expect((await listOf(buyer)).items).toEqual([]);
    expect(listingId).toBeTruthy();
  });
});
