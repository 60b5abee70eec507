import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { callerOf, problemOf } from '#test/support/caller.ts';
import { test as plain } from '../support/database.ts';
import { sampleFeature } from './sample-feature.ts';
import { testApp } from './test-app.ts';

const test = plain.extend('server', async ({ tx, begin, workerDatabase }) => {
  const server = testApp({ db: tx, begin, pool: workerDatabase.pool, features: [sampleFeature] });
  return { ...server, call: callerOf(server.app) };
});
const id = randomUUID();
const note = `/api/sample/notes/${id}`;

describe('a request', () => {
  test('is answered with and without a trailing slash', async ({ server: { call } }) => {
    for (const path of [note, `${note}/`])
      expect(await (await call('GET', path)).json()).toEqual({ text: id });
    for (const path of ['/api/sample/pages', '/api/sample/pages/?size=2'])
      expect((await call('GET', path)).status).toBe(200);
  });

  test('matches a fixed path before a parameter', async ({ server: { call } }) => {
    expect(await (await call('GET', '/api/sample/notes/newest')).json()).toEqual({ text: 'newest' });
  });

  test('with a malformed ID is answered like one with an unknown ID', async ({ server: { call } }) => {
    for (const bad of ['x', '%00', '..%2f', `${id}x`, '🦊', "1'--", 'x'.repeat(3_000)]) {
      const response = await call('GET', `/api/sample/notes/${encodeURIComponent(bad)}`);
      expect(response.status).toBe(404);
      expect((await problemOf(response)).code).toBe('not-found');
    }
  });

  test('gets every invalid field named', async ({ server: { call } }) => {
    const response = await call('PUT', note, { body: { text: '' } });
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await problemOf(response)).toEqual({
      type: 'about:blank',
      title: 'Bad request',
      status: 400,
      detail: 'Some fields need attention.',
      code: 'invalid-fields',
      requestId: response.headers.get('x-request-id'),
      fields: { text: ['String must contain at least 1 character(s)'] },
    });
    const paged = await problemOf(await call('GET', '/api/sample/pages?size=many'));
    expect(Object.keys(paged.fields ?? {})).toEqual(['size']);
  });

  test.for([
    ['a list', '[]'],
    ['null', 'null'],
    ['a number', '1'],
    ['text', '"text"'],
    ['a list of records', '[{"text":"x"}]'],
    ['a prototype', '{"__proto__":{"text":"x"}}'],
    ['deep nesting', '['.repeat(100_000) + ']'.repeat(100_000)],
  ] as const)('whose body is %s is refused with field errors', async ([, body], { server: { call } }) => {
    const response = await call('PUT', note, { body });
    expect(response.status).toBe(400);
    expect((await problemOf(response)).code).toBe('invalid-fields');
  });

  test.for(['', '{', '{"text":"x"', '\u0000', "{'text':'x'}", 'NaN'])(
    'with the broken body %j is refused',
    async (body, { server: { call } }) => {
      const response = await call('PUT', note, { body });
      expect(response.status).toBe(400);
      expect((await problemOf(response)).code).toBe('malformed-json');
    },
  );

  test('with invalid UTF-8 is refused', async ({ server: { app } }) => {
    const headers = { 'Content-Type': 'application/json' };
    const body = new Uint8Array([
      ...new TextEncoder().encode('{"text":"'),
      0xff,
      0xfe,
      ...new TextEncoder().encode('"}'),
    ]);
    const response = await app.request(note, { method: 'PUT', headers, body });
    expect((await problemOf(response)).code).toBe('malformed-json');
  });

  test('with another content type is refused', async ({ server: { call } }) => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/jsonx',
    ]) {
      const response = await call('PUT', note, { body: '{"text":"x"}', headers: { 'Content-Type': type } });
      expect(response.status).toBe(415);
    }
    const headers = { 'Content-Type': 'application/json; charset=utf-8' };
    expect((await call('PUT', note, { body: '{"text":"x"}', headers })).status).toBe(200);
  });

  test('over a megabyte is refused, with or without a Content-Length', async ({ server: { app } }) => {
    const body = JSON.stringify({ text: 'x'.repeat(1_000_001) });
    const headers = { 'Content-Type': 'application/json' };
    expect((await app.request(note, { method: 'PUT', headers, body })).status).toBe(413);
    const lying = { ...headers, 'Content-Length': '10' };
    expect((await app.request(note, { method: 'PUT', headers: lying, body })).status).toBe(413);
  });

  test('with an unknown method is told the allowed ones', async ({ server: { call } }) => {
    const response = await call('DELETE', note);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD, PUT');
    expect((await problemOf(response)).code).toBe('method-not-allowed');
    expect((await call('HEAD', note)).status).toBe(200);
  });

  test('to an unknown API path is a plain 404', async ({ server: { call } }) => {
    for (const path of [
      '/api',
      '/api/',
      '/api/unknown',
      '/users/unknown',
      '/token/x',
      '/auth/x',
      '/api/sample',
    ]) {
      const response = await call('GET', path);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
    }
  });
});

