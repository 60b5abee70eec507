import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packedRepeats } from './packed-repeats.ts';

test.each([0, 7, 21_000_000, 35_000_003])('a packed repetition inflates to %i bytes of it', (bytes) => {
  const step = 'one two';
  expect(inflateSync(packedRepeats(step, bytes)).equals(Buffer.alloc(bytes, step))).toBe(true);
});
