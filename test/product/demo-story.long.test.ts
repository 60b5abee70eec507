import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { listRequests as listAccessRequests } from '#features/agreements/access-requests/contract.ts';
import { getRequestMonths } from '#features/agreements/access-requests/month-contract.ts';
import { listNdas } from '#features/agreements/ndas/contract.ts';
import { verifyDocument } from '#features/agreements/ndas/seal-contract.ts';
import { listThreads } from '#features/conversation/messages/contract.ts';
import { getRoom, listDocuments, listRooms } from '#features/deal-room/deal-rooms/contract.ts';
import { listQuestions } from '#features/deal-room/room-questions/contract.ts';
import { getPages, getRoomAttention } from '#features/deal-room/room-views/contract.ts';
import { listNotifications } from '#features/inbox/notifications/contract.ts';
import { readCounts } from '#features/inbox/notifications/counts-contract.ts';
import { listBrokerRequestReviews } from '#features/marketplace/broker-requests/contract.ts';
import { listPhotoReviews } from '#features/marketplace/listing-photos/contract.ts';
import { getOwnViews } from '#features/marketplace/listing-views/contract.ts';
import { browseListings, listReviews } from '#features/marketplace/listings/contract.ts';
import { listMandates } from '#features/marketplace/mandates/contract.ts';
import { getOffer, listOffers } from '#features/offers/offers/contract.ts';
import { oddTerms } from '#features/offers/offers/domain/odd-terms.ts';
import { listOrders } from '#features/offers/orders/contract.ts';
import { listProofReviews } from '#features/people/buyer-proofs/contract.ts';
import { listReports } from '#features/valuation/check-reports/contract.ts';
import { listChecks } from '#features/valuation/health-check/contract.ts';
import { getHome } from '#site/dashboard/contract.ts';
import { signIn } from '#test/support/people.ts';
import { type RunningApp, runApp } from '#test/support/running-app.ts';
import { buildWeb } from '../../scripts/web-build.ts';

const password = 'story-story-story';
const dataDir = await mkdtemp(join(tmpdir(), 'cairn-demo-story-'));
const settings = { DEMO: 'on', DEMO_PASSWORD: password };

let app: RunningApp | null = null;
const call: Parameters<typeof signIn>[0]['call'] = (method, path, { key, body, headers } = {}) =>
  fetch(`${app?.url}${path}`, {
    method,
    headers: { ...(key ? { 'X-Application-Key': key } : {}), ...headers },
    ...(body instanceof Uint8Array ? { body: Uint8Array.from(body) } : {}),
  });

type Someone = Awaited<ReturnType<typeof signIn>>;
let people: Record<'seller' | 'buyer' | 'broker' | 'admin', Someone>;

const enter = (who: string) => signIn({ call }, { email: `${who}@demo.example`, password });

