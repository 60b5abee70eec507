import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { authInfoKey, readAuthInfo } from './auth-info.ts';
import { renewToken } from './renew-token.ts';

const stored = new Map<string, string>();
const fetched = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>();
const userId = '11111111-1111-4111-8111-111111111111';
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const entry = (jwt: string, expiresAt: string) => JSON.stringify({ jwt, expiresAt, userId });

beforeEach(() => {
  stored.clear();
  fetched.mockReset();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

test('concurrent calls share one renewal, which stores a new token', async () => {
  stored.set(authInfoKey, entry('old', '2020-01-01T00:00:00Z'));
  fetched.mockResolvedValue(Response.json({ jwt: 'new', expiresAt: inAnHour(), userId }));
  expect(await Promise.all([renewToken(), renewToken()])).toEqual([true, true]);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched.mock.calls[0]?.[0]).toBe('/token/');
  expect(readAuthInfo()?.jwt).toBe('new');
});

test('the cookie is not tried if no one was signed in here', async () => {
  expect(await renewToken()).toBe(false);
  expect(fetched).not.toHaveBeenCalled();
});

test('an ended session is cleared', async () => {
  stored.set(authInfoKey, entry('old', inAnHour()));
  fetched.mockResolvedValue(new Response('{}', { status: 401 }));
  expect(await renewToken()).toBe(false);
  expect(stored.has(authInfoKey)).toBe(false);
});

test('a lost connection changes nothing', async () => {
  stored.set(authInfoKey, entry('old', inAnHour()));
  fetched.mockRejectedValue(new TypeError('offline'));
  expect(await renewToken()).toBe(false);
  expect(readAuthInfo()?.jwt).toBe('old');
});
