import { expect, it } from 'vitest';
import { cents } from '#kernel/money.ts';
import { exampleAnswers, exampleInputs, growingYears } from '#test/support/check-value-examples.ts';
import { type CheckInputs, checkValue } from './check-value.ts';
import { basesApartWords, financingBasis, sizeWords } from './words.ts';

const warningsOf = (books: CheckInputs['books'], more: Partial<CheckInputs> = {}) => {
  const answers = { ...exampleAnswers, A6: { state: 'not_done_yet' } as const };
  return checkValue({ ...exampleInputs, answers, books, ...more }).warnings;
};

it('books that do not count yet are not requested again; the reason is given', () => {
  expect(warningsOf({ unmatched: 0, incomplete: false }).map(({ code }) => code)).toEqual(['no-earnings']);
  expect(warningsOf({ unmatched: 1, incomplete: false })).toEqual([
    {
      code: 'accounts-unmatched',
      words:
        '1 account is not matched yet, so the years that include it do not count. Match it under “Earnings”.',
    },
  ]);
  expect(warningsOf({ unmatched: 0, incomplete: true }).map(({ code }) => code)).toEqual([
    'books-incomplete',
  ]);
  // Other years count and give a value, so this is a warning beside it.
  const beside = warningsOf({ unmatched: 2, incomplete: false }, { periods: growingYears });
  expect(beside[0]?.words).toContain('2 accounts are not matched yet');
});

it('states how the size changes the multiple', () => {
  const band = { middle: 2 };
  expect(sizeWords({ raw: 2.5, multiple: 2.5, band: null })).toContain('no data on deals of this size');
  const kept =
    'Deals of this size sold for a median of 2×. Our own rule keeps the multiple between 0.75 and 1.5 times that, 1.5× to 3.0×.';
  expect(sizeWords({ raw: 2.5, multiple: 2.5, band })).toBe(
    `${kept} Yours is within that range, so size does not change it.`,
  );
  expect(sizeWords({ raw: 3.5, multiple: 3, band })).toBe(`${kept} The score alone would put it at 3.5×.`);
});

it('says which of two ranges far apart leads, and why not to count on the other', () => {
  const at = (dollars: number) => ({ mid: cents(dollars * 100), multiple: 6.301 });
  const ebitda = (dollars: number, verified = false) =>
    ({ metric: 'EBITDA', row: { verified }, value: { claimed: at(dollars) } }) as const;
  expect(basesApartWords(at(3_800_000), ebitda(5_500_000))).toMatch(
    /^SDE leads here: .* Do not count on the higher range on EBITDA\. Its multiple, 6\.3×, .* under a manager .* a guide range of brokers, not recorded sales\.$/,
  );
  expect(basesApartWords(at(3_800_000), ebitda(5_500_000, true))).not.toContain('guide range');
  expect(basesApartWords(at(2_000_000), ebitda(1_500_000))).toMatch(/^SDE leads here\. .* 20% lower/);
  // 20.5% lower, from where the words appear.
  expect(basesApartWords(at(2_000_000), ebitda(1_590_000))).toContain('is more than 20% lower');
  expect(basesApartWords(at(2_000_000), ebitda(1_600_000))).toBeNull();
  expect(basesApartWords(at(2_000_000), null)).toBeNull();
});

it('names two amounts of earnings so that they differ, and says that the owner’s pay counts in full in SDE', () => {
  const said = (metric: 'SDE' | 'EBITDA', lender: number) =>
    financingBasis(
      { from: 'recast', metric, amount: cents(805_756_00), lender: cents(lender * 100) },
      { cash: cents(0), dscr: 1.4, financeable: cents(4_777_191_00) },
    );
  expect(said('SDE', 765_000)).toMatch(
    /owner’s pay that the books show\. So SDE is \$765K here, not \$806K\. .* DSCR would be 1\.40×, .* \$4\.78M\.$/,
  );
  expect(said('EBITDA', 805_700)).toContain('count in full. So EBITDA is $805,700 here, not $805,756.');
});
