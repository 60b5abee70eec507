import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const signsUp = /(?:(?:signUp|register)\(\w+, |\b(?:seller|buyer|broker|owner|admin): )'([A-Z][^']*)'/g;

test('people who sign up in journeys have unique names, because a worker runs many files on one product', () => {
  const filesOf = new Map<string, Set<string>>();
  for (const path of globSync('test/journeys/*.spec.ts'))
    for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(signsUp))
      filesOf.set(name, (filesOf.get(name) ?? new Set()).add(basename(path)));
  expect(filesOf.size).toBeGreaterThan(40);
  const shared = [...filesOf].filter(([, files]) => files.size > 1);
  expect(shared.map(([name, files]) => `${name}: ${[...files].join(', ')}`)).toEqual([]);
});
