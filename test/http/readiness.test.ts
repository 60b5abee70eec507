import { expect, test } from 'vitest';
import { createReadiness } from '#http/readiness.ts';
import { seconds } from '#kernel/instant.ts';
import { standingClock } from '#test/support/standing-clock.ts';

const clock = standingClock();

function asking(...parts: (readonly [string, () => Promise<void>])[]) {
  const warned: object[] = [];
  const log = { warn: (facts: object) => void warned.push(facts) };
  const ready = createReadiness(
    parts.map(([part, run]) => ({ part, run })),
    { clock, log },
  );
  return { ready, warned };
}

test('says which part is not ready, and logs why', async () => {
  const broken = new Error('no space');
  const { ready, warned } = asking(['database', async () => {}], ['files', () => Promise.reject(broken)]);
  expect(await ready()).toEqual([
    { part: 'database', fit: true },
    { part: 'files', fit: false },
  ]);
  expect(warned).toEqual([{ part: 'files', err: broken }]);
});

test('runs the checks once for a thousand requests, and again some seconds later', async () => {
  let looks = 0;
  const { ready } = asking([
    'files',
    async () => {
      looks += 1;
    },
  ]);
  await Promise.all(Array.from({ length: 1_000 }, ready));
  expect(looks).toBe(1);
  clock.advance(4 * seconds);
  await ready();
  expect(looks).toBe(1);
  clock.advance(1 * seconds);
  await ready();
  expect(looks).toBe(2);
});

test('neither waits for a check that hangs nor starts it a second time', async () => {
  let begun = 0;
  const hang = Promise.withResolvers<void>();
  const { ready } = asking([
    'files',
    () => {
      begun += 1;
      return hang.promise;
    },
  ]);
  expect(await ready()).toEqual([{ part: 'files', fit: false }]);
  clock.advance(5 * seconds);
  expect([await ready(), begun]).toEqual([[{ part: 'files', fit: false }], 1]);
  hang.resolve();
  await hang.promise;
  clock.advance(5 * seconds);
  expect([await ready(), begun]).toEqual([[{ part: 'files', fit: true }], 2]);
});
