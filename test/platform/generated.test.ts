import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { test } from '#test/support/database.ts';
import { holesInLockfile } from '../../scripts/complete-lockfile.ts';
import { generateTables, tablesFile } from '../../scripts/tables/generate.ts';

test('tables.ts is what the migrations make (else: node scripts/generate-tables.ts)', async ({ fresh }) => {
  expect(readFileSync(tablesFile, 'utf8')).toBe(await generateTables(fresh.source));
});

test('the lockfile has an entry for every package that is named in it (else: node scripts/complete-lockfile.ts)', () => {
  expect(holesInLockfile()).toEqual([]);
});
