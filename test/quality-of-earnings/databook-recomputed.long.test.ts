import { describe, expect } from 'vitest';
import { findOffice } from '#platform/render/find-office.ts';
import { zipped } from '#test/support/workbooks.ts';
import { unzipped } from '../rooms/unzipped.ts';
import { bookOf, booksOf, test } from './a-book.ts';
import { resultsIn, withoutResults, wrongResults } from './recomputed.ts';

const program = await findOffice(process.env.PATH ?? '');

describe.skipIf(!program)('a databook that LibreOffice works out without its results', () => {
  for (const stage of ['summary', 'monthly', 'names'] as const)
    test(`comes to the same cents: ${stage}`, async ({ booked: review }) => {
      const book = await bookOf(review, stage);
      const results = await resultsIn(book);
      expect(results.size).toBeGreaterThan(stage === 'summary' ? 40 : 1_000);
      expect([...(await resultsIn(await withoutResults(book))).values()].every(Number.isNaN)).toBe(true);
      expect(await wrongResults(program ?? '', book)).toEqual([]);
    });

  test('comes to the same cents where a year has no entries', async ({ review }) => {
    await booksOf(review, ({ day }) => !day.startsWith('2024-'));
    const book = await bookOf(review, 'names');
    expect((await resultsIn(book)).size).toBeGreaterThan(500);
    expect(await wrongResults(program ?? '', book)).toEqual([]);
  });

  test('shows a wrong result that was planted, and what it should be', async ({ booked: review }) => {
    const files = await unzipped(await bookOf(review, 'summary'));
    const path = 'xl/worksheets/sheet2.xml';
    const planted = (files.get(path)?.toString() ?? '').replace(/(<\/f><v>)([^<]*)/, '$11234567.89');
    const [found, ...others] = await wrongResults(
      program ?? '',
      await zipped({ ...Object.fromEntries(files), [path]: planted }),
    );
    expect(found).toMatch(/^Summary![A-Z]+\d+: 1234567\.89, and [\d.]+ worked out$/);
    expect(others).toEqual([]);
  });
});
