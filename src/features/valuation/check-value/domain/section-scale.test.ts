import { expect, test } from 'vitest';
import { lineWords, scaleWords } from './section-scale.ts';

test('the bars of the sections say what bounds they stand between, and what the line is', () => {
  const row = { subsector: 'Job shop', low: 2.5, high: 4, metric: 'SDE' };
  expect(scaleWords(row)).toMatch(
    /“Job shop”: 0 is .* low end, 2\.5× SDE, and 100 one at the high end, 4×\.$/,
  );
  expect(scaleWords(null)).toBeNull();
  expect(lineWords).toMatch(/^The line at 70 is our own mark, not an average of other businesses/);
});
