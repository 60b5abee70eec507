import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { test } from '#test/support/database.ts';

const program = fileURLToPath(new URL('./ask-again-and-again.ts', import.meta.url));
const run = promisify(execFile);

// A small young generation is collected often, so only objects that were still referenced get promoted.
const flags = ['--max-semi-space-size=4', '--no-allocation-site-pretenuring', '--min-semi-space-size=4'];

test('the rows of an answer are garbage collected with it, not only at the next full collection', async ({
  fresh,
}) => {
  const env = { PATH: process.env.PATH, DATABASE_FACTS: JSON.stringify(fresh.source) };
  const { stdout } = await run(process.execPath, [...flags, program], { env });
  const bytesOfRows = 3_000 * 40 * 32;
  expect(Number(stdout)).toBeLessThan(bytesOfRows / 4);
});
