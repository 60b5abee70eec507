import { expect, test } from 'vitest';
import { heldWords, publishedWords, seenBy } from './publication-words.ts';
import type { Publication } from './queries.ts';

const told = (now: number): Publication => ({
  ready: 6,
  ...{ held: 0, heldNames: [], unreadable: 0, unpaged: 0, foldersChanged: 0, opened: 0, hidden: 0 },
  folders: [],
  buyers: 1,
  buyersLater: 0,
  people: [{ id: '7d0f6a39-8d6a-4a3b-9b0c-2f6f0d6f2b11', name: 'Priya Raman', now, later: 6 - now }],
});

test('says how many of the documents a buyer sees, before and after', () => {
  expect(seenBy(told(6))).toBe('1 buyer will see them now: Priya Raman.');
  expect(seenBy(told(1))).toBe('1 buyer will see some of them now: Priya Raman (1 of 6).');
  const done = { published: 6, buyers: 1 };
  expect(publishedWords(done, told(6))).toBe('6 documents published. 1 buyer can see them now.');
  expect(publishedWords(done, told(1))).toBe(
    '6 documents published. 1 buyer can see some of them now: Priya Raman (1 of 6).',
  );
  expect(publishedWords({ published: 1, buyers: 0 }, undefined)).toBe(
    '1 document published. No buyer can see it now.',
  );
});

test('names the documents that stay behind, with the reason', () => {
  const heldNames = [
    { name: 'W-9.pdf', waiting: false },
    { name: 'Payroll.xlsx', waiting: true },
  ];
  expect(heldWords({ held: 4, heldNames })).toBe(
    '“W-9.pdf” (personal data was found), “Payroll.xlsx” (still being checked for personal data), 2 more',
  );
});
