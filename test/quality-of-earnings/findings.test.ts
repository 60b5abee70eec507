import { describe, expect } from 'vitest';
import { findingTests } from '#features/quality-of-earnings/findings/domain/finding-tests.ts';
import { rowsOfFinding } from '#test/support/findings.ts';
import { test } from './a-review.ts';
import { pair, planted } from './planted.ts';
import { quietOpenings, quietYears, tested } from './tested.ts';

describe('quiet books', () => {
  test('have no findings, and every test ran or says what it lacks', async ({ review }) => {
    const { findings, run, clear, missing, materiality } = await tested(review, quietYears());
    expect(findings).toEqual([]);
    expect(run).toMatchObject({ status: 'done', step: findingTests.length, outdated: false });
    expect(materiality).toEqual({ overall: 250_000, posting: 12_500 });
    const lacking = missing.map(({ test: one }) => one);
    expect(
      new Set([...clear, ...lacking.filter((one) => findingTests.some((known) => known === one))]),
    ).toEqual(new Set(findingTests));
  });
});

describe('a test finds', () => {
  for (const name of findingTests)
    test(name, async ({ review }) => {
      const { add, openings, found } = planted[name];
      const { findings } = await tested(review, [...quietYears(), ...add], { ...quietOpenings, ...openings });
      const own = findings.filter((finding) => finding.test === name);
      expect(own).toHaveLength(1);
      expect(own[0]).toMatchObject(found);
      const { items } = await rowsOfFinding(review.owner, own[0]?.id ?? '', 1);
      expect(items).toHaveLength(own[0]?.rows ?? -1);
    });
});

test('customers do not pay more slowly because a month of sales is missing in the ledger', async ({
  review,
}) => {
  const { add, openings } = planted['slow-receivables'];
  const gap = quietYears().filter(({ day: on }) => !on.startsWith('2025-03'));
  const { findings, clear, missing } = await tested(review, [...gap, ...add], {
    ...quietOpenings,
    ...openings,
  });
  expect(findings.filter((one) => one.test === 'slow-receivables')).toEqual([]);
  expect(clear).not.toContain('slow-receivables');
  expect(missing).toContainEqual({ test: 'slow-receivables', part: 'two-years' });
});

// A month with costs alone has no sales either.
for (const kept of ['no entries', 'costs alone'])
  test(`sales do not crowd the end of a month unseen because a month of the last twelve has ${kept}`, async ({
    review,
  }) => {
    const gap = quietYears().filter(
      ({ day: on, type }) => !on.startsWith('2025-03') || (kept === 'costs alone' && type === 'Check'),
    );
    const { clear, missing } = await tested(review, [...gap, ...planted['period-end-spikes'].add]);
    expect(clear).not.toContain('period-end-spikes');
    expect(missing).toContainEqual({ test: 'period-end-spikes', part: 'latest-year' });
  });

test('first two digits are looked at from a thousand amounts on', async ({ review }) => {
  const add = Array.from({ length: 1_000 }, (_, at) => ({
    ...{ day: '2024-08-13', type: 'Bill', name: `Supplier ${at}` },
    sides: pair('Repairs', 'Accounts Payable', 5_000 + at),
  }));
  const { findings } = await tested(review, [...quietYears(), ...add]);
  const [found] = findings.filter((finding) => finding.test === 'first-digits');
  expect(found).toMatchObject({ subject: 'costs', facts: { amounts: 1_072, digits: [59, 58, 57, 56, 55] } });
  expect(found?.facts?.pairs).toBeGreaterThan(0.0022);
});
