import { spawn } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { familyOf, idsIn, listedChildren, scannedChildren } from '#platform/confine/process-family.ts';

/** A shell with a child and a grandchild. */
function family(): number {
  const child = spawn('sh', ['-c', 'sh -c "sleep 600; true" & wait'], { detached: true, stdio: 'ignore' });
  const { pid } = child;
  if (pid === undefined) throw new Error('no shell');
  onTestFinished(() => void process.kill(-pid, 'SIGKILL'));
  return pid;
}

test.runIf(process.platform === 'linux').each([
  ['the lists of the kernel', () => listedChildren],
  ['a look at all processes', scannedChildren],
])('by %s, all descendants of a process count, with their memory', async (_, ways) => {
  const pid = family();
  await expect.poll(() => familyOf(pid, ways()).processes).toBe(3);
  const { memory } = familyOf(pid, ways());
  expect(memory).toBeGreaterThan(3 * 100_000);
  expect(memory).toBeLessThan(3 * 50_000_000);
});

test('an id that was cut off at the end of a list is none', () => {
  expect(idsIn('12 345 6')).toEqual([12, 345]);
  expect(idsIn('12 345 ')).toEqual([12, 345]);
  expect(idsIn('')).toEqual([]);
});

test('an id that is given anew while it looks is looked at once', () => {
  const children = new Map([
    [1, [2]],
    [2, [1, 3]],
  ]);
  expect(familyOf(1, (pid) => children.get(pid) ?? []).processes).toBe(3);
});

test('a process that has ended has no family', () => {
  expect(familyOf(undefined)).toEqual({ processes: 0, memory: 0 });
});
