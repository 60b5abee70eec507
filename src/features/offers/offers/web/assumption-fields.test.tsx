import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { startingAssumptions } from '../domain/value.ts';
import { AssumptionFields } from './assumption-fields.tsx';

const shown = (closed: 'none' | 'some' | 'all') =>
  renderToStaticMarkup(
    <AssumptionFields assumed={startingAssumptions} closed={closed} onChange={() => undefined} />,
  );

test('an offer that closed is said to be risk-adjusted all the same, but for its closing', () => {
  const words =
    'No probability of closing applies to the offer that closed; its note and earn-out are still risk-adjusted.';
  expect(shown('none')).not.toContain('No probability of closing applies');
  expect(shown('some')).toContain(words);
  expect(shown('all')).toContain(words);
  expect(shown('all')).not.toContain('Probability of closing (%)');
});
