import { describe, expect } from 'vitest';
import { callerOf } from '#test/support/caller.ts';
import { ann, basic, signUp } from '../accounts/people.ts';
import { test } from '../support/database.ts';
import { sampleFeature } from './sample-feature.ts';
import { testApp } from './test-app.ts';

describe('every response', () => {
  test.for(['/api/sample/notes/newest', '/api/unknown', '/healthz', '/api/docs', '/api/sample/throws'])(
    'to %s carries the security headers',
    async (path, { tx, begin, workerDatabase }) => {
      const { app } = testApp({ db: tx, begin, pool: workerDatabase.pool, features: [sampleFeature] });
      const { headers } = await app.request(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      expect(headers.get('strict-transport-security')).toBeNull();
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  test('sends HSTS for a year if the public URL is https', async ({ tx, begin, workerDatabase }) => {
    const { app } = testApp({ db: tx, begin, pool: workerDatabase.pool, http: { secure: true } });
    expect((await app.request('/healthz')).headers.get('strict-transport-security')).toBe('max-age=31536000');
  });

  test('has a request ID of ours, whatever the client sends', async ({ tx, begin, workerDatabase }) => {
    const { app } = testApp({ db: tx, begin, pool: workerDatabase.pool });
    const response = await app.request('/healthz', { headers: { 'X-Request-Id': 'mine' } });
    expect(response.headers.get('x-request-id')).not.toBe('mine');
  });
});

describe('the log', () => {
  test('records the kind of request and no personal data', async ({ tx, begin, workerDatabase }) => {
    const { app, log, clock } = testApp({ db: tx, begin, pool: workerDatabase.pool });
    const call = callerOf(app);
    const id = await signUp(call, ann);
    await call('GET', '/token/', {
      headers: { ...basic(ann.email, ann.password), 'User-Agent': 'Canary/1' },
    });
    await call('GET', `/api/users/${id}/profile?email=${ann.email}`);
    await call('GET', `/nowhere/${ann.email}`);
    await call('PUT', '/api/password-reset', {
      body: { token: 'secret-token', password: 'secret-password' },
    });
    const lines = log.lines.map((line) => JSON.parse(line));
    const requests = lines
      .filter(({ msg }) => msg === 'request')
      .map(({ method, route, status }) => [method, route, status]);
    expect(requests).toEqual([
      ['POST', '/users/create', 201],
      ['GET', '/token', 200],
      ['GET', '/api/users/:id/profile', 401],
      ['GET', '(none)', 404],
      ['PUT', '/api/password-reset', 410],
    ]);
    const text = log.lines.join();
    for (const word of [ann.email, ann.password, 'Ann', 'Canary', 'secret', id])
      expect(text).not.toContain(word);
    expect(clock.now()).toBeInstanceOf(Date);
  });
});

describe('health endpoints', () => {
  test('healthz answers, readyz runs the checks, metrics count by pattern', async ({
    tx,
    begin,
    workerDatabase,
  }) => {
    const { createMetrics } = await import('#platform/metrics.ts');
    let fit = true;
    const disk = { state: async () => ({ free: 7, total: 9, reserve: 5 }) };
    const ready = async () => [{ part: 'database', fit }];
    const http = { ready, metrics: createMetrics(workerDatabase.pool, disk) };
    const { app } = testApp({ db: tx, begin, pool: workerDatabase.pool, http });
    expect(await (await app.request('/healthz')).text()).toBe('ok\n');
    const readyz = async () => {
      const answer = await app.request('/readyz');
      return [answer.status, await answer.text()];
    };
    expect(await readyz()).toEqual([200, 'ready\ndatabase: ok\n']);
    fit = false;
    expect(await readyz()).toEqual([503, 'not ready\ndatabase: failing\n']);
    await app.request('/api/users/secret-id/profile');
    const text = await (await app.request('/metrics')).text();
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/users/:id/profile",status="401"} 1',
    );
    expect(text).toContain('database_pool_connections{state="total"}');
    expect(text).toContain('storage_disk_bytes{what="free"} 7\nstorage_disk_bytes{what="reserve"} 5');
    expect(text).not.toContain('secret-id');
  });
});
