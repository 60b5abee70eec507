import { expect, test } from 'vitest';
import { canaries } from './canaries.ts';
import { canariesIn, canariesInMetrics } from './find-canaries.ts';

const founded = canaries.find(({ name }) => name === 'target.foundedYear');
const year = String(founded?.text);

test('a count in the metrics may be any number, also the year in which a business was founded', () => {
  expect([...canariesIn(`founded in ${year}`)]).toEqual(['target.foundedYear']);
  expect([...canariesInMetrics(`# TYPE queries counter\nqueries_total ${year}\n`)]).toEqual([]);
});

test('a label in the metrics may not', () => {
  expect([...canariesInMetrics(`requests_total{path="/listing/${year}"} 3\n`)]).toEqual([
    'target.foundedYear',
  ]);
});
