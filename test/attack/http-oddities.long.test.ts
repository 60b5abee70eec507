import { request as plainRequest } from 'node:http';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect } from 'vitest';
import { problemOf } from '#test/support/caller.ts';
import { endpointsOf, nameOf } from '#test/support/calls.ts';
import { type Market, test } from '../disclosure/market.ts';
import { listening, type RealServer, serveApp } from '../http/real-server.ts';
import { rightCall } from './right-calls.ts';

describe('an endpoint', () => {
  test('names the allowed methods when it gets another one', async ({ market: { product, world } }) => {
    const byPath = Map.groupBy(endpointsOf(product), ({ path }) => path.replace(/\/$/, ''));
    for (const [path, endpoints] of byPath) {
      const taken: string[] = endpoints.map(({ method }) => method);
      const address = path.replace(':id', world.listings.target);
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND']) {
        if (taken.includes(method)) continue;
        const answer = await product.call(method, address, { key: world.people.owner.key });
        expect(answer.status, `${method} ${path}`).toBe(405);
        expect(answer.headers.get('allow')?.split(', ')).toEqual(expect.arrayContaining(taken));
      }
    }
  });

  test('refuses a body that is no JSON, has another type, is compressed or too deep, and changes nothing', async ({
    market,
  }) => {
    const { product } = market;
    const bodies: readonly [string, string | Uint8Array<ArrayBuffer>, Record<string, string>, number[]][] = [
      ['nothing', '', {}, [400]],
      ['half of it', '{"a":', {}, [400]],
      ['two of them', '{}{}', {}, [400]],
      ['text', 'hello', {}, [400]],
      ['not UTF-8', Uint8Array.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), {}, [400]],
      ['packed', Uint8Array.from(gzipSync('{}')), { 'Content-Encoding': 'gzip' }, [400, 415]],
      ['a form', 'a=b', { 'Content-Type': 'application/x-www-form-urlencoded' }, [415]],
      ['XML', '<a/>', { 'Content-Type': 'application/xml' }, [415]],
      ['no type', '{}', { 'Content-Type': '' }, [415]],
      ['a list', '[]', {}, [400]],
      ['null', 'null', {}, [400]],
      ['a number', '1', {}, [400]],
      ['very deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, {}, [400]],
      [
        'many keys',
        `{${Array.from({ length: 50_000 }, (_, at) => `"k${at}":1`).join()}}`,
        {},
        [200, 201, 400, 409],
      ],
    ];
    for (const endpoint of endpointsOf(product).filter(({ body }) => body !== undefined)) {
      const { call, key } = rightCall(market, endpoint);
      for (const [what, body, headers, statuses] of bodies) {
        const { result, committed } = await product.rehearse(async () =>
          product.app.request(call.path, {
            method: endpoint.method,
            body,
            headers: {
              'Content-Type': 'application/json',
              ...(key ? { 'X-Application-Key': key } : {}),
              ...headers,
            },
          }),
        );
        expect(statuses, `${nameOf(endpoint)}, ${what}: ${result.status}`).toContain(result.status);
        if (result.status >= 400) expect(committed).toBe(0);
      }
    }
  });

  test('matches its path only as written', async ({ market: { product, world } }) => {
    const { key } = world.people.owner;
    const id = world.listings.target;
    for (const path of [
      `/api/listing//${id}`,
      `/api/listing/${id}/`,
      `/API/listing/${id}`,
      `/api/listing/${id}%2fdraft`,
      `/api/listing/${id}/../../business/`,
      `/api/listing/${id};a=b`,
      `/api/listing/${id}%00`,
      `/api/listing/%`,
      `/api/listing/%E0%A4%A`,
      `/api/listing/${id}?${'a=b&'.repeat(5_000)}`,
      `/api/listing/?page=1&page=2&size=3&size[]=4`,
      '/api/%2e%2e/%2e%2e/etc/passwd',
      '//api/listing/',
      '/api',
      '/',
    ]) {
      const answer = await product.call('GET', path, { key });
      expect(answer.status, path).toBeLessThan(500);
      expect(await answer.text()).not.toMatch(/node_modules|\.ts:\d+/);
    }
  });
});

describe('over a real connection', () => {
  test('answers malformed requests with a 400, closes the connection and keeps running', async ({
    market,
  }) => {
    await using real = await serving(market);
    const lines: readonly string[] = [
      'GARBAGE\r\n\r\n',
      'GET /api/listing/ HTTP/9.9\r\n\r\n',
      'GET /api/listing/ HTTP/1.1\r\n\r\n',
      'GET /api/listing/\u0000 HTTP/1.1\r\nHost: a\r\n\r\n',
      'POST /users/create HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n',
      'POST /users/create HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello',
      'POST /users/create HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      'POST /users/create HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\nhello\r\n',
      'GET /api/listing/ HTTP/1.1\r\nHost: a\r\nX: a\r\n b: c\r\nBad Header: x\r\n\r\n',
    ];
    for (const line of lines) {
      const said = await spoken(real.port, line);
      expect(said.slice(0, 12), JSON.stringify(line)).toMatch(/^HTTP\/1\.1 4\d\d/);
      expect(said).not.toMatch(/\bat |node_modules/);
    }
    expect((await fetch(`${real.url}/healthz`)).status).toBe(200);
  });

  test('leaves nothing behind when a client disconnects in the middle of a body', async ({ market }) => {
    await using real = await serving(market);
    const before = await market.product.database.db.selectFrom('person').select('id').execute();
    await new Promise<void>((resolve) => {
      const half = plainRequest(`${real.url}/users/create`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Content-Length': '1000' },
      });
      half.on('error', () => resolve());
      half.write('{"firstName":"Ann"', () => half.destroy(new Error('gone')));
    });
    expect((await fetch(`${real.url}/healthz`)).status).toBe(200);
    const after = await market.product.database.db.selectFrom('person').select('id').execute();
    expect(after).toHaveLength(before.length);
  });

  test('refuses keys and cookies with strange bytes like any other', async ({ market }) => {
    await using real = await serving(market);
    for (const value of ['\u00ff\u00fe', '"', 'a, b', ' ', '%00', 'x'.repeat(8_000)]) {
      const answer = await fetch(`${real.url}/api/business/`, {
        headers: { 'X-Application-Key': value, Cookie: `cairn.session_token=${encodeURIComponent(value)}` },
      });
      expect(answer.status).toBe(401);
      expect((await problemOf(answer)).status).toBe(401);
    }
  });
});

async function serving({ product }: Market): Promise<RealServer & AsyncDisposable> {
  const real = await listening();
  serveApp(real, product.app);
  return { ...real, [Symbol.asyncDispose]: () => real.server.stop() };
}

function spoken(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let said = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes('\r\n\r\n')) socket.end();
    });
    socket.on('close', () => resolve(said)).on('error', reject);
  });
}
