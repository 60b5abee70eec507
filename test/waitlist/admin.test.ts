import { describe, expect } from 'vitest';
import { forwardEntry, listWaitlist } from '#features/conversation/waitlist/contract.ts';
import { problemOf } from '#test/support/caller.ts';
import { join as signUp } from '#test/support/people.ts';
import { type TestProduct, testProduct } from '#test/support/product.ts';
import { test as plain } from '../support/database.ts';
import { formServer } from './form-server.ts';

const test = plain.extend(
  'make',
  async ({ fresh }) =>
    (waitlistUrl: string | null = null) =>
      testProduct(fresh, { waitlistUrl }),
);

async function join(product: TestProduct, email: string, list = 'health-check') {
  const response = await product.call('POST', '/api/waitlist', { body: { email, list } });
  expect(response.status).toBe(201);
  product.clock.advance(1_000);
}

const admin = (product: TestProduct) => signUp(product, 'Ada Admin', ['admin']);

async function pageOf(response: Response) {
  expect(response.status).toBe(200);
  return listWaitlist.reply.parse(await response.json());
}

describe('the list', () => {
  test('is for admins only', async ({ make }) => {
    await using product = await make();
    await join(product, 'ann@shop.example');
    const ben = await signUp(product, 'Ben Broker', ['broker', 'seller']);
    for (const path of ['/api/waitlist', '/api/waitlist/file']) {
      expect((await product.call('GET', path)).status).toBe(401);
      expect((await ben.get(path)).status).toBe(403);
    }
  });

  test('is newest first, paged, for all lists or one', async ({ make }) => {
    await using product = await make();
    const ada = await admin(product);
    for (const n of [1, 2, 3, 4, 5]) await join(product, `s${n}@shop.example`);
    await join(product, 'b1@shop.example', 'broker-program');
    const first = await pageOf(await ada.get('/api/waitlist?size=4'));
    const second = await pageOf(await ada.get(`/api/waitlist?size=4&after=${first.next}`));
    expect(second.next).toBeNull();
    const names = [...first.items, ...second.items].map(({ email }) => email.split('@')[0]);
    expect(names).toEqual(['b1', 's5', 's4', 's3', 's2', 's1']);
    const brokers = await pageOf(await ada.get('/api/waitlist?list=broker-program'));
    expect(brokers.items).toMatchObject([
      { email: 'b1@shop.example', list: 'broker-program', forwarding: 'kept', may: { forward: 'no-form' } },
    ]);
    expect((await ada.get('/api/waitlist?list=nothing')).status).toBe(400);
  });
});

describe('the export', () => {
  test('contains everything, safe for spreadsheets', async ({ make }) => {
    await using product = await make();
    const ada = await admin(product);
    await join(product, 'ann@shop.example');
    await join(product, '+2*3@shop.example'.replace('*', '-'));
    await join(product, 'ben@mailinator.com', 'broker-program');
    const response = await ada.get('/api/waitlist/file');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="waitlist-\d{4}-\d\d-\d\d\.csv"/,
    );
    const [head, ...lines] = (await response.text()).split('\r\n');
    expect(head).toBe('email,list,joined,disposable,forwarding,reason');
    const rows = lines.map((line) => line.split(',').toSpliced(2, 1));
    expect(rows).toEqual([
      ['ben@mailinator.com', 'broker-program', 'yes', 'kept', ''],
      ["'+2-3@shop.example", 'health-check', 'no', 'kept', ''],
      ['ann@shop.example', 'health-check', 'no', 'kept', ''],
      [''],
    ]);
    const brokers = await ada.get('/api/waitlist/file?list=broker-program');
    expect(brokers.headers.get('content-disposition')).toContain('waitlist-broker-program-');
    expect((await brokers.text()).split('\r\n')).toHaveLength(3);
  });

  test('contains every entry of a long list once', async ({ make, fresh }) => {
    await using product = await make();
    const ada = await admin(product);
    const rows = Array.from({ length: 2_001 }, (_, n) => ({
      id: product.clock.newId(),
      list: 'health-check',
      email: `s${n}@shop.example`,
      disposable: false,
      // Many entries have the same time, so the ID decides the order.
      created_at: new Date(Date.UTC(2026, 0, 1 + (n % 3))),
    }));
    await fresh.db.insertInto('waitlist_entry').values(rows).execute();
    const lines = (await (await ada.get('/api/waitlist/file')).text()).trim().split('\r\n').slice(1);
    const emails = lines.map((line) => line.split(',')[0]);
    expect(emails.sort()).toEqual(rows.map(({ email }) => email).sort());
  });
});

describe('sending again', () => {
  test('retries a refused entry, and shows the result', async ({ make }) => {
    await using form = await formServer();
    await using product = await make(form.url);
    const ada = await admin(product);
    form.answers = 400;
    await join(product, 'ann@shop.example');
    await product.runJobs();
    const entry = async () => (await pageOf(await ada.get('/api/waitlist'))).items[0];
    const failed = await entry();
    expect(failed).toMatchObject({ forwarding: 'failed', reason: 'form_refused', may: { forward: true } });
    form.answers = 200;
    const path = `/api/waitlist/${failed?.id}/forwarding`;
    const answer = forwardEntry.reply.parse(await (await ada.post(path, {})).json());
    expect(answer).toMatchObject({ forwarding: 'kept', attempts: 0 });
    await product.runJobs();
    expect(await entry()).toMatchObject({ forwarding: 'forwarded', reason: null, attempts: 1 });
    const again = await ada.post(path, {});
    expect([again.status, (await problemOf(again)).code]).toEqual([409, 'already-forwarded']);
    await product.runJobs();
    expect(form.received).toHaveLength(2);
  });

  test('needs a form, an entry and an admin', async ({ make }) => {
    await using product = await make();
    const ada = await admin(product);
    const ben = await signUp(product, 'Ben Buyer');
    await join(product, 'ann@shop.example');
    const { items } = await pageOf(await ada.get('/api/waitlist'));
    const path = `/api/waitlist/${items[0]?.id}/forwarding`;
    expect((await problemOf(await ada.post(path, {}))).code).toBe('no-form');
    expect((await ben.post(path, {})).status).toBe(403);
    expect((await product.call('POST', path, { body: {} })).status).toBe(401);
    expect((await ada.post(`/api/waitlist/${product.clock.newId()}/forwarding`, {})).status).toBe(404);
  });
});
