import fc from 'fast-check';
import { expect, test } from 'vitest';
import { indexPhrases, nearnessIn } from './phrase-index.ts';

const signs = (weights: Readonly<Record<number, number>>) => {
  const length = Math.hypot(...Object.values(weights));
  return {
    at: Int32Array.from(Object.keys(weights), Number),
    weight: Float32Array.from(Object.values(weights), (weight) => weight / length),
  };
};
const text = fc
  .dictionary(fc.integer({ min: 0, max: 9 }).map(String), fc.integer({ min: 1, max: 5 }), { minKeys: 1 })
  .map((weights) => signs(weights));

test('a topic is as near as the nearest of its phrases: the cosine of their signs', () => {
  const phrases = [
    { topic: 0, ...signs({ 0: 1 }) },
    { topic: 0, ...signs({ 0: 1, 1: 1 }) },
    { topic: 1, ...signs({ 2: 1 }) },
  ];
  const [first, second] = nearnessIn(indexPhrases(phrases, 3), signs({ 0: 1, 1: 1 }), 2);
  expect(first).toBeCloseTo(1, 2);
  expect(second).toBe(0);
});

test('every phrase is nearest to its own topic, up to a byte of rounding', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 12 }), (texts) => {
      const index = indexPhrases(
        texts.map((one, topic) => ({ topic, ...one })),
        10,
      );
      for (const [topic, one] of texts.entries()) {
        const nearness = nearnessIn(index, one, texts.length);
        expect(nearness[topic]).toBeCloseTo(1, 1);
        expect(Math.max(...nearness)).toBeLessThan(1.02);
      }
    }),
  );
});

test('refuses more phrases than a place in the index can name', () => {
  const phrase = { topic: 0, ...signs({ 0: 1 }) };
  expect(() =>
    indexPhrases(
      Array.from({ length: 65_537 }, () => phrase),
      1,
    ),
  ).toThrow(RangeError);
});
