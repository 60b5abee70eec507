import { afterEach, expect, test, vi } from 'vitest';
import { keepTyped, readTyped } from './use-typed.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('what is typed is of one person and one question, and goes when it was sent', () => {
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  });
  const mine = { personId: 'p', of: 'question' };
  keepTyped(mine, 'The owner’s brother.');
  keepTyped({ ...mine, of: 'room' }, 'Who drives it?');
  expect(readTyped(mine)).toBe('The owner’s brother.');
  expect(readTyped({ ...mine, personId: 'q' })).toBeNull();
  keepTyped(mine, null);
  expect(readTyped(mine)).toBeNull();
  expect(readTyped({ ...mine, of: 'room' })).toBe('Who drives it?');
});
