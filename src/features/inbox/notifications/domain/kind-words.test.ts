import { expect, test } from 'vitest';
import { noticeKinds } from '#kernel/notice.ts';
import { kindWordsFor } from './kind-words.ts';

test('speaks of the work of admins to admins only', () => {
  expect(kindWordsFor('proof-handed-in', ['buyer'])).toBeNull();
  expect(kindWordsFor('proof-handed-in', ['admin'])?.label).toBe('Proofs to verify');
  expect(kindWordsFor('storage-nearly-full', ['admin'])?.hint).toContain('the site');
  for (const kind of noticeKinds)
    expect(kindWordsFor(kind, ['seller'])?.hint ?? '').not.toMatch(/admin|the site/);
});
