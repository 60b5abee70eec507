import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect } from 'vitest';
import { sourceHash } from '#http/html.ts';
import { readSite } from '#http/site-files.ts';
import { test as plain } from '../support/database.ts';
import { inlineScript, inlineStyle, longScript, smallBuild, writeSite } from './small-site.ts';
import { testApp } from './test-app.ts';

const test = plain.extend('server', async ({ tx, begin, workerDatabase }, { onCleanup }) => {
  const folder = await mkdtemp(join(tmpdir(), 'cairn-site-'));
  onCleanup(() => rm(folder, { recursive: true }));
  await writeSite(folder);
  const pages = {
    build: smallBuild(),
    site: await readSite(folder, 'https://cairn.test'),
    mode: 'production' as const,
  };
  return testApp({ db: tx, begin, pool: workerDatabase.pool, http: { pages } });
});

describe('a prerendered page', () => {
  test('has a policy that allows its own scripts and no others', async ({ server: { app } }) => {
    for (const path of ['/', '/about-us', '/about-us/', '/?utm=1']) {
      const response = await app.request(path);
      expect(response.status).toBe(200);
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(policy).toContain(`script-src 'self' ${sourceHash(inlineScript)};`);
      expect(policy).toContain(`style-src 'self' ${sourceHash(inlineStyle)};`);
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
  });

  test('is not sent again to a client that has it', async ({ server: { app } }) => {
    const etag = (await app.request('/')).headers.get('etag') ?? '';
    for (const tag of [etag, `W/${etag}`, `"x", ${etag}`]) {
      const response = await app.request('/', { headers: { 'If-None-Match': tag } });
      expect([response.status, await response.text()]).toEqual([304, '']);
    }
    expect((await app.request('/about-us', { headers: { 'If-None-Match': etag } })).status).toBe(200);
  });
});

describe('a file', () => {
  test('of the build is cached permanently and sent in the smallest encoding', async ({
    server: { app },
  }) => {
    const get = (accepts: string) =>
      app.request('/assets/a-1.js', { headers: { 'Accept-Encoding': accepts } });
    const brotli = await get('gzip, deflate, br');
    expect(brotli.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(brotli.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(brotli.headers.get('vary')).toBe('Accept-Encoding');
    expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe(longScript);
    expect(gunzipSync(await (await get('gzip')).arrayBuffer()).toString()).toBe(longScript);
    expect(await (await get('br;q=0')).text()).toBe(longScript);
    const font = await app.request('/assets/f-1.woff2', { headers: { 'Accept-Encoding': 'br' } });
    expect(font.headers.get('content-encoding')).toBeNull();
  });

  test('outside the site is not found', async ({ server: { app } }) => {
    expect((await app.request('/robots.txt')).status).toBe(200);
    for (const path of [
      '/.vite/manifest.json',
      '/index.html',
      '/../package.json',
      '/assets/..%2f..%2fpackage.json',
      '/assets',
    ])
      expect((await app.request(path)).status).toBe(404);
  });
});

describe('a rendered page', () => {
  test('has its own nonce, which its policy names', async ({ server: { app } }) => {
    const seen = new Set<string>();
    for (let i = 0; i < 3; i += 1) {
      const response = await app.request('/page');
      const [, status, nonce = '', requestId] = /<p>(\d+) (\S+) (\S+)<\/p>/.exec(await response.text()) ?? [];
      expect([response.status, status]).toEqual([200, '200']);
      expect(response.headers.get('content-security-policy')).toContain(
        `script-src 'self' 'nonce-${nonce}';`,
      );
      expect(response.headers.get('x-request-id')).toBe(requestId);
      expect(response.headers.get('cache-control')).toBe('private, no-cache');
      seen.add(nonce);
    }
    expect(seen.size).toBe(3);
  });

  test('that does not exist is a 404, and one without a handler a 405', async ({ server: { app, log } }) => {
    expect((await app.request('/no/such/page')).status).toBe(404);
    for (const [method, path] of [
      ['POST', '/'],
      ['POST', '/page'],
      ['DELETE', '/no/such/page'],
      ['PUT', '/robots.txt'],
    ] as const) {
      const response = await app.request(path, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('GET, HEAD');
    }
    expect(log.lines.join()).not.toContain('no/such/page');
  });

  test('that fails shows no details, and the log says where', async ({ server: { app, log } }) => {
    const response = await app.request('/fails');
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('CANARY');
    expect(log.lines.join()).toContain('a page failed');
  });
});
