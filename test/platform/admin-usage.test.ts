import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const admin = join(import.meta.dirname, '../../scripts/admin.ts');
const said = (...args: string[]) => spawnSync(process.execPath, [admin, ...args], { encoding: 'utf8' });

test('help has a line for each command that says what it does', () => {
  const { status, stdout } = said('--help');
  const [head, ...lines] = stdout.trimEnd().split('\n');
  expect([status, head]).toEqual([0, 'Usage: npm run admin -- COMMAND']);
  expect(lines.length).toBeGreaterThan(14);
  expect(lines.filter((line) => !/^ {2}[a-z-]+( \S+)* {2,}[a-z].{10,}$/.test(line))).toEqual([]);
});

test('a command that does not exist fails with the same lines', () => {
  const { status, stderr } = said('no-such-command');
  expect(status).toBe(1);
  expect(stderr).toBe(said('--help').stdout);
});