async function told<R extends z.ZodType>({ reply }: { reply: R }, who: Someone, path: string) {
  const answer = await who.get(path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return reply.parse(await answer.json());
}

beforeAll(async () => {
  await buildWeb();
  app = await runApp(dataDir, settings);
  await until(async () => (await readdir(join(dataDir, 'files'), { recursive: true })).length > 12);
  await app.kill();
  app = await startWhole();
  const [seller, buyer, broker, admin] = [
    await enter('seller'),
    await enter('buyer'),
    await enter('broker'),
    await enter('admin'),
  ];
  people = { seller, buyer, broker, admin };
});

afterAll(async () => {
  await app?.stop();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

async function startWhole(): Promise<RunningApp> {
  const started = await runApp(dataDir, { ...settings, LOG_LEVEL: 'info' });
  let said = '';
  started.child.stdout?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  await until(async () => said.includes('The demo is complete') || said.includes('could not be loaded'));
  expect(said).not.toContain('could not be loaded');
  // Requests of the story are not logged: a thousand lines would hide how to sign in.
  expect(said).not.toContain('"msg":"request"');
  return started;
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds().catch(() => false))) await pause(100);
}

async function cards() {
  const all = [];
  for (let page = 1; ; page += 1) {
    const { items } = await told(browseListings, people.buyer, `/api/listing/?size=24&page=${page}`);
    all.push(...items);
    if (items.length < 24) return all;
  }
}

test('the demo has more than forty cards, each with a price, earnings, a place and a picture', async () => {
  const all = await cards();
  expect(all.length).toBeGreaterThan(40);
  for (const card of all) {
    expect(card.place).not.toBeNull();
    expect(card.sde).not.toBeNull();
  }
  const pictured = all.filter(({ photos }) => photos.length > 0);
  expect(pictured.length).toBeGreaterThanOrEqual(all.length - 2);
  const picture = await people.buyer.get(`/api/listing-photos/${pictured[0]?.photos[0]?.id}?scale=card`);
  expect(picture.headers.get('content-type')).toBe('image/webp');
});

describe('deals', () => {
  test('have three rooms at different stages, with documents shown as pages', async () => {
    const rooms = (await told(listRooms, people.buyer, '/api/deal-rooms')).items;
    expect(rooms.length).toBeGreaterThanOrEqual(2);
    const own = (await told(listRooms, people.seller, '/api/deal-rooms')).items;
    expect(own.length).toBeGreaterThanOrEqual(2);
    for (const { id } of own) {
      const { folders } = await told(getRoom, people.seller, `/api/deal-rooms/${id}`);
      const kinds = new Set<string>();
      for (const folder of folders.filter(({ documents }) => documents > 0)) {
        const { items } = await told(
          listDocuments,
          people.seller,
          `/api/room-folders/${folder.id}/documents`,
        );
        for (const document of items) {
          const kind = document.name.split('.').at(-1) ?? '';
          kinds.add(kind);
          if (!['xlsx', 'docx'].includes(kind)) await opens(document.id);
        }
      }
      expect([...kinds].sort()).toEqual(['csv', 'docx', 'pdf', 'png', 'txt', 'xlsx']);
    }
  });

  test('have an unchanged sealed NDA', async () => {
    const { items } = await told(listNdas, people.buyer, '/api/ndas?scope=signed');
    const sealed = items.find(({ sealLevel }) => sealLevel !== null);
    const pdf = await people.buyer.get(`/api/ndas/${sealed?.id}/file`);
    const bytes = new Uint8Array(await pdf.arrayBuffer());
    const answer = await people.buyer.upload('/api/verification', bytes, 'application/pdf');
    expect(verifyDocument.reply.parse(await answer.json())).toMatchObject({ outcome: 'valid' });
  });

  test('have offers in which nothing is odd or far from usual', async () => {
    const sent = (await told(listOffers, people.buyer, '/api/offers?scope=sent')).items;
    const received = (await told(listOffers, people.seller, '/api/offers?scope=received')).items;
    const seen = [
      ...sent.map(({ id }) => ({ id, who: people.buyer })),
      ...received.map(({ id }) => ({ id, who: people.seller })),
    ];
    for (const { id, who } of seen) {
      const { kind, rounds, askingPrice: asking } = await told(getOffer, who, `/api/offers/${id}`);
      expect(asking).not.toBeNull();
      for (const { sentAt, terms } of rounds)
        expect(oddTerms({ kind, terms, today: sentAt.slice(0, 10), asking })).toEqual([]);
    }
    expect(seen.length).toBeGreaterThanOrEqual(4);
  });

  test('have offers, a counter, questions, reading times and messages', async () => {
    const sent = (await told(listOffers, people.buyer, '/api/offers?scope=sent')).items;
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set(['countered', 'accepted']));
    const received = (await told(listOffers, people.seller, '/api/offers?scope=received')).items;
    expect(received.length).toBeGreaterThanOrEqual(2);
    const room = (await told(listRooms, people.seller, '/api/deal-rooms')).items[0];
    const { items } = await told(listQuestions, people.seller, `/api/deal-rooms/${room?.id}/questions`);
    expect(items.length).toBeGreaterThan(0);
    const { viewers, documents } = await told(
      getRoomAttention,
      people.seller,
      `/api/deal-rooms/${room?.id}/attention`,
    );
    expect(viewers.length).toBeGreaterThan(0);
    for (const { seconds, looks } of documents) {
      expect(seconds).toBeGreaterThan(60);
      expect(looks).toBeGreaterThan(0);
    }
    expect((await told(listThreads, people.buyer, '/api/threads')).items.length).toBeGreaterThanOrEqual(2);
  });

  test('have views over eight weeks', async () => {
    const { days } = await told(getOwnViews, people.seller, '/api/own-listings/views');
    expect(days.filter(({ views }) => views > 0).length).toBeGreaterThan(50);
  });
});

