import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { z } from 'zod';
import { aboutListing } from '#features/conversation/messages/contract.ts';
import { type Deal, test, untilSigned } from '../product/a-deal.ts';
import { moveRequest, publishListing } from '../support/deal.ts';
import { expectOk, join } from '../support/people.ts';
import {
  answer,
  codeOf,
  listOf,
  messagesOf,
  number,
  textsFor,
  threadOf,
  unreadOf,
  wordsOf,
  write,
} from './conversation.ts';

async function approve(deal: Deal): Promise<string> {
  const id = await untilSigned(deal);
  await moveRequest(deal.seller, id, 'approved');
  return id;
}

describe('a buyer who writes to the owner of a listing', () => {
  test('sees “the owner” until access is granted, and again when it ends', async ({ deal }) => {
    const { seller, buyer, listingId } = deal;
    const id = await write(buyer, listingId, 'Is the lease transferable?');
    await expectOk(answer(seller, id, number));

    const before = await threadOf(buyer, id);
    expect(before).toMatchObject({ with: { part: 'owner', person: null }, open: false });
    expect(before.about?.title).toBe('Established service contractor');
    expect(JSON.stringify([before, await messagesOf(buyer, id), await listOf(buyer)])).not.toMatch(
      /zebulon|quist|0142|quartzite/i,
    );
    expect((await threadOf(seller, id)).with).toMatchObject({
      part: 'buyer',
      person: { id: buyer.id, firstName: 'Ada', lastName: 'Lovelace' },
    });
    expect((await buyer.get(`/api/users/${seller.id}/profile`)).status).toBe(404);
    expect((await seller.get(`/api/users/${buyer.id}/profile`)).status).toBe(200);

    const request = await approve(deal);
    expect((await threadOf(buyer, id)).with.person).toMatchObject({ firstName: 'Zebulon' });
    expect((await textsFor(buyer, id))[0]).toBe(number);

    await moveRequest(seller, request, 'denied', { reason: 'Sold elsewhere' });
    expect(await threadOf(buyer, id)).toMatchObject({ with: { part: 'owner', person: null }, open: false });
    expect((await textsFor(buyer, id))[0]).toBe('Call me: [phone] or [email]');
  });

  test('sees “the owner” of another listing even if they know that person by name', async ({ deal }) => {
    const { seller, buyer } = deal;
    await approve(deal);
    const other = await publishListing(seller, { businessName: 'Opal Wharf Cafes LLC', dba: 'Opal Wharf' });
    const first = aboutListing.reply.parse(await expectOk(buyer.get(`/api/listing/${other}/thread`)));
    expect(first.with).toEqual({ part: 'owner', person: null });

    const id = await write(buyer, other, 'Is the lease transferable?');
    await expectOk(answer(seller, id, number));
    expect((await threadOf(buyer, id)).with).toEqual({ part: 'owner', person: null });
    const listed = (await listOf(buyer)).items.find((thread) => thread.id === id);
    expect(listed?.with).toEqual({ part: 'owner', person: null });
    expect((await buyer.get(`/api/users/${seller.id}/profile`)).status).toBe(200);
  });

  test('contact details are hidden on both sides, and their writer sees them and is told', async ({
    deal,
  }) => {
    const { seller, buyer, listingId } = deal;
    const id = await write(buyer, listingId, 'Mail me at ada@lovelace.example');
    await expectOk(answer(seller, id, number));
    const [fromSeller, fromBuyer] = (await messagesOf(buyer, id)).items;
    expect(fromBuyer).toMatchObject({ mine: true, hiddenFromOther: true });
    expect(wordsOf(fromBuyer?.pieces ?? [])).toBe('Mail me at ada@lovelace.example');
    expect(fromSeller).toMatchObject({ mine: false, hiddenFromOther: false });
    expect(await textsFor(seller, id)).toEqual([number, 'Mail me at [email]']);
    const [listed] = (await listOf(buyer)).items;
    expect(wordsOf(listed?.last?.pieces ?? [])).toBe('Call me: [phone] or [email]');
    const stored = await deal.product.database.db.selectFrom('message').select('body').execute();
    expect(stored.map(({ body }) => body)).toContain(number);
    await approve(deal);
    const [, open] = (await messagesOf(buyer, id)).items;
    expect(open).toMatchObject({ mine: true, hiddenFromOther: false });
  });

  test('refuses messages to oneself and about private listings; the thread outlives the listing', async ({
    deal,
  }) => {
    const { seller, buyer, listingId, product } = deal;
    expect(await codeOf(await seller.post(`/api/listing/${listingId}/thread`, { text: 'Hello' }))).toBe(
      'message-to-yourself',
    );
    const id = await write(buyer, listingId, 'Hello');
    const { version } = z
      .object({ version: z.number() })
      .parse(await expectOk(seller.get(`/api/listing/${listingId}/draft`)));
    await expectOk(seller.post(`/api/listing/${listingId}/moves`, { to: 'withdrawn', version }));
    const late = await join(product, 'Late Comer');
    expect((await late.post(`/api/listing/${listingId}/thread`, { text: 'Hello' })).status).toBe(404);
    expect((await threadOf(buyer, id)).may.write).toBe('listing-not-public');
    expect(await codeOf(await answer(buyer, id, 'Still there?'))).toBe('listing-not-public');
    await expectOk(answer(seller, id, 'It is off the market.'));
    expect(await textsFor(buyer, id)).toEqual(['It is off the market.', 'Hello']);
  });

  test('strangers, admins and the other side’s contacts cannot see the thread', async ({ deal }) => {
    const id = await write(deal.buyer, deal.listingId, 'Hello');
    const stranger = await join(deal.product, 'Sly Stranger');
    for (const who of [stranger, deal.admin]) {
      expect((await who.get(`/api/threads/${id}`)).status).toBe(404);
      expect((await who.get(`/api/threads/${id}/messages`)).status).toBe(404);
      expect((await answer(who, id, 'Hello')).status).toBe(404);
      expect((await who.put(`/api/threads/${id}/reading`, { upTo: 9 })).status).toBe(404);
      expect((await listOf(who)).items).toEqual([]);
    }
  });
});

