import fc from 'fast-check';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { Refused } from '#kernel/refusal.ts';
import { test } from '#test/support/database.ts';
import type { Reader } from '../context.ts';
import { afterPlace, type SortedBy, toSortedPage } from './sorted-page.ts';

type Row = { id: string; word: string; amount: number; at: Date };

const row = fc.record({
  id: fc.uuid({ version: 4 }),
  word: fc.constantFrom('', 'a', 'A', 'ä', '😀', "'; drop table person; --", 'x'.repeat(254)),
  amount: fc.constantFrom(-5, 0, 7, 2 ** 53 - 1),
  at: fc.constantFrom(new Date(0), new Date('2026-02-03T04:05:06.789Z')),
});
const sorts = [
  { column: 'word', kind: 'text' },
  { column: 'amount', kind: 'number' },
  { column: 'at', kind: 'time' },
] as const;

test('the pages of any order contain every row once, in that order', async ({ tx }) => {
  await sql`create temporary table sample (id uuid, word text, amount bigint, at timestamptz)`.execute(tx);
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(row, { maxLength: 12, selector: (one) => one.id }),
      fc.constantFrom(...sorts),
      fc.constantFrom('asc', 'desc'),
      fc.integer({ min: 1, max: 5 }),
      async (rows, { column, kind }, order, size) => {
        await sql`truncate sample`.execute(tx);
        for (const one of rows)
          await sql`insert into sample values (${one.id}, ${one.word}, ${one.amount}, ${one.at})`.execute(tx);
        const by = sql.ref(column);
        const all = await read(tx, { by, kind, order }, undefined, 100);
        const paged: string[] = [];
        let after: string | undefined;
        do {
          const found = await read(tx, { by, kind, order }, after, size + 1);
          const page = toSortedPage(
            found,
            size,
            (one) => ({ value: one[column], id: one.id }),
            (one) => one.id,
          );
          expect(page.items.length).toBeLessThanOrEqual(size);
          paged.push(...page.items);
          after = page.next ?? undefined;
        } while (after !== undefined);
        expect(paged).toEqual(all.map((one) => one.id));
        expect(paged.length).toBe(rows.length);
      },
    ),
    { numRuns: 40 },
  );
});

test('rejects a cursor that is not from this list', () => {
  const kinds = ['text', 'number', 'time'] as const;
  const id = sql.ref('id');
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...kinds), (text, kind) => {
      const by = sql.ref('word');
      expect(() => afterPlace({ by, kind, order: 'asc' }, id, text)).toThrow(Refused);
    }),
  );
  const [place, uuid] = ['word', '3f0c1d9e-8a4b-4c6d-9e2f-1a2b3c4d5e6f'];
  const text = Buffer.from(JSON.stringify([place, uuid])).toString('base64url');
  expect(() => afterPlace({ by: id, kind: 'number', order: 'asc' }, id, text)).toThrow(Refused);
  expect(() => afterPlace({ by: id, kind: 'time', order: 'asc' }, id, text)).toThrow(Refused);
});

async function read(tx: Reader, sorted: SortedBy, after: string | undefined, size: number): Promise<Row[]> {
  const found = await sql<Row>`select * from sample where ${afterPlace(sorted, sql.ref('id'), after)}
    order by ${sorted.by} ${sql.raw(sorted.order)}, id ${sql.raw(sorted.order)} limit ${size}`.execute(tx);
  return found.rows;
}
