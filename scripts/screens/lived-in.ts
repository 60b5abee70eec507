import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { addPaper, give, inviteHelper, startCheck } from '#test/support/health-checks.ts';
import { orderService } from '#test/support/orders.ts';
import { expectOk, signIn } from '#test/support/people.ts';
import { type FilledCheck, fillCheck } from './fill-check.ts';
import { fillReview } from './fill-review.ts';
import { type Deal, liveInADeal } from './live-in-a-deal.ts';
import { liveInAReview } from './live-in-a-review.ts';
import { liveInRooms } from './live-in-a-room.ts';
import { liveWithTokens } from './live-with-tokens.ts';

export const demoPassword = 'screens-screens-screens';

export type LivedIn = {
  order: string;
  thread: string;
  listing: string;
  person: string;
  listings: string[];
  check: string;
  filled: FilledCheck;
  review: string;
  room: string;
  closedRoom: string;
  deal: Deal;
  testedReview: string;
};

const created = z.object({ id: z.uuid() });
const listed = z.object({ items: z.array(z.looseObject({ id: z.uuid(), title: z.string() })) });
const listedBusinesses = z.object({
  items: z.array(z.looseObject({ id: z.uuid(), businessName: z.string() })),
});
const accounts = z.object({ items: z.array(z.looseObject({ id: z.uuid(), email: z.string() })) });

/** Some days of use on top of the demo: orders and payments, a conversation, searches, watched listings. */
export async function liveIn(origin: string): Promise<LivedIn> {
  const [seller, buyer, broker, admin] = [
    await signedIn(origin, 'seller'),
    await signedIn(origin, 'buyer'),
    await signedIn(origin, 'broker'),
    await signedIn(origin, 'admin'),
  ];
  const { items } = listed.parse(await expectOk(buyer.get('/api/listing/?size=48')));
  const listing = items.find(({ title }) => title === 'Manufacturing Business')?.id ?? '';
  const order = await orderService(seller);
  await pay(admin, order, 1, { amount: 50_000, reference: 'TRF 20441' });
  await pay(admin, order, 2, { amount: 100_000, status: 'processing', method: 'check', reference: '118' });
  await orderService(seller);
  await pay(admin, await orderService(broker), 1, { amount: 150_000, paidOn: dayBefore(40) });
  const asked = 'Is the lease of the hall tied to the present owner, or does it go with the business?';
  const { id: thread } = created.parse(
    await expectOk(buyer.post(`/api/listing/${listing}/thread`, { text: asked })),
  );
  const answer = 'It goes with the business. It runs until 2031, with an option for five years more.';
  await expectOk(seller.post(`/api/threads/${thread}/messages`, { text: answer }));
  for (const { id } of items.slice(0, 2)) await expectOk(buyer.put(`/api/listing/${id}/watch`, {}));
  const search = { q: 'machine shop', industry: 'manufacturing' };
  const saved = { name: 'Machine shops', search, frequency: 'daily' };
  await expectOk(buyer.post('/api/saved-searches', saved));
  const { items: people } = accounts.parse(await expectOk(admin.get('/api/users/')));
  const person = people.find(({ email }) => email === emailOf('seller'))?.id ?? '';
  const listings = items.map(({ id }) => id);
  const rooms = await liveInRooms(seller, listings);
  const businesses = listedBusinesses.parse(await expectOk(seller.get('/api/business/?size=48'))).items;
  const named = (name: string) =>
    businesses.find(({ businessName }) => businessName.startsWith(name))?.id ?? '';
  const filled = await fillCheck(seller, named('Gulfbend'));
  const review = await fillReview(seller, named('Gulfbend'));
  const begun = await check(seller, named('Bluebonnet'));
  await liveWithTokens(seller, admin, callerTo(origin));
  const deal = await liveInADeal({ call: callerTo(origin) }, admin, demoPassword);
  const testedReview = await liveInAReview(seller, named('Bluebonnet'));
  return {
    order,
    thread,
    listing,
    person,
    listings,
    check: begun,
    filled,
    review,
    testedReview,
    ...rooms,
    deal,
  };
}

async function check(seller: Caller, businessId: string): Promise<string> {
  const id = await startCheck(seller, businessId);
  await give(seller, id, 'A1', 12);
  await give(seller, id, 'A5', 'accrual');
  await give(seller, id, 'B2', 30);
  await give(seller, id, 'B3', 20);
  await addPaper(seller, id, 'Registration', 'A1');
  await inviteHelper(seller, id, 'bookkeeper@people.example', { sections: ['risk'], books: true });
  return id;
}

const emailOf = (who: string) => `${who}@demo.example`;

type Caller = Awaited<ReturnType<typeof signedIn>>;

export function signedIn(origin: string, who: string, password: string = demoPassword) {
  return signIn({ call: callerTo(origin) }, { email: emailOf(who), password });
}

async function pay(admin: Caller, order: string, version: number, given: Record<string, unknown>) {
  const body = {
    kind: 'payment',
    status: 'success',
    method: 'bank-transfer',
    reference: '',
    paidOn: dayBefore(2),
    key: randomUUID(),
    version,
    ...given,
  };
  await expectOk(admin.post(`/api/orders/${order}/payments`, body));
}

function dayBefore(count: number): string {
  return new Date(Date.now() - count * 86_400_000).toISOString().slice(0, 10);
}

function callerTo(origin: string): Parameters<typeof signIn>[0]['call'] {
  return (method, path, { key, body, headers } = {}) =>
    fetch(origin + path, {
      method,
      headers: {
        ...(key ? { 'X-Application-Key': key } : {}),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: body instanceof Uint8Array ? Uint8Array.from(body) : JSON.stringify(body) }),
    });
}
