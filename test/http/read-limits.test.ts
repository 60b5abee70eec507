import { describe, expect } from 'vitest';
import { readsInGeneral } from '#http/limits.ts';
import { createReadLimit } from '#http/read-limit.ts';
import { seconds } from '#kernel/instant.ts';
import { Refused } from '#kernel/refusal.ts';
import { createMetrics } from '#platform/metrics.ts';
import { problemOf } from '#test/support/caller.ts';
import { standingClock } from '#test/support/standing-clock.ts';
import { test } from '../support/database.ts';
import { testProduct } from '../support/product.ts';

const { atOnce, aSecond } = readsInGeneral;

describe('reads', () => {
  test('are counted per caller, refill gradually, and expensive ones count more', () => {
    const clock = standingClock();
    const read = createReadLimit(clock);
    for (let n = 0; n < atOnce; n += 1) read('ann');
    expect(() => read('ann')).toThrow(Refused);
    expect(() => read('ben')).not.toThrow();
    clock.advance(1 * seconds);
    for (let n = 0; n < aSecond; n += 1) read('ann');
    expect(() => read('ann', 10)).toThrow(Refused);
    clock.advance(1 * seconds);
    expect(() => read('ann', aSecond)).not.toThrow();
  });

  test('are refused with a retry time when there are too many, whatever is read', async ({ fresh }) => {
    await using product = await testProduct(fresh, { rateLimits: true });
    let answer = await product.call('GET', '/api/listing/');
    for (let n = 0; n < atOnce && answer.status === 200; n += 1)
      answer = await product.call('GET', '/api/listing/');
    expect(answer.status).toBe(429);
    expect((await problemOf(answer)).code).toBe('too-many-reads');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await product.call('GET', '/sitemap.xml')).status).toBe(429);
    product.clock.advance(60 * seconds);
    expect((await product.call('GET', '/api/listing/')).status).toBe(200);
  });
});

describe('public information', () => {
  test('says where to report a vulnerability: contact, moving expiration date, canonical URL', async ({
    fresh,
  }) => {
    await using product = await testProduct(fresh, { publicUrl: 'https://cairn.example' });
    const read = async () => (await product.call('GET', '/.well-known/security.txt')).text();
    const text = await read();
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
    expect(text).toContain('\nCanonical: https://cairn.example/.well-known/security.txt\n');
    const ends = (said: string) => Date.parse(/^Expires: (.+)$/m.exec(said)?.[1] ?? '');
    const ahead = ends(text) - product.clock.now().getTime();
    expect(ahead).toBeGreaterThan(30 * 86_400_000);
    expect(ahead).toBeLessThan(365 * 86_400_000);
    product.clock.advance(30 * 86_400_000);
    expect(ends(await read()) - ends(text)).toBe(30 * 86_400_000);
  });

  test('does not include the Node version', async () => {
    const { body } = await createMetrics({ totalCount: 0, idleCount: 0, waitingCount: 0 }).text();
    expect(body).toContain('process_cpu_seconds_total');
    expect(body).not.toContain(process.version);
    expect(body).not.toMatch(/nodejs_version/);
  });
});
