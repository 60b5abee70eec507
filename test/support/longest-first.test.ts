import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { longestFiles } from './longest-first.ts';

it('what is begun first is there', () => {
  const root = join(import.meta.dirname, '../..');
  expect(longestFiles.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
