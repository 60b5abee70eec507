import { expect, test } from 'vitest';
import { sharedRuns } from './shared-runs.ts';

function controlledRuns() {
  const begun: string[] = [];
  const ends: { end(): void; fail(): void }[] = [];
  const run = sharedRuns(
    (key) =>
      new Promise((resolve, reject) => {
        begun.push(key);
        ends.push({ end: resolve, fail: () => reject(new Error('broken')) });
      }),
  );
  return { run, begun, ends };
}

test('a call during a run waits for the next run and shares it with other such calls', async () => {
  const { run, begun, ends } = controlledRuns();
  const first = run('a');
  const [second, third] = [run('a'), run('a')];
  expect(begun).toEqual(['a']);
  ends[0]?.end();
  await first;
  await new Promise((soon) => setImmediate(soon));
  expect(begun).toEqual(['a', 'a']);
  ends[1]?.end();
  await Promise.all([second, third]);
  expect(begun).toHaveLength(2);
});

test('keys do not wait for each other', () => {
  const { run, begun } = controlledRuns();
  void run('a');
  void run('b');
  expect(begun).toEqual(['a', 'b']);
});

test('a failed run rejects the calls that shared it, and the next run still begins', async () => {
  const { run, begun, ends } = controlledRuns();
  const first = run('a');
  const second = run('a');
  ends[0]?.fail();
  await expect(first).rejects.toThrow('broken');
  await new Promise((soon) => setImmediate(soon));
  expect(begun).toHaveLength(2);
  ends[1]?.end();
  await expect(second).resolves.toBeUndefined();
});
