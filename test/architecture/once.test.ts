import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const product = globSync('{src,client/src}/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.*'] });
const codeOf = (path: string) =>
  readFileSync(join(root, path), 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<![:'"])\/\/.*$/gm, '');

type Way = { found: RegExp; only: readonly string[]; caught: readonly string[]; fine: readonly string[] };

/** What has one way, the files that are this way, and what the check catches and lets pass. */
const ways: Readonly<Record<string, Way>> = {
  'the storage of the browser is read and written by kit/kept.ts': {
    found: /\b(?:session|local)Storage\b/,
    only: [
      'src/kit/kept.ts',
      // Read by scripts before the first paint, and without a schema: every public page loads them.
      'src/kit/theme.ts',
      'src/kit/auth/auth-info.ts',
      'src/kit/auth/view-as.ts',
      'src/features/valuation/check-value/web/kept-evaluation.ts',
    ],
    caught: ["sessionStorage.getItem('a')", 'globalThis.localStorage'],
    fine: ["kept('tab', 'a', shape)", 'storage-store.ts'],
  },
};

test.each(Object.entries(ways))('%s', (_, { found, only }) => {
  const where = product.filter((path) => found.test(codeOf(path)));
  expect(where.toSorted()).toEqual([...only].toSorted());
});

test.each(Object.entries(ways))('a violation is caught: %s', (_, { found, caught, fine }) => {
  expect(product.length).toBeGreaterThan(3_000);
  for (const code of caught) expect(found.test(code), code).toBe(true);
  for (const code of fine) expect(found.test(code), code).toBe(false);
});
