import { expect, test } from 'vitest';
import { createCoverage } from './coverage.ts';

const coverage = createCoverage([
  'A buyer signs the agreement.',
  'A buyer reads documents.',
  'A buyer pays.',
]);

test('a text covers a question by its words, the rarer the weightier', () => {
  expect(coverage('Who signs the agreement?', 'The buyer signs the agreement.')).toBe(1);
  const common = coverage('buyer agreement', 'A buyer.');
  const rare = coverage('buyer agreement', 'The agreement.');
  // ln 2 and ln 4 of their sum
  expect(common).toBeCloseTo(1 / 3);
  expect(rare).toBeCloseTo(2 / 3);
  expect(coverage('moon cheese', 'A buyer pays.')).toBe(0);
});
