import { expect } from 'vitest';
import { z } from 'zod';
import { days } from '#kernel/instant.ts';
import { sees, test, untilSigned } from '../product/a-deal.ts';
import { addBlock } from '../support/blocks.ts';
import { moveRequest, publishListing } from '../support/deal.ts';
import { makeOffer } from '../support/offer-terms.ts';
import { expectOk, join, type Someone, signIn } from '../support/people.ts';
import { furnish } from '../support/world-rooms.ts';

const overall = [
  '/api/counts',
  '/api/dashboard',
  '/api/dashboard?side=sent',
  '/api/dashboard/needs',
  '/api/access-request-counts?scope=sent',
  '/api/access-requests?scope=sent',
  '/api/notifications',
  '/api/notifications?unread=true',
  '/api/threads',
  '/api/offers?scope=sent',
  '/api/deal-rooms',
  '/api/room-questions',
  '/api/diligence-requests',
  '/api/watched-listings',
  '/api/watched-listing-ids',
  '/api/listing/?q=contractor',
  '/api/find?q=contractor',
  '/api/find?q=Zebulon',
];
type Reader = Pick<Someone, 'get'>;
const figures = async (who: Reader) =>
  Object.fromEntries(
    await Promise.all(overall.map(async (path) => [path, await expectOk(who.get(path))] as const)),
  );

test('a blocked buyer deep in a deal has the same lists and figures as a person who never saw the listing', async ({
  deal,
}) => {
  const { product, seller, buyer, listingId } = deal;
  const text = (word: string) => ({
    open: `${word} open`,
    closed: `${word} closed`,
    held: `${word} held`,
    group: 'Everybody',
    question: 'What is this?',
    diligence: 'Payroll, please',
  });
  const search = { name: 'All of them', search: {}, frequency: 'daily' };
  await expectOk(buyer.post('/api/saved-searches', search));
  const id = await untilSigned(deal);
  await moveRequest(seller, id, 'approved');
  await expectOk(buyer.put(`/api/listing/${listingId}/watch`, {}));
  const room = await furnish({ owner: seller, buyer }, listingId, text('Ledger'));
  const offer = await makeOffer(product, buyer, listingId, 'A careful offer', true);
  const said = await expectOk(buyer.post(`/api/listing/${listingId}/thread`, { text: 'Hello' }));
  const threadId = z.object({ id: z.uuid() }).parse(said).id;
  const digest = { kind: 'message-received', mail: 'digest' };
  await expectOk(buyer.put('/api/notification-preferences', digest));
  await expectOk(seller.post(`/api/threads/${threadId}/messages`, { text: 'Welcome' }));
  await product.runJobs();
  const before = await figures(buyer);
  expect(await sees(buyer, listingId)).toBe(true);
  expect(before['/api/counts']).toMatchObject({ messages: 1 });
  const newcomer = await join(product, 'Nora Newcomer');

  for (const who of [buyer, newcomer]) await addBlock(seller, 'person', who.email);
  expect(await figures(buyer)).toEqual(await figures(newcomer));
  const gone = [
    `/api/listing/${listingId}`,
    `/api/listing/${listingId}/ledger`,
    `/api/listing/${listingId}/thread`,
    `/api/access-requests/${id}`,
    `/api/offers/${offer}`,
    `/api/threads/${threadId}`,
    `/api/threads/${threadId}/messages`,
    `/api/deal-rooms/${room.id}`,
    `/api/deal-rooms/${room.id}/questions`,
    `/api/deal-rooms/${room.id}/search?q=ledger`,
    `/api/deal-rooms/${room.id}/closure`,
    `/api/room-folders/${room.folders.open}/documents`,
    `/api/room-documents/${room.documents.open}`,
    `/api/room-documents/${room.documents.open}/pages`,
    `/api/room-versions/${room.versions.open}/original`,
    `/api/room-questions/${room.question}`,
    `/api/deal-rooms/${room.id}/diligence-requests`,
    `/api/deal-rooms/${room.id}/diligence-counts`,
    `/api/deal-rooms/${room.id}/diligence-requests.csv`,
    `/api/diligence-requests/${room.diligence}`,
    `/api/users/${seller.id}/profile`,
    `/api/users/${seller.id}/about`,
    `/api/users/${seller.id}/thread`,
  ];
  for (const path of gone) expect([path, (await buyer.get(path)).status]).toEqual([path, 404]);
  // Signed agreements stay available to the signer, as the law requires.
  const { items } = z
    .object({ items: z.array(z.object({ id: z.string() })) })
    .parse(await expectOk(buyer.get('/api/ndas?scope=signed')));
  expect(items).toHaveLength(1);

  const mailed = await mailsTo(buyer.email);
  await publishListing(seller);
  product.clock.advance(days);
  await product.runJob('send-notification-digests');
  await product.runJobs();
  expect(await mailsTo(buyer.email)).toBe(mailed);
  const again = await signIn(product, buyer);
  const later = await signIn(product, newcomer);
  expect(await expectOk(again.get('/api/counts'))).toEqual(await expectOk(later.get('/api/counts')));

  async function mailsTo(email: string): Promise<number> {
    const rows = await product.database.db
      .selectFrom('outgoing_mail')
      .select('id')
      .where('recipient', '=', email)
      .execute();
    return rows.length;
  }
});
