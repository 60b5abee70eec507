import { afterEach, expect, test, vi } from 'vitest';
import { addToDraft, keepDraft, moveDraft, readDraft } from './draft.ts';

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
