import { describe, expect } from 'vitest';
import type { RowUse } from '#features/valuation/earnings/domain/row-uses.ts';
import { problemOf } from '#test/support/caller.ts';
import { earningsOf, keepFile, keptFile, periodOf, previewOf } from '#test/support/earnings.ts';
import { expectOk } from '#test/support/people.ts';
import { type Books, test } from './books.ts';

const plain = `Category,2024,2025
Landscaping revenue,"400,000","450,000"
Plants and stone,"120,000","130,000"
Crew,"100,000","110,000"
Owner payback,"5,000","5,000"
Net Income,"180,000","210,000"
`;

async function rowsOf({ owner, checkId }: Books, text: string) {
  const { sorting } = await previewOf(owner, checkId, text);
  if (!sorting) throw new Error('no question was asked');
  return sorting;
}

describe('books in an unknown layout', () => {
  test('are sorted by the owner, checked against their own totals, kept, and remembered', async ({
    books,
  }) => {
    const { owner, checkId } = books;
    const { yearEnds, version } = await earningsOf(owner, checkId);
    const ends = {
      yearEnds: '2025-12-31',
      latestEnds: '2025-12-31',
      marketPay: null,
      marketPaySource: '',
      version,
    };
    expect(yearEnds).toBeDefined();
    await expectOk(owner.put(`/api/health-checks/${checkId}/earnings`, ends));
    const { rows, why } = await rowsOf(books, plain);
    expect(why).toMatch(/^We couldn’t tell which section line 2/);
    expect(rows.map(({ use }) => use)).toEqual(['income', 'expenses', 'expenses', 'expenses', 'total']);
    const guess = rows.map(({ use }) => use);
    const keep = async (uses: RowUse[] | null) =>
      keepFile(owner, checkId, plain, ['second', 'third'], undefined, null, uses);
    expect((await problemOf(await keep(null))).code).toBe('rows-missing');
    expect(await problemOf(await keep(guess))).toMatchObject({
      code: 'sums-differ',
      line: 6,
      difference: 500_000,
    });
    expect((await keep(guess)).status).toBe(422);
    expect((await earningsOf(owner, checkId)).files).toEqual([]);
    const sorted: RowUse[] = ['income', 'cost-of-sales', 'cost-of-sales', 'none', 'total'];
    expect((await problemOf(await keep(guess.with(0, 'expenses')))).code).toBe('no-income-row');
    await keptFile(owner, checkId, plain, ['second', 'third'], undefined, null, [
      ...sorted.slice(0, 4),
      'none',
    ]);
    const third = await periodOf(owner, checkId, 'third');
    expect(third).toMatchObject({
      source: 'imported',
      months: 12,
      revenue: 45_000_000,
      netIncome: 21_000_000,
    });
    const next = plain.replace('450,000', '450,001').replace('210,000', '210,001');
    expect((await rowsOf(books, next)).rows.map(({ use }) => use)).toEqual([
      'income',
      'cost-of-sales',
      'cost-of-sales',
      'none',
      // A total that was left out checks the next file again.
      'total',
    ]);
  });

  test('keep nothing of an unknown letter, and files that need no sorting accept none', async ({ books }) => {
    const { owner, checkId } = books;
    const bad = await owner.upload(
      `/api/health-checks/${checkId}/earnings-files?sha256=${'0'.repeat(64)}&uses=third&rows=zz`,
      new TextEncoder().encode(plain),
      'application/octet-stream',
    );
    expect((await problemOf(bad)).code).toBe('invalid-fields');
  });
});

describe('the sample file', () => {
  test.for(['csv', 'xlsx'] as const)(
    'as %s is imported without questions, and every period is complete',
    async (as, { books }) => {
      const { owner, checkId } = books;
      const answer = await owner.get(`/api/health-checks/${checkId}/sample-books?as=${as}`);
      expect(answer.status).toBe(200);
      const file = new Uint8Array(await answer.arrayBuffer());
      const found = await previewOf(owner, checkId, file);
      expect(found).toMatchObject({ sorting: null, unmatched: 0, basis: 'accrual', leftOut: [], empty: [] });
      const uses = found.columns.map(({ use }) => use);
      expect(uses).not.toContain('none');
      await keptFile(owner, checkId, file, uses);
      const { periods } = await earningsOf(owner, checkId);
      expect(periods.map(({ gaps }) => gaps)).toEqual(periods.map(() => []));
      expect(periods.every(({ bridge }) => bridge.ebitda > 0)).toBe(true);
    },
  );
});
