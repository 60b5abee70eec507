import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  authInfoFrom,
  authInfoKey,
  clearAuthInfo,
  hasStoredAuthInfo,
  onAuthInfoChange,
  readAuthInfo,
  storeAuthInfo,
} from './auth-info.ts';

const now = new Date('2026-11-20T12:00:00Z');
const later = '2026-11-20T13:00:00.000Z';
const whole = { jwt: 'j', expiresAt: later, userId: 'u' };

describe('auth info is valid only if', () => {
  test('all three are present and the expiry is in the future', () => {
    expect(authInfoFrom(JSON.stringify(whole), now)).toEqual({
      jwt: 'j',
      expiresAt: new Date(later),
      userId: 'u',
    });
  });

  test.each([
    ['no token', { ...whole, jwt: '' }],
    ['no expiry', { ...whole, expiresAt: undefined }],
    ['no user', { ...whole, userId: undefined }],
    ['an invalid expiry', { ...whole, expiresAt: 'soon' }],
    ['an expiry of now', { ...whole, expiresAt: now.toISOString() }],
    ['a past expiry', { ...whole, expiresAt: '2026-11-20T11:59:59Z' }],
    ['a number for a token', { ...whole, jwt: 7 }],
    ['nothing', null],
    ['a list', []],
  ])('it does not have %s', (_, stored) => {
    expect(authInfoFrom(JSON.stringify(stored), now)).toBeNull();
  });

  test('the text is JSON', () => {
    expect(authInfoFrom('{', now)).toBeNull();
    expect(authInfoFrom(null, now)).toBeNull();
  });
});

describe('the cache', () => {
  const stored = new Map<string, string>();
  const log = vi.fn();
  beforeEach(() => {
    stored.clear();
    log.mockClear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    });
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('removeEventListener', () => {});
    vi.spyOn(console, 'error').mockImplementation(log);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  test('stores a valid entry and notifies listeners', () => {
    const heard = vi.fn();
    const stop = onAuthInfoChange(heard);
    const info = { jwt: 'j', expiresAt: new Date(Date.now() + 60_000), userId: 'u' };
    expect(storeAuthInfo(info)).toBe(true);
    expect(readAuthInfo()).toEqual(info);
    clearAuthInfo();
    expect(readAuthInfo()).toBeNull();
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    clearAuthInfo();
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test('does not store an invalid token, and logs an error', () => {
    expect(storeAuthInfo({ jwt: 'j', expiresAt: new Date(0), userId: 'u' })).toBe(false);
    expect(storeAuthInfo({ jwt: 'j', expiresAt: new Date('never'), userId: 'u' })).toBe(false);
    expect(stored.size).toBe(0);
    expect(log).toHaveBeenCalledTimes(2);
  });

  test('returns no expired entry, but reports that the session cookie is worth trying', () => {
    stored.set(authInfoKey, JSON.stringify({ ...whole, expiresAt: '2020-01-01T00:00:00Z' }));
    expect(readAuthInfo()).toBeNull();
    expect(hasStoredAuthInfo()).toBe(true);
  });
});