describe('unread messages', () => {
  test('are counted for the other side until read, and those that arrive during reading stay unread', async ({
    deal,
  }) => {
    const { seller, buyer, listingId } = deal;
    const id = await write(buyer, listingId, 'One');
    await expectOk(answer(buyer, id, 'Two'));
    expect(await unreadOf(seller)).toBe(2);
    expect(await unreadOf(buyer)).toBe(0);
    const { lastSeq } = await threadOf(seller, id);
    await expectOk(answer(buyer, id, 'Three'));
    await expectOk(seller.put(`/api/threads/${id}/reading`, { upTo: lastSeq }));
    expect(await unreadOf(seller)).toBe(1);
    await expectOk(seller.put(`/api/threads/${id}/reading`, { upTo: 1 }));
    expect(await threadOf(seller, id)).toMatchObject({ unread: 1, readSeq: 2 });
    await expectOk(seller.put(`/api/threads/${id}/reading`, { upTo: 2_000_000 }));
    expect(await threadOf(seller, id)).toMatchObject({ unread: 0, readSeq: 3 });
    await expectOk(answer(buyer, id, 'Four'));
    expect(await unreadOf(seller)).toBe(1);
    await expectOk(answer(seller, id, 'I have read all of them.'));
    expect(await unreadOf(seller)).toBe(0);
  });

  test('cause one notice with the sender’s name for readers who know it, and without content', async ({
    deal,
  }) => {
    const { seller, buyer, listingId, product } = deal;
    const id = await write(buyer, listingId, 'Secret words');
    await expectOk(answer(buyer, id, 'More secret words'));
    await product.runJobs();
    const mails = await product.database.db
      .selectFrom('outgoing_mail')
      .selectAll()
      .where('recipient', '=', seller.email)
      .where('subject', '=', 'You have a new message')
      .execute();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body).toContain(`/messages/${id}`);
    const text = `${mails[0]?.subject} ${mails[0]?.body}`;
    expect(text).toContain('From: Ada Lovelace');
    expect(text).not.toMatch(/secret/i);
    await expectOk(seller.put(`/api/threads/${id}/reading`, { upTo: 2 }));
    await expectOk(answer(buyer, id, 'Again'));
    const all = await product.database.db
      .selectFrom('outgoing_mail')
      .select('id')
      .where('subject', '=', 'You have a new message')
      .execute();
    expect(all).toHaveLength(2);
  });

  test('do not tell a buyer without access who answered', async ({ deal }) => {
    const { seller, buyer, listingId } = deal;
    const id = await write(buyer, listingId, 'Hello');
    await expectOk(answer(seller, id, 'It is Zebulon.'));
    const [mail] = await buyer.mails('message-received');
    expect(mail?.body).toContain('The owner of the listing wrote to you.');
    expect(mail?.body).not.toMatch(/Zebulon|Quist/);
  });
});

