import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TlsPair } from '#platform/tls-files.ts';
import { selfSigned } from '#test/support/certificates.ts';
import { type RunningApp, runApp } from '#test/support/running-app.ts';
import { buildWeb } from '../../scripts/web-build.ts';

const [one, other] = [await selfSigned('01'), await selfSigned('02')];
const folder = mkdtempSync(join(tmpdir(), 'cairn-https-'));
const files = { TLS_CERTIFICATE: join(folder, 'chain.pem'), TLS_KEY: join(folder, 'key.pem') };
let app: RunningApp;

function put({ cert, key }: TlsPair): void {
  writeFileSync(files.TLS_CERTIFICATE, cert);
  writeFileSync(files.TLS_KEY, key);
}

beforeAll(async () => {
  await buildWeb();
  put(one);
  app = await runApp(join(folder, 'data'), files);
});

afterAll(async () => {
  await app.kill();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

type Answer = { status: number | undefined; headers: NodeJS.Dict<string | string[]>; serial: string };

/** Trusts `ca` alone, on a connection of its own. */
function get(path: string, ca: string): Promise<Answer> {
  const { hostname, port } = new URL(app.url);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, ca, agent: false }, (incoming) => {
      const { serialNumber: serial } = (incoming.socket as TLSSocket).getPeerCertificate();
      incoming.resume().once('end', () => {
        resolve({ status: incoming.statusCode, headers: incoming.headers, serial });
      });
    });
    asked.once('error', reject).end();
  });
}

test('with a certificate, Cairn serves pages and the API over https, and tells browsers to stay on it', async () => {
  for (const [path, status] of [
    ['/', 200],
    ['/readyz', 200],
    ['/api/business/', 401],
  ] as const) {
    const answer = await get(path, one.cert);
    expect([path, answer.status, answer.serial]).toEqual([path, status, '01']);
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
  }
});

test('plain http on the same port is not answered, and harms no one', async () => {
  const { hostname, port } = new URL(app.url);
  const asking = new Promise((resolve, reject) =>
    plainRequest({ hostname, port, path: '/' }, resolve).once('error', reject).end(),
  );
  await expect(asking).rejects.toThrow(/hang up|ECONNRESET|Parse Error/);
  expect((await get('/healthz', one.cert)).status).toBe(200);
});

test('a renewed certificate is used for new connections without a restart', async () => {
  put(other);
  const serial = () =>
    get('/healthz', other.cert).then(
      (answer) => answer.serial,
      () => 'still the old one',
    );
  await expect.poll(serial, { interval: 500 }).toBe('02');
  await expect(get('/healthz', one.cert)).rejects.toThrow(/self-signed/);
});

test('files that do not belong together stop the start with one line', async () => {
  const key = join(folder, 'other-key.pem');
  writeFileSync(key, one.key);
  const starting = runApp(join(folder, 'second'), { ...files, TLS_KEY: key });
  await expect(starting).rejects.toThrow(/TLS_CERTIFICATE .* cannot be used together/);
});
