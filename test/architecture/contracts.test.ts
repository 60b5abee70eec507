import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { configTable } from '#platform/config-table.ts';
import { endpointsOf, nameOf } from '#test/support/calls.ts';
import { test } from '#test/support/database.ts';
import { testProduct } from '#test/support/product.ts';
import type { EndpointSpec } from '#wire/endpoint.ts';

const root = join(import.meta.dirname, '../..');

test('every endpoint that a contract declares is mounted, once', async ({ fresh }) => {
  await using product = await testProduct(fresh);
  const declared = await declaredEndpoints();
  const mounted = endpointsOf(product).map(nameOf);
  expect(mounted.toSorted()).toEqual([...new Set(mounted)].toSorted());
  expect(mounted.toSorted()).toEqual(declared.map(nameOf).toSorted());
});

test('the README names every setting, with its default and its meaning', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const rows = configTable.map(
    ({ name, default: standard, meaning }) => `| \`${name}\` | ${standard} | ${meaning} |`,
  );
  expect(rows.filter((row) => !readme.includes(row))).toEqual([]);
});

async function declaredEndpoints(): Promise<EndpointSpec[]> {
  const found: EndpointSpec[] = [];
  for await (const path of glob('src/features/*/contract.ts', { cwd: root })) {
    const module: Record<string, unknown> = await import(join(root, path));
    found.push(...Object.values(module).filter(isEndpoint));
  }
  return found;
}

function isEndpoint(value: unknown): value is EndpointSpec {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value
  );
}
