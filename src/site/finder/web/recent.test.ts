import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type PaletteItem, pageItem } from './palette-item.ts';
import { recentItems, rememberItem } from './recent.ts';

const held = new Map<string, string>();
const storage = {
  getItem: (key: string) => held.get(key) ?? null,
  setItem: (key: string, value: string) => void held.set(key, value),
};
beforeEach(() => {
  held.clear();
  vi.stubGlobal('sessionStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

const page = (n: number) => pageItem({ label: `Page ${n}`, to: `/page/${n}` });
const labels = (personId: string) => recentItems(personId).map(({ label }) => label);

test('keeps the newest six, each once, for this person only', () => {
  for (const n of [1, 2, 3, 4, 5, 6, 7, 3]) rememberItem('a', page(n));
  expect(labels('a')).toEqual(['Page 3', 'Page 7', 'Page 6', 'Page 5', 'Page 4', 'Page 2']);
  expect(labels('b')).toEqual([]);
});

test('does not store people, businesses or own listings', () => {
  const named = (kind: PaletteItem['kind'], hint: string | null): PaletteItem => ({ ...page(1), kind, hint });
  rememberItem('a', named('person', null));
  rememberItem('a', named('business', null));
  rememberItem('a', named('listing', 'Yours · Draft'));
  expect(held.size).toBe(0);
});

test('ignores invalid entries and links to other sites', () => {
  for (const text of ['', '{', '[]', '{"personId":"a","items":[1]}']) {
    held.set('cairn-recent', text);
    expect(labels('a')).toEqual([]);
  }
  for (const to of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:1']) {
    held.set('cairn-recent', JSON.stringify({ personId: 'a', items: [{ ...page(1), to }] }));
    expect(labels('a')).toEqual([]);
  }
});
