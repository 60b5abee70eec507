import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { kept } from './kept.ts';

const stored = { tab: new Map<string, string>(), browser: new Map<string, string>() };
const storageOf = (held: Map<string, string>) => ({
  getItem: (key: string) => held.get(key) ?? null,
  setItem: (key: string, value: string) => void held.set(key, value),
  removeItem: (key: string) => void held.delete(key),
});

beforeEach(() => {
  for (const held of Object.values(stored)) held.clear();
  vi.stubGlobal('sessionStorage', storageOf(stored.tab));
  vi.stubGlobal('localStorage', storageOf(stored.browser));
});
afterEach(() => vi.unstubAllGlobals());

const choice = z.object({ count: z.number() });

test('is read back, each key and place on its own, until it is forgotten', () => {
  const tab = kept('tab', 'a', choice);
  tab.keep({ count: 1 });
  kept('tab', 'b', choice).keep({ count: 2 });
  expect(tab.read()).toEqual({ count: 1 });
  expect(kept('browser', 'a', choice).read()).toBe(null);
  tab.forget();
  expect(tab.read()).toBe(null);
  expect([...stored.tab]).toEqual([['b', '{"count":2}']]);
});

test.each(['', '{', 'null', '[]', '{"count":"1"}', 'count'])(
  'is nothing if the schema refuses %s',
  (text) => {
    stored.tab.set('a', text);
    expect(kept('tab', 'a', choice).read()).toBe(null);
  },
);

test('may be plain text of an earlier version', () => {
  stored.browser.set('a', 'table');
  expect(kept('browser', 'a', z.enum(['table'])).read()).toBe('table');
});

test('is nothing, and refuses nothing, where storage is full, forbidden or missing', () => {
  const refuse = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  Object.defineProperty(globalThis, 'localStorage', { get: refuse, configurable: true });
  for (const place of ['tab', 'browser'] as const) {
    const one = kept(place, 'a', choice);
    expect(() => one.keep({ count: 1 })).not.toThrow();
    expect(one.read()).toBe(null);
    expect(() => one.forget()).not.toThrow();
  }
});
