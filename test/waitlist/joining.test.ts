import { describe, expect } from 'vitest';
import { problemOf } from '#test/support/caller.ts';
import { type TestProduct, type TestProductOptions, testProduct } from '#test/support/product.ts';
import { test as plain } from '../support/database.ts';

const test = plain.extend(
  'make',
  async ({ fresh }) =>
    (options: TestProductOptions = {}) =>
      testProduct(fresh, options),
);

const sellers = { email: 'ann@shop.example', list: 'health-check' };

function entries({ database }: TestProduct) {
  return database.db.selectFrom('waitlist_entry').selectAll().orderBy('created_at').orderBy('list').execute();
}

async function answerOf(response: Response) {
  const headers = [...response.headers].filter(([name]) => name !== 'x-request-id');
  return { status: response.status, headers, body: await response.text() };
}

describe('joining', () => {
  test('stores the address in lower case, on the requested list', async ({ make }) => {
    await using product = await make();
    const body = { email: 'Ann.O+list@Shop.EXAMPLE', list: 'broker-program' };
    expect(await answerOf(await product.call('POST', '/api/waitlist', { body }))).toMatchObject({
      status: 201,
      body: '{"list":"broker-program"}',
    });
    expect(await entries(product)).toMatchObject([
      {
        email: 'ann.o+list@shop.example',
        list: 'broker-program',
        disposable: false,
        forwarding: 'kept',
        reason: null,
        attempts: 0,
      },
    ]);
    expect(product.queued).toEqual([]);
  });

  test('gives the same answer to people already on the list, and writes nothing', async ({ make }) => {
    await using product = await make({ waitlistUrl: 'http://127.0.0.1:9/form' });
    const first = await answerOf(await product.call('POST', '/api/waitlist', { body: sellers }));
    const body = { ...sellers, email: 'ANN@SHOP.example' };
    const again = await answerOf(await product.call('POST', '/api/waitlist', { body }));
    expect(again).toEqual(first);
    expect(await entries(product)).toHaveLength(1);
    expect(product.queued).toHaveLength(1);
    const trail = await product.database.db
      .selectFrom('audit_event')
      .selectAll()
      .where('action', '=', 'waitlist.joined')
      .execute();
    expect(trail).toHaveLength(1);
    expect(JSON.stringify(trail)).not.toContain('ann');
  });

  test('two lists makes two entries', async ({ make }) => {
    await using product = await make();
    for (const list of ['health-check', 'earnings-quality', 'broker-program', 'health-check'])
      expect((await product.call('POST', '/api/waitlist', { body: { ...sellers, list } })).status).toBe(201);
    expect((await entries(product)).map(({ list }) => list).sort()).toEqual([
      'broker-program',
      'earnings-quality',
      'health-check',
    ]);
  });

  test('many times at once with one address makes one entry and one job', async ({ make }) => {
    await using product = await make({ waitlistUrl: 'http://127.0.0.1:9/form' });
    const all = await Promise.all(
      Array.from({ length: 20 }, () => product.call('POST', '/api/waitlist', { body: sellers })),
    );
    expect(all.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(await entries(product)).toHaveLength(1);
    expect(product.queued).toHaveLength(1);
    expect(JSON.stringify(product.queued)).not.toContain('ann');
  });

  test.for([
    ['ann@mailinator.com', true],
    ['ann@inbox.eu.mailinator.com', true],
    ['ann@mailinator.com.shop.example', false],
    ['ann@gmail.com', false],
  ] as const)('with %s is stored; marked as disposable: %s', async ([email, disposable], { make }) => {
    await using product = await make();
    expect((await product.call('POST', '/api/waitlist', { body: { ...sellers, email } })).status).toBe(201);
    expect(await entries(product)).toMatchObject([{ email, disposable }]);
  });

  test.for([
    [''],
    ['ann'],
    ['ann@'],
    ['@shop.example'],
    ['ann@shop'],
    ['ann@shop.example, ben@shop.example'],
    ['ann@shop.example\r\nBcc: all@shop.example'],
    ['ann\u0000@shop.example'],
    ['\u202eann@shop.example'],
    ['<script>alert(1)</script>@shop.example'],
    ["' or 1=1 --"],
    ['=cmd|calc@shop.example'],
    [`${'a'.repeat(9_987)}@shop.example`],
    [`ann@${'shop.'.repeat(2_000)}example`],
    [null],
    [7],
    [['ann@shop.example']],
    [{ $ne: '' }],
  ])('with no. %# is refused with a message at the field', async ([email], { make }) => {
    await using product = await make();
    const response = await product.call('POST', '/api/waitlist', { body: { ...sellers, email } });
    expect(response.status).toBe(400);
    const { fields } = await problemOf(response);
    expect(fields?.email?.[0]).toMatch(
      /^(Required|Invalid email|String must contain at most 254 character\(s\))$/,
    );
    expect(await entries(product)).toEqual([]);
  });

  test('refuses a list that does not exist', async ({ make }) => {
    await using product = await make();
    const body = { ...sellers, list: '__proto__' };
    const response = await product.call('POST', '/api/waitlist', { body });
    expect((await problemOf(response)).fields).toEqual({ list: ['Not one of our lists.'] });
  });

  test('is limited per address', async ({ make }) => {
    await using product = await make({ rateLimits: true });
    const statuses: number[] = [];
    for (let n = 0; n < 22; n += 1)
      statuses.push((await product.call('POST', '/api/waitlist', { body: sellers })).status);
    expect(statuses).toEqual([...Array(20).fill(201), 429, 429]);
    product.clock.advance(3_600_000);
    expect((await product.call('POST', '/api/waitlist', { body: sellers })).status).toBe(201);
  });
});

describe('the plain HTML form', () => {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' };
  const post = (product: TestProduct, form: Record<string, string>, more: Record<string, string> = {}) =>
    product.call('POST', '/waitlist', {
      body: new URLSearchParams(form).toString(),
      headers: { ...headers, ...more },
    });

  test('adds the entry and returns to the card', async ({ make }) => {
    await using product = await make();
    const first = await post(product, { ...sellers, email: '  Ann@Shop.example ' });
    expect([first.status, first.headers.get('location')]).toEqual([303, '/for-sellers#health-check-joined']);
    expect(await answerOf(await post(product, sellers))).toEqual(await answerOf(first));
    const brokers = await post(product, { ...sellers, list: 'broker-program' });
    expect(brokers.headers.get('location')).toBe('/for-brokers#broker-program-joined');
    expect((await entries(product)).map(({ email, list }) => [email, list])).toEqual([
      ['ann@shop.example', 'broker-program'],
      ['ann@shop.example', 'health-check'],
    ]);
  });

  test.for([['ann'], ['x'.repeat(10_000)], ['ann@shop.example\r\nSet-Cookie: a=b']])(
    'reports an invalid address at the field without repeating it: no. %#',
    async ([email = ''], { make }) => {
      await using product = await make();
      const response = await post(product, { ...sellers, email });
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe('/for-sellers#health-check-invalid');
      expect(response.headers.get('set-cookie')).toBeNull();
      expect(await entries(product)).toEqual([]);
    },
  );

  test('says at the field that an address is missing', async ({ make }) => {
    await using product = await make();
    const response = await post(product, { ...sellers, email: ' ' });
    expect(response.headers.get('location')).toBe('/for-sellers#health-check-required');
    expect(await entries(product)).toEqual([]);
  });

  test('counts toward the same limit', async ({ make }) => {
    await using product = await make({ rateLimits: true });
    for (let n = 0; n < 20; n += 1) await post(product, sellers);
    const over = await post(product, sellers);
    expect(over.headers.get('location')).toBe('/for-sellers#health-check-later');
    expect((await product.call('POST', '/api/waitlist', { body: sellers })).status).toBe(429);
  });

  test('is only accepted from our own pages', async ({ make }) => {
    await using product = await make();
    const { 'Sec-Fetch-Site': _site, ...silent } = headers;
    const from = async (said: Record<string, string>) => {
      const body = new URLSearchParams(sellers).toString();
      return (await product.call('POST', '/waitlist', { body, headers: { ...silent, ...said } })).status;
    };
    expect(await from({})).toBe(403);
    for (const site of ['cross-site', 'same-site', 'none', ''])
      expect(await from({ 'Sec-Fetch-Site': site, Origin: 'http://localhost:3000' })).toBe(403);
    for (const origin of ['null', 'http://evil.example', 'http://localhost:3001', 'localhost:3000'])
      expect(await from({ Origin: origin, Host: 'localhost:3000' })).toBe(403);
    expect(await entries(product)).toEqual([]);
    expect(await from({ Origin: 'http://localhost:3000' })).toBe(303);
    expect(await from({ Origin: 'https://cairn.example', Host: 'cairn.example' })).toBe(303);
  });

  test('refuses other content types, large bodies and requests without a list', async ({ make }) => {
    await using product = await make();
    expect((await post(product, sellers, { 'Content-Type': 'application/json' })).status).toBe(415);
    expect((await post(product, sellers, { 'Content-Type': 'text/plain' })).status).toBe(415);
    expect((await post(product, { ...sellers, email: 'x'.repeat(200_000) })).status).toBe(413);
    expect((await post(product, { email: sellers.email, list: '//evil.example' })).status).toBe(400);
    expect((await product.call('GET', '/waitlist')).status).toBe(404);
    expect(await entries(product)).toEqual([]);
  });
});