describe('a reply', () => {
  test('drops undeclared fields', async ({ server: { call } }) => {
    const response = await call('GET', note);
    expect(await response.text()).not.toContain('CANARY');
  });

  test('that violates its contract is a 500 without content, in the log too', async ({
    server: { call, log },
  }) => {
    const response = await call('GET', '/api/sample/misfit');
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('CANARY');
    expect(log.lines.join()).toContain(
      'GET /api/sample/misfit answered what its contract does not declare: ok',
    );
    expect(log.lines.join()).not.toContain('CANARY');
  });

  test('to an unknown error contains a request ID and no details', async ({ server: { call, log } }) => {
    const response = await call('GET', '/api/sample/throws');
    expect(response.status).toBe(500);
    const problem = await problemOf(response);
    expect(problem.detail).toBe(
      `Something went wrong on our side. If it happens again, tell us this number: ${problem.requestId}`,
    );
    expect(Object.keys(problem).sort()).toEqual(['code', 'detail', 'requestId', 'status', 'title', 'type']);
    expect(log.lines.join()).toContain(problem.requestId);
    expect(log.lines.join()).toContain('sample-feature.ts');
  });

  test('may be a file with any name', async ({ server: { call } }) => {
    const response = await call('GET', '/api/sample/file');
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="NDA _Caf____X_ 1.pdf"; filename*=UTF-8''NDA%20%E2%80%9CCaf%C3%A9%E2%80%9D%0D%0AX%3A%201.pdf`,
    );
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.text()).toBe('%PDF');
  });
});

describe('a refusal', () => {
  test('has its status, message and facts', async ({ server: { call } }) => {
    const refused = async (code: string) => call('POST', '/api/sample/move', { body: { code } });
    expect(await problemOf(await refused('invalid-transition'))).toMatchObject({
      status: 409,
      code: 'INVALID_TRANSITION',
      from: 'a',
      to: 'b',
      allowed: ['c'],
    });
    expect((await refused('stale')).status).toBe(409);
    expect((await refused('sample-refused')).status).toBe(422);
    const waited = await refused('too-many-attempts');
    expect([waited.status, waited.headers.get('retry-after')]).toEqual([429, '7']);
    expect((await refused('nobody-words-this')).status).toBe(500);
  });
});

describe('a transaction', () => {
  test.for([
    ['return', 200, 1],
    ['refuse', 422, 0],
    ['misfit', 500, 0],
    ['fail', 500, 0],
    ['deadlock-once', 200, 1],
    ['gone-once', 200, 1],
  ] as const)('that ends with %s', async ([ending, status, written], { server: { call, log }, tx }) => {
    const response = await call('POST', '/api/sample/write', { body: { ending } });
    expect(response.status).toBe(status);
    expect(await tx.selectFrom('audit_event').select('action').execute()).toHaveLength(written);
    expect(log.lines.join()).not.toContain('no-uuid');
  });
});

describe('an upload', () => {
  const path = '/api/sample/upload';
  const headers = { 'Content-Type': 'image/png' };
  const streamOf = (parts: number) =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        if (parts-- > 0) controller.enqueue(new Uint8Array(400).fill(7));
        else controller.close();
      },
    });

  test('is the request body, with the type in its header', async ({ server: { call } }) => {
    const response = await call('POST', path, { body: Buffer.from('%PNG and more'), headers });
    expect(await response.json()).toEqual({ type: 'image/png', length: 13, prepared: '%PNG' });
    const typed = { 'Content-Type': 'Text/Plain; charset=utf-8' };
    expect(await (await call('POST', path, { body: streamOf(2), headers: typed })).json()).toEqual({
      type: 'text/plain',
      length: 800,
      prepared: '\u0007'.repeat(4),
    });
  });

  test.for([
    ['a type that is not taken', { 'Content-Type': 'image/svg+xml' }, 10, 415, 'wrong-upload-type'],
    ['JSON', { 'Content-Type': 'application/json' }, 10, 415, 'wrong-upload-type'],
    ['a form', { 'Content-Type': 'multipart/form-data; boundary=x' }, 10, 415, 'wrong-upload-type'],
    ['no type', { 'Content-Type': '' }, 10, 415, 'wrong-upload-type'],
    ['more bytes than are taken', headers, 1_001, 413, 'body-too-large'],
    ['a length that is too much', { ...headers, 'Content-Length': '1001' }, 10, 413, 'body-too-large'],
  ] as const)('with %s is refused', async ([, sent, length, status, code], { server: { call } }) => {
    const response = await call('POST', path, { body: Buffer.alloc(length), headers: sent });
    expect(response.status).toBe(status);
    expect((await problemOf(response)).code).toBe(code);
  });

  test('without an end is refused as soon as it is too long', async ({ server: { call } }) => {
    const response = await call('POST', path, { body: streamOf(Number.POSITIVE_INFINITY), headers });
    expect(response.status).toBe(413);
  });

  test('is limited to a few at a time per sender', async ({ server: { call } }) => {
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    const slow = () =>
      new ReadableStream<Uint8Array>({
        async pull(controller) {
          await held;
          controller.enqueue(Buffer.from('%PNG'));
          controller.close();
        },
      });
    const first = [1, 2, 3, 4].map(() => call('POST', path, { body: slow(), headers }));
    await new Promise((resolve) => setImmediate(resolve));
    const more = await call('POST', path, { body: Buffer.from('x'), headers });
    expect([more.status, more.headers.get('retry-after'), (await problemOf(more)).code]).toEqual([
      503,
      '3',
      'uploads-busy',
    ]);
    go();
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await call('POST', path, { body: Buffer.from('x'), headers })).status).toBe(200);
  });
});
