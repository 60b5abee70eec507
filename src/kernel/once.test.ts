import { expect, test } from 'vitest';
import { once } from './once.ts';

test('computes the value at the first call, and only once, whatever it is', () => {
  let made = 0;
  const nothing = once(() => {
    made += 1;
    return undefined;
  });
  expect(made).toBe(0);
  expect([nothing(), nothing()]).toEqual([undefined, undefined]);
  expect(made).toBe(1);
});
