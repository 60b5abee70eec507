import { expect, test } from 'vitest';
import { runProgram } from '../../scripts/checks/processes.ts';

test('a check that stops printing is ended with its children, and says so', async () => {
  const script = `console.log('one file passed'); setInterval(() => {}, 1_000)`;
  const { code, output } = await runProgram(process.execPath, ['-e', script], {}, 3_000);
  expect(code).not.toBe(0);
  expect(output).toMatch(/^one file passed\n\nIt was ended after 0\.05 minutes without a word\.\n$/);
});
