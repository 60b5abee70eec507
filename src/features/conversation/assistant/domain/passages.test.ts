import { expect, test } from 'vitest';
import { bestPassages } from './passages.ts';

const passagesOf = (text: string, words: readonly string[]) =>
  bestPassages([{ documentId: 'a', name: 'Lease.pdf', page: 1, text }], words, 3).map((hit) => hit.text);

test('a passage that announces a list is quoted with it', () => {
  const page = '4. The tenant pays:\n\n5. Rent.\n\nThe tenant keeps the roof in repair.';
  expect(passagesOf(page, ['tenant', 'pays'])[0]).toBe('4. The tenant pays: 5. Rent.');
});

test('a passage that announces what the page does not have is not quoted', () => {
  expect(passagesOf('The landlord keeps the roof.\n\nThe tenant pays:', ['tenant', 'pays'])).toEqual([]);
});
