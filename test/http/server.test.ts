import { request } from 'node:http';
import { connect } from 'node:net';
import { describe, expect } from 'vitest';
import { test as plain } from '../support/database.ts';
import { listening, serveApp } from './real-server.ts';
import { sampleFeature } from './sample-feature.ts';
import { testApp } from './test-app.ts';

const test = plain.extend('real', async ({ tx, begin, workerDatabase }, { onCleanup }) => {
  const real = await listening();
  onCleanup(() => real.server.stop());
  serveApp(real, testApp({ db: tx, begin, pool: workerDatabase.pool, features: [sampleFeature] }).app);
  return real;
});

function raw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => {
      answer += chunk;
      socket.end();
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

describe('over a socket', () => {
  test.for([
    ['no HTTP', 'hello\r\n\r\n'],
    ['a broken request line', 'GET /a b c HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'],
    ['a header with a null byte', 'GET / HTTP/1.1\r\nHost: x\r\nA: \u0000\r\n\r\n'],
  ] as const)('answers %s with a plain 400', async ([, text], { real: { port } }) => {
    const answer = await raw(port, text);
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(answer).not.toContain('at ');
  });

  test('refuses headers that are too large', async ({ real: { port } }) => {
    const answer = await raw(port, `GET / HTTP/1.1\r\nHost: x\r\nA: ${'x'.repeat(40_000)}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  });

  test('is unharmed by a wrong Host header or target', async ({ real: { port } }) => {
    for (const host of ['', 'a b', 'x:y:z', '[::1', '%00'])
      expect(
        await raw(port, `GET /healthz HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
      ).not.toMatch(/^HTTP\/1\.1 5/);
    for (const target of ['//', '/%', '/%zz', '*', 'http://other/healthz', '/api/users/%E0%A4%A/profile'])
      expect(await raw(port, `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)).not.toMatch(
        /^HTTP\/1\.1 5/,
      );
  });

  test('tolerates a body on GET and keeps the connection open', async ({ real: { port } }) => {
    const answers = [];
    for (const path of ['/api/sample/pages/', '/api/sample/notes/newest']) {
      answers.push(
        await new Promise<number>((resolve, reject) => {
          const headers = { 'Content-Type': 'application/json', 'Content-Length': 9 };
          const sent = request({ port, path, method: 'GET', headers }, (incoming) => {
            incoming.resume().on('end', () => resolve(incoming.statusCode ?? 0));
          });
          sent.on('error', reject);
          sent.end('{"size":1');
        }),
      );
    }
    expect(answers).toEqual([200, 200]);
  });

  test('refuses a body over the limit before reading it', async ({ real: { url } }) => {
    const answer = await fetch(`${url}/api/sample/write`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: 'x'.repeat(3_000_000),
    });
    expect(answer.status).toBe(413);
  });

  test('refuses a chunked body that is too long', async ({ real: { port } }) => {
    const status = await new Promise<number>((resolve, reject) => {
      const headers = { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' };
      const options = { port, path: '/api/sample/write', method: 'POST', headers };
      const sent = request(options, (incoming) => resolve(incoming.resume().statusCode ?? 0));
      sent.on('error', reject);
      for (let i = 0; i < 30; i += 1) sent.write('x'.repeat(100_000));
      sent.end();
    });
    expect(status).toBe(413);
  });

  test('shuts down gracefully: finishes running requests and accepts no new ones', async ({
    tx,
    begin,
    workerDatabase,
  }) => {
    const real = await listening();
    let go = () => {};
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    const { app } = testApp({ db: tx, begin, pool: workerDatabase.pool });
    let arrived = () => {};
    const inside = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    real.server.serve({
      fetch: async (asked, env) => {
        arrived();
        await gate;
        return app.fetch(asked, env);
      },
    });
    const running = fetch(`${real.url}/healthz`);
    await inside;
    const stopped = real.server.stop();
    await expect(fetch(`${real.url}/healthz`)).rejects.toThrow();
    go();
    expect(await (await running).text()).toBe('ok\n');
    await stopped;
  });

  test('drains: not ready at once, all else answered, and every answer ends its connection', async ({
    tx,
    begin,
    workerDatabase,
  }) => {
    const real = await listening();
    const { stopping } = real.server;
    const ready = async () => [{ part: 'database', fit: true }];
    const { app } = testApp({ db: tx, begin, pool: workerDatabase.pool, stopping, http: { ready } });
    const [arrived, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    real.server.serve({
      fetch: async (asked, env) => {
        if (!asked.url.endsWith('?slow')) return app.fetch(asked, env);
        arrived.resolve();
        await gate.promise;
        return app.fetch(asked, env);
      },
    });
    const ask = async (path: string) => {
      const answer = await fetch(real.url + path);
      return [answer.status, answer.headers.get('connection'), await answer.text()];
    };
    expect(await ask('/readyz')).toEqual([200, 'keep-alive', 'ready\ndatabase: ok\n']);
    const running = ask('/healthz?slow');
    await arrived.promise;
    real.server.drain();
    expect(await ask('/readyz')).toEqual([503, 'close', 'not ready\nstopping\n']);
    expect(await ask('/healthz')).toEqual([200, 'close', 'ok\n']);
    gate.resolve();
    expect(await running).toEqual([200, 'close', 'ok\n']);
    await real.server.stop();
    await expect(ask('/healthz')).rejects.toThrow();
  });

  test('answers "starting" until there is an app', async () => {
    const real = await listening();
    const answer = await fetch(`${real.url}/healthz`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
    await answer.text();
    await real.server.stop();
  });
});