test('has a finished health check with a report', async () => {
  const { items } = await told(listChecks, people.seller, '/api/health-checks');
  const reports = await told(listReports, people.seller, `/api/health-checks/${items[0]?.id}/reports`);
  const report = await people.seller.get(`/api/check-reports/${reports.items[0]?.id}`);
  expect(report.status).toBe(200);
});

test('the broker has engagements and an invoice', async () => {
  const { items } = await told(listMandates, people.broker, '/api/mandates');
  expect(items.length).toBeGreaterThanOrEqual(3);
  const [order] = (await told(listOrders, people.broker, '/api/orders')).items;
  const invoice = await people.broker.get(`/api/orders/${order?.id}/invoice`);
  expect(invoice.headers.get('content-type')).toBe('application/pdf');
});

test('the admin has work to do, and no emails of the story to read', async () => {
  const { admin } = people;
  expect((await told(listProofReviews, admin, '/api/proof-reviews')).items).toHaveLength(2);
  expect((await told(listPhotoReviews, admin, '/api/photo-reviews')).items).toHaveLength(2);
  expect((await told(listReviews, admin, '/api/listing-reviews')).items).toHaveLength(2);
  const brokers = await told(listBrokerRequestReviews, admin, '/api/broker-request-reviews');
  expect(brokers.items.map(({ firm }) => firm)).toEqual(['Talbot Business Sales']);
  const asked = await told(
    listAccessRequests,
    admin,
    '/api/access-requests?scope=all&status=requested&size=100',
  );
  expect(asked.items.length).toBeGreaterThanOrEqual(3);
  const outbox = await (await admin.get('/api/outbox?size=100')).json();
  expect(outbox.items.length).toBeLessThan(30);
});

test('requests came in each of the last eight months, and each was made before its NDA was signed', async () => {
  const { admin } = people;
  const { months } = await told(getRequestMonths, admin, '/api/access-request-months?months=8');
  const thisMonth = new Date().toISOString().slice(0, 7);
  // Depending on today's day, the first of the eight months may be before the first request, and the last too young.
  for (const { month, requested } of months.slice(1))
    if (month !== thisMonth) expect(requested, month).toBeGreaterThan(0);
  expect(months.filter(({ approved }) => approved > 0).length).toBeGreaterThanOrEqual(4);
  const all = await told(listAccessRequests, admin, '/api/access-requests?scope=all&size=100');
  const today = new Date().toISOString().slice(0, 10);
  const newest =
    all.items
      .map(({ requestedAt }) => requestedAt)
      .toSorted()
      .at(-1) ?? '';
  expect(Date.now() - Date.parse(newest)).toBeLessThan(10 * 24 * 3_600_000);
  expect(all.items.filter(({ requestedAt }) => requestedAt.startsWith(today))).toEqual([]);
  for (const { requestedAt, nda } of all.items)
    if (nda?.signedAt) expect(nda.signedAt > requestedAt).toBe(true);
});

test('a few notifications are unread, and a seller’s home starts with a public listing', async () => {
  for (const who of ['seller', 'buyer', 'broker', 'admin'] as const) {
    const { notifications = 0 } = await told(readCounts, people[who], '/api/counts');
    expect(notifications, who).toBeLessThanOrEqual(8);
    expect(notifications, who).toBeGreaterThan(0);
  }
  const { items } = await told(listNotifications, people.buyer, '/api/notifications?size=100');
  const news = items.filter(({ kind }) => kind === 'room-documents');
  const today = new Date().toISOString().slice(0, 10);
  expect(news.length).toBeGreaterThan(0);
  // Told when the documents were published, not when the demo was loaded.
  expect(news.filter(({ createdAt }) => createdAt.startsWith(today))).toEqual([]);
  const { seller } = await told(getHome, people.seller, '/api/dashboard/home');
  expect(seller).toMatchObject({ listing: { status: 'live' }, next: 'buyers' });
});

test('a second start adds nothing', async () => {
  const before = (await cards()).length;
  await app?.stop();
  app = await runApp(dataDir, settings);
  await pause(500);
  people.buyer = await enter('buyer');
  expect((await cards()).length).toBe(before);
});

async function opens(documentId: string): Promise<void> {
  for (;;) {
    const { pages, refusal } = await told(getPages, people.seller, `/api/room-documents/${documentId}/pages`);
    expect(refusal).toBeNull();
    if (pages !== null) {
      expect(pages).toBeGreaterThan(0);
      return;
    }
    await pause(200);
  }
}
