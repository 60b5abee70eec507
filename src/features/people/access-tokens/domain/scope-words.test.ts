import { expect, test } from 'vitest';
import { scopeWords } from './scope-words.ts';

test('scopes are told by area, in their order', () => {
  expect(scopeWords(['offers:write', 'overview:read', 'gone:read'])).toBe(
    'Overview (read), Offers (read and change)',
  );
  expect(scopeWords(['offers:read', 'ndas:read'], ['ndas'])).toBe('NDAs (read)');
  expect(scopeWords([])).toBe('');
});
