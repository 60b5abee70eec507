import { expect, test } from 'vitest';
import { figuresOf, groupOf, ruleInWords } from './figure-words.ts';

const row = { low: null, high: null, middle: null, middleKind: null, metric: 'SDE' } as const;

test('a row states its range, its middle or both, and the metric', () => {
  expect(figuresOf({ ...row, low: 2.5, high: 5 })).toBe('2.5× to 5× of SDE');
  expect(figuresOf({ ...row, middle: 2.51, middleKind: 'average' })).toBe('2.51× of SDE on average');
  expect(figuresOf({ ...row, middle: 3.3, middleKind: 'median' })).toBe('median 3.3× of SDE');
  expect(figuresOf({ low: 0.45, high: 1.08, middle: 0.7, middleKind: 'median', metric: 'revenue' })).toBe(
    '0.45× to 1.08× of revenue, median 0.7×',
  );
});

test('a trade without an industry is listed under home services and construction', () => {
  expect(groupOf({ industries: [] })).toBe('Home services and construction');
  expect(groupOf({ industries: ['Banking', 'Investments'] })).toBe('Banking/Finance, Investment Management');
});

test('a rule is shown in its unit', () => {
  expect(ruleInWords({ unit: 'money', value: 500_000_000 })).toBe('$5,000,000');
  expect(ruleInWords({ unit: 'percent', value: 7.25 })).toBe('7.25%');
  expect(ruleInWords({ unit: 'months', value: 120 })).toBe('120 months');
  expect(ruleInWords({ unit: 'ratio', value: 1.5 })).toBe('1.50');
});
