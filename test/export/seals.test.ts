import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sealingPurposes } from '#app/file-seals.ts';

const root = join(import.meta.dirname, '../..');

test('an export opens whatever a feature seals', () => {
  const sources = globSync('src/{features,app}/**/*.ts', { cwd: root }).map((path) =>
    readFileSync(join(root, path), 'utf8'),
  );
  const used = sources.flatMap((text) =>
    [...text.matchAll(/sealedFiles\([^;]*?deriveKey\([\w.]+, '([^']+)'\)/g)].map(([, purpose]) => purpose),
  );
  expect(used.length).toBeGreaterThan(4);
  expect(used.toSorted()).toEqual([...sealingPurposes.einKey, ...sealingPurposes.tokenKey].toSorted());
});
