import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Labeled, learn, likelihoodOf } from './likely.ts';

const rest = () => Promise.resolve();
const likelyOf = async <K>(topics: readonly Labeled<K>[]) =>
  likelihoodOf(
    topics.map(({ key }) => key),
    await learn(topics, rest),
  );

const colors = [
  { key: 'red', asked: ['where is the red door', 'who painted the door red'] },
  { key: 'blue', asked: ['where is the blue window', 'who cleans the window'] },
];

test('all phrases of a topic count together, and the probabilities make one', async () => {
  const likely = await likelyOf(colors);
  const [first] = likely('is the window clean');
  expect(first?.key).toBe('blue');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (question) => {
      const found = likely(question);
      expect(found.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1);
      expect(found.map(({ probability }) => probability)).toEqual(
        found.map(({ probability }) => probability).toSorted((a, b) => b - a),
      );
    }),
  );
});

test('words that were never seen say nothing', async () => {
  const found = (await likelyOf(colors))('zxqv');
  expect(new Set(found.map(({ probability }) => probability)).size).toBe(1);
});

test('a slip in a longer word leaves the topic', async () => {
  const rooms = [
    { key: 'red', asked: ['who painted the kitchen', 'is the kitchen red', 'a door of the kitchen'] },
    { key: 'blue', asked: ['who cleans the windows', 'are the windows blue', 'a view from the windows'] },
  ];
  const [first] = (await likelyOf(rooms))('windos');
  expect(first?.key).toBe('blue');
});
