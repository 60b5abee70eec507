import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { fairQueue } from './fair-queue.ts';

/** Tasks that end when told, and the order in which they began. */
function tasks() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const task = (name: string) => () =>
    new Promise<string>((end) => {
      begun.push(name);
      ends.set(name, () => end(name));
    });
  return { begun, task, end: (name: string) => ends.get(name)?.() };
}

test('no more run at once than are allowed; the next begins when one ends, also by failing', async () => {
  const inTurn = fairQueue({ atOnce: 2, waiting: 5 });
  const { begun, task, end } = tasks();
  const failing = inTurn('ada', () => Promise.reject(new Error('broken')));
  const rest = ['a', 'b', 'c'].map((name) => inTurn('ada', task(name)));
  await expect(failing).rejects.toThrow('broken');
  await expect.poll(() => begun).toEqual(['a', 'b']);
  end('a');
  await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
  end('b');
  end('c');
  expect(await Promise.all(rest)).toEqual(['a', 'b', 'c']);
});

test('one account fills its own line and not that of others; twice as many wait at most', async () => {
  const inTurn = fairQueue({ atOnce: 1, waiting: 1, busy: 'printer-busy' });
  const { begun, task, end } = tasks();
  const running = inTurn('ada', task('a'));
  const second = inTurn('ada', task('b'));
  const refused = { code: 'printer-busy', details: { retryAfter: 5 } };
  await expect(inTurn('ada', task('c'))).rejects.toMatchObject(refused);
  const other = inTurn('ben', task('d'));
  await expect(inTurn('cyd', task('e'))).rejects.toMatchObject(refused);
  // Shorter than a millisecond, it would not count as a turn.
  await setTimeout(5);
  end('a');
  await running;
  // Ada had her turn: Ben is next, though he came later.
  await expect.poll(() => begun).toEqual(['a', 'd']);
  end('d');
  expect(await other).toBe('d');
  await expect.poll(() => begun).toEqual(['a', 'd', 'b']);
  end('b');
  expect(await second).toBe('b');
});
