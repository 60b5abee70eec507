import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { configTable } from '#platform/config-table.ts';
import { endpointsOf, nameOf } from '#test/support/calls.ts';
import { test } from '#test/support/database.ts';
import { declaredEndpoints } from '#test/support/declared.ts';
import { testProduct } from '#test/support/product.ts';

const root = join(import.meta.dirname, '../..');

test('every declared endpoint is mounted once', async ({ fresh }) => {
  await using product = await testProduct(fresh);
  const declared = await declaredEndpoints();
  const mounted = endpointsOf(product).map(nameOf);
  expect(mounted.toSorted()).toEqual([...new Set(mounted)].toSorted());
  expect(mounted.toSorted()).toEqual(declared.map(nameOf).toSorted());
});

test('the README lists every setting with its default and its meaning', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const rows = configTable.map(
    ({ name, default: standard, meaning }) => `| \`${name}\` | ${standard} | ${meaning} |`,
  );
  expect(rows.filter((row) => !readme.includes(row))).toEqual([]);
});
