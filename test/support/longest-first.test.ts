import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { longestFiles } from './longest-first.ts';

it('every file in the list exists', () => {
  const root = join(import.meta.dirname, '../..');
  expect(longestFiles.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
