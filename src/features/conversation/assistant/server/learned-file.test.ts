import { expect, test } from 'vitest';
import { printOf } from './learned-file.ts';

const topics = [
  { key: 'a', asked: ['where is the red door', 'who painted it'] },
  { key: 'b', asked: ['who cleans the window'] },
];
const [first, second] = topics;

test('other phrases, another order and a phrase that moves to another topic are something else to learn', () => {
  const moved = [
    { key: 'a', asked: ['where is the red door'] },
    { key: 'b', asked: ['who painted it', 'who cleans the window'] },
  ];
  const prints = [topics, topics.slice(0, 1), [second, first].flatMap((one) => one ?? []), moved].map(
    printOf,
  );
  expect(new Set(prints).size).toBe(prints.length);
  expect(printOf(structuredClone(topics))).toBe(printOf(topics));
});
