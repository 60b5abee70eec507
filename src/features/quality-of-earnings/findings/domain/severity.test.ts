import { expect, test } from 'vitest';
import { materialityOf } from './materiality.ts';
import { severityOf } from './severity.ts';
import { missingFor } from './what-is-missing.ts';

test('materiality is 5% of EBITDA, at least $2,500, and the posting threshold 5% of that', () => {
  expect(materialityOf(264_000_00)).toEqual({ overall: 13_200_00, posting: 660_00 });
  expect(materialityOf(-264_000_00)).toEqual({ overall: 13_200_00, posting: 660_00 });
  expect(materialityOf(0)).toEqual({ overall: 2_500_00, posting: 125_00 });
});

test('a finding weighs by what it would take off the price', () => {
  const materiality = materialityOf(0);
  const journals = (stake: number) =>
    severityOf({ test: 'journals-to-revenue', dollars: stake, stake }, materiality);
  expect([2_500_00, 125_00, 124_99].map(journals)).toEqual(['price', 'ask', 'note']);
  expect(severityOf({ test: 'outliers', dollars: 2_500_00, stake: 2_500_00 }, materiality)).toBe('ask');
  expect(severityOf({ test: 'first-digits', dollars: 9_000_000_00, stake: 0 }, materiality)).toBe('note');
  expect(severityOf({ test: 'number-gaps', dollars: 0, stake: 0 }, materiality)).toBe('note');
});

test('a test says what it lacks', () => {
  const facts = {
    lines: 10,
    typed: 10,
    journals: 4,
    invoices: 2,
    named: 8,
    openings: 1,
    noted: 3,
    months: 24,
    inRow: 24,
    compared: 24,
    sold: 12,
  };
  expect(missingFor('journals-to-revenue', facts)).toBeNull();
  expect(missingFor('journals-to-revenue', { ...facts, typed: 0, journals: 0 })).toBe('types');
  expect(missingFor('journals-to-revenue', { ...facts, journals: 10 })).toBe('other-types');
  expect(missingFor('number-gaps', { ...facts, invoices: 0 })).toBe('numbers');
  expect(missingFor('duplicate-payments', { ...facts, named: 0 })).toBe('names');
  expect(missingFor('undeposited', { ...facts, openings: 0 })).toBe('openings');
  expect(missingFor('odd-days', { ...facts, inRow: 13 })).toBeNull();
  expect(missingFor('odd-days', { ...facts, inRow: 12 })).toBe('thirteen-months');
  expect(missingFor('one-time-costs', { ...facts, noted: 0 })).toBe('memos');
  for (const test of ['one-time-costs', 'one-time-income'] as const) {
    expect(missingFor(test, { ...facts, months: 12, inRow: 3 })).toBeNull();
    expect(missingFor(test, { ...facts, months: 11, inRow: 11 })).toBe('twelve-months');
  }
  expect(missingFor('personal-costs', { ...facts, months: 3, inRow: 3 })).toBeNull();
  expect(missingFor('period-end-spikes', facts)).toBeNull();
  expect(missingFor('period-end-spikes', { ...facts, sold: 11 })).toBe('latest-year');
  expect(missingFor('slow-receivables', facts)).toBeNull();
  expect(missingFor('slow-receivables', { ...facts, compared: 23 })).toBe('two-years');
  expect(missingFor('outliers', { ...facts, typed: 0, named: 0, openings: 0 })).toBeNull();
});
