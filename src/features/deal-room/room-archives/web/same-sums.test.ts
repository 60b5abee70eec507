import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { sameSums } from './same-sums.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const list = `${'a'.repeat(64)}  index.html\n`;
const signed = createHash('sha256').update(list).digest('hex');

test.each(['with', 'without'])('compares the checksum list %s Web Crypto', async (how) => {
  if (how === 'without') vi.stubGlobal('crypto', {});
  expect(await sameSums(new Blob([list]), signed)).toBe(true);
  expect(await sameSums(new Blob([`${list} `]), signed)).toBe(false);
  expect(await sameSums(new Blob([]), signed)).toBe(false);
});

test('compares nothing without a list or a manifest that names one', async () => {
  expect(await sameSums(undefined, signed)).toBeNull();
  expect(await sameSums(new Blob([list]), null)).toBeNull();
});
