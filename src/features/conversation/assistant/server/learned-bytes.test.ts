import fc from 'fast-check';
import { expect, test } from 'vitest';
import { learn, likelihoodOf } from '../domain/likely.ts';
import { fromBytes, toBytes } from './learned-bytes.ts';

const topics = [
  { key: 'red', asked: ['where is the red door', 'who painted the door red', 'puerta'] },
  { key: 'blue', asked: ['where is the blue window', 'who cleans the window', '¿dónde?'] },
];
const learned = await learn(topics, () => Promise.resolve());
const bytes = toBytes('these phrases', learned);

test('what was learned says the same after it was kept', () => {
  const read = fromBytes('these phrases', bytes);
  expect(read).toEqual(learned);
  const keys = topics.map(({ key }) => key);
  const question = 'who cleans the door';
  expect(read && likelihoodOf(keys, read)(question)).toEqual(likelihoodOf(keys, learned)(question));
});

test('it is read from anywhere in a larger piece of memory', () => {
  const larger = new Uint8Array(bytes.byteLength + 3);
  larger.set(bytes, 3);
  expect(fromBytes('these phrases', larger.subarray(3))).toEqual(learned);
});

test('what was learned from other phrases, or is broken, is not taken', () => {
  expect(fromBytes('other phrases', bytes)).toBeNull();
  for (let length = 0; length < bytes.byteLength; length += 1)
    expect(fromBytes('these phrases', bytes.subarray(0, length))).toBeNull();
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (other) => {
      expect(fromBytes('these phrases', other)).toBeNull();
    }),
  );
});