describe('a message', () => {
  test('sent twice with one ID is stored once, and another person’s ID is refused', async ({ deal }) => {
    const { seller, buyer, listingId } = deal;
    const messageId = randomUUID();
    const id = await write(buyer, listingId, 'Once', messageId);
    expect(await write(buyer, listingId, 'Once', messageId)).toBe(id);
    const [one, two] = await Promise.all([
      answer(buyer, id, 'Once more', randomUUID()),
      answer(seller, id, 'At the same time', randomUUID()),
    ]);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(await codeOf(await answer(seller, id, 'Mine now', messageId))).toBe('message-id-taken');
    const { items } = await messagesOf(buyer, id);
    expect(items.map(({ seq }) => seq)).toEqual([3, 2, 1]);
  });

  test('has a maximum length, and messages have a rate limit', async ({ deal }) => {
    const id = await write(deal.buyer, deal.listingId, 'x'.repeat(5_000));
    expect((await answer(deal.buyer, id, 'x'.repeat(10_000))).status).toBe(400);
    expect((await answer(deal.buyer, id, '  \n ')).status).toBe(400);
    expect((await answer(deal.buyer, id, 'a\u202eb')).status).toBe(400);
  });

  test('pages without gaps while new ones arrive, however many there are', async ({ deal }) => {
    const { buyer, listingId } = deal;
    const id = await write(buyer, listingId, 'Number 1');
    for (let n = 2; n <= 7; n += 1) await expectOk(answer(buyer, id, `Number ${n}`));
    const first = await messagesOf(buyer, id, '?size=3');
    await expectOk(answer(buyer, id, 'Number 8'));
    const second = await messagesOf(buyer, id, `?size=3&after=${first.next}`);
    const third = await messagesOf(buyer, id, `?size=3&after=${second.next}`);
    expect([first, second, third].flatMap(({ items }) => items.map(({ seq }) => seq))).toEqual([
      7, 6, 5, 4, 3, 2, 1,
    ]);
    expect(third.next).toBeNull();
    for (const odd of ['0', '-1', 'x', '1e3', '9999999999'])
      expect((await buyer.get(`/api/threads/${id}/messages?after=${odd}`)).status).toBe(400);
  });

  test('moves its thread up in both lists, which are paged', async ({ deal }) => {
    const { seller, buyer, listingId, product } = deal;
    const other = await join(product, 'Bea Buyer');
    const one = await write(buyer, listingId, 'One');
    product.clock.advance(1_000);
    const two = await write(other, listingId, 'Two');
    expect((await listOf(seller)).items.map(({ id }) => id)).toEqual([two, one]);
    product.clock.advance(1_000);
    await expectOk(answer(buyer, one, 'Three'));
    const first = await listOf(seller, '?size=1');
    const second = await listOf(seller, `?size=1&after=${first.next}`);
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual([one, two]);
    expect(second.next).toBeNull();
  });
});
