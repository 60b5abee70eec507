import { afterEach, expect, test, vi } from 'vitest';
import {
  addToDraft,
  clearDraft,
  countAdditions,
  keepDraft,
  moveDraft,
  onAddition,
  readDraft,
  reworded,
} from './draft.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const one = { personId: 'p', to: 'thread' };
const first = { personId: 'p', to: 'listing/person' };

function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
  };
}

test.each([
  ['with storage', storage()],
  ['with forbidden storage', undefined],
])('%s, a text put below another is another message, and moves along', (_, session) => {
  vi.stubGlobal('sessionStorage', session);
  keepDraft(one, { messageId: 'm', text: 'Typed. ' });
  addToDraft(one, 'Added.');
  expect(readDraft(one)?.text).toBe('Typed.\n\nAdded.');
  expect(readDraft(one)?.messageId).not.toBe('m');
  keepDraft(first, { messageId: 'n', text: 'First.' });
  moveDraft(first, one);
  moveDraft(first, one);
  expect(readDraft(one)?.text).toBe('Typed.\n\nAdded.\n\nFirst.');
  expect(readDraft(first)).toBeNull();
});

test('a message that arrives clears only its own draft', () => {
  vi.stubGlobal('sessionStorage', storage());
  keepDraft(one, { messageId: 'm', text: 'Typed.', tried: true });
  addToDraft(one, 'Added.');
  const before = countAdditions();
  clearDraft(one, 'm');
  // What arrived is not sent a second time, and the composer shows that.
  expect(readDraft(one)?.text).toBe('Added.');
  expect(countAdditions()).toBe(before + 1);
  clearDraft(one, readDraft(one)?.messageId ?? '');
  expect(readDraft(one)).toBeNull();
});

test('what is typed over a message that was tried is another message, also after a reload', () => {
  vi.stubGlobal('sessionStorage', storage());
  keepDraft(one, { messageId: 'm', text: 'Typed.', tried: true });
  const kept = readDraft(one);
  expect(kept).toMatchObject({ messageId: 'm', tried: true });
  const next = reworded(kept ?? { messageId: '', text: '' }, 'Typed anew.');
  expect(next.messageId).not.toBe('m');
  expect(reworded(next, 'More.').messageId).toBe(next.messageId);
});

test('only what is added from outside makes a composer anew', () => {
  vi.stubGlobal('sessionStorage', storage());
  const told = vi.fn();
  const stop = onAddition(told);
  const before = countAdditions();
  keepDraft(one, { messageId: 'm', text: 'Typed.' });
  expect(countAdditions()).toBe(before);
  addToDraft(one, 'Added.');
  expect(countAdditions()).toBe(before + 1);
  stop();
  addToDraft(one, 'More.');
  expect(told).toHaveBeenCalledTimes(1);
});
