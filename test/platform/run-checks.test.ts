import { expect, onTestFinished, test, vi } from 'vitest';
import { type Check, type Outcome, runChecks } from '../../scripts/checks/run-checks.ts';

const fine: Outcome = { passed: 2, failed: 0, output: 'said' };

function printed(): string[] {
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  onTestFinished(() => log.mockRestore());
  return lines;
}

test('lanes run in parallel, their checks in order, and a stage waits for all earlier lanes', async () => {
  printed();
  const order: string[] = [];
  const second = Promise.withResolvers<void>();
  const check = (title: string, work: () => Promise<void> = async () => {}): Check => ({
    title,
    async run() {
      await work();
      order.push(title);
      return fine;
    },
  });
  const waits = check('waits for the other lane', () => second.promise);
  const other = check('the other lane', async () => second.resolve());
  const sum = await runChecks([[[waits, check('behind it')], [other]], [[check('the next stage')]]]);
  expect(order.slice(0, 2).toSorted()).toEqual(['the other lane', 'waits for the other lane']);
  expect(order.slice(2)).toEqual(['behind it', 'the next stage']);
  expect(sum).toEqual({ passed: 8, failed: 0 });
});

test('failures are listed at the end in the order of the checks, and later checks still run', async () => {
  const lines = printed();
  const slow: Check = {
    title: 'Slow',
    run: async () => {
      await new Promise(setImmediate);
      return { passed: 1, failed: 1, output: 'it broke', failures: ['a.test.ts › adds'] };
    },
  };
  const quick: Check = { title: 'Quick', run: async () => ({ passed: 0, failed: 1, output: 'broken' }) };
  const sum = await runChecks([[[slow], [quick]], [[{ title: 'Last', run: async () => fine }]]]);
  expect(sum).toEqual({ passed: 3, failed: 2 });
  expect(lines).toContain('it broke\n');
  expect(lines.some((line) => line.startsWith('[3/3] Last: 2 passed, 0 failed'))).toBe(true);
  expect(lines.at(-1)).toBe('\nFailed:\n  a.test.ts › adds\n  Quick');
});
