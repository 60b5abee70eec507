import { expect } from 'vitest';
import { test } from '../disclosure/market.ts';
import { rewriteRows, textColumns, textIn, textSearch } from './stored.ts';

test('the search does not find a text that no one wrote', async ({ market: { product } }) => {
  const { db } = product.database;
  const holds = await textSearch(db);
  const tx = await db.startTransaction().execute();
  for (const table of new Set((await textColumns(db)).map((column) => column.table)))
    await rewriteRows(tx, table);
  expect(await holds(tx, 'a text that nobody wrote')).toBe(false);
  await tx.rollback().execute();
});

test('the search finds what a transaction writes, in every column of texts', async ({
  market: { product },
}) => {
  const { db } = product.database;
  const holds = await textSearch(db);
  const missed: string[] = [];
  const kinds = new Set<string>();
  for (const [table, columns] of Map.groupBy(await textColumns(db), (column) => column.table)) {
    const tx = await db.startTransaction().execute();
    await rewriteRows(await tx.savepoint('within').execute(), table);
    for (const column of columns) {
      const text = await textIn(tx, column);
      if (text === null) continue;
      kinds.add(column.json ? 'jsonb' : 'text');
      if (!(await holds(tx, text))) missed.push(`${table}.${column.column}`);
    }
    await tx.rollback().execute();
  }
  expect(missed).toEqual([]);
  expect([...kinds].sort()).toEqual(['jsonb', 'text']);
});
