import { randomBytes } from 'node:crypto';
import { get } from 'node:http';
import { describe, expect } from 'vitest';
import { createLimiter } from '#http/rate-limit.ts';
import { minutes } from '#kernel/instant.ts';
import { callerOf } from '#test/support/caller.ts';
import { standingClock } from '#test/support/standing-clock.ts';
import { ann, basic, signUp } from '../accounts/people.ts';
import { test as plain } from '../support/database.ts';
import { listening, serveApp } from './real-server.ts';
import { clientHeader, type ProxyManner, reverseProxy } from './reverse-proxy.ts';
import { testApp } from './test-app.ts';

/** The server on a socket, with limits, behind a proxy; `trusted`: whether the server trusts the proxy. */
const test = plain.extend('behind', async ({ tx, begin, workerDatabase }, { onCleanup }) => {
  const ends: (() => Promise<void>)[] = [];
  onCleanup(async () => {
    for (const end of ends) await end();
  });
  return async (trusted: boolean, manner: ProxyManner = { forwardedFor: true }) => {
    const real = await listening();
    const clock = standingClock();
    // Start of a minute, so that all calls of the test are in the same window.
    clock.advance(minutes - (clock.now().getTime() % minutes));
    const limiter = createLimiter({ db: tx, secret: randomBytes(32), clock });
    const trustedProxies = trusted ? ['127.0.0.1'] : [];
    const server = testApp({ db: tx, begin, pool: workerDatabase.pool, clock, limiter, trustedProxies });
    serveApp(real, server.app);
    const proxy = await reverseProxy(real.port, manner);
    ends.push(
      () => proxy[Symbol.asyncDispose](),
      () => real.server.stop(),
    );
    return { ...server, call: callerOf(server.app), port: proxy.port, direct: real.port };
  };
});

function from(client: string, port: number, path: string, headers: Record<string, string> = {}) {
  return new Promise<number>((resolve, reject) => {
    get(
      { host: '127.0.0.1', port, path, headers: { ...headers, [clientHeader]: client }, agent: false },
      (response) => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0));
      },
    ).on('error', reject);
  });
}

async function guesses(
  client: string,
  port: number,
  headers: (i: number) => Record<string, string> = () => ({}),
) {
  const all: number[] = [];
  for (let i = 0; i < 31; i += 1) {
    const by = basic(`somebody-${i}-of-${client}@shop.example`, 'a guess');
    all.push(await from(client, port, '/token/', { ...by, ...headers(i) }));
  }
  return all;
}

describe('behind a trusted proxy', () => {
  test('a client with 31 sign-ins in a minute locks only itself out', async ({ behind, tx }) => {
    const { port, call } = await behind(true);
    await signUp(call, ann);
    const all = await guesses('198.51.100.2', port);
    expect(all).toEqual([...Array(30).fill(401), 429]);
    expect(await from('198.51.100.3', port, '/token/', basic(ann.email, ann.password))).toBe(200);
    const sessions = await tx.selectFrom('session').select('ip_address').execute();
    expect(sessions).toEqual([{ ip_address: '198.51.100.3' }]);
  });

  test('a client that forges a different list with each request is still limited', async ({ behind }) => {
    const { port } = await behind(true);
    const all = await guesses('198.51.100.2', port, (i) => ({
      'x-forwarded-for': `203.0.113.${i}, 198.51.100.${i}`,
      'x-real-ip': `203.0.113.${i}`,
      forwarded: `for=203.0.113.${i}`,
    }));
    expect(all.at(-1)).toBe(429);
  });
});

describe('behind an untrusted proxy', () => {
  test('ignores the header, and tells the log and the admins once which setting is missing', async ({
    behind,
  }) => {
    const server = await behind(false);
    const { port, log } = server;
    const all = await guesses('198.51.100.2', port);
    expect(all.at(-1)).toBe(429);
    expect(await from('198.51.100.3', port, '/token/', basic(ann.email, ann.password))).toBe(429);
    const told = log.lines.filter((line) => line.includes('TRUSTED_PROXIES=127.0.0.1'));
    expect(told).toHaveLength(1);
  });
});

test('a client that reaches the app directly cannot claim another address', async ({ behind, tx }) => {
  const { direct, call } = await behind(false);
  await signUp(call, ann);
  const headers = { ...basic(ann.email, ann.password), 'x-forwarded-for': '203.0.113.7' };
  expect(await from('198.51.100.4', direct, '/token/', headers)).toBe(200);
  expect(await tx.selectFrom('session').select('ip_address').execute()).toEqual([
    { ip_address: '127.0.0.1' },
  ]);
});

test('an IPv6 address counts with its network', async ({ tx }) => {
  const limiter = createLimiter({ db: tx, secret: randomBytes(32), clock: standingClock() });
  const rule = { name: 'test', most: 2, seconds: 3_600 };
  const take = (subject: string) => limiter.take([{ rule, subject }]);
  await take('2001:db8::1');
  await take('2001:db8::2');
  await expect(take('2001:db8::ffff:3')).rejects.toMatchObject({ code: 'too-many-attempts' });
  await take('2001:db8:0:1::1');
});
