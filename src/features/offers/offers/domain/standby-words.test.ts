import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { leavesInterestOpen, standbyInterestWords, standbyWords } from './standby-words.ts';
import { offerValue, startingAssumptions } from './value.ts';

const note = { noteStandby: true, noteStandbyMonths: 24, noteMonths: 60 };

test('says when a note on standby is paid, how much and at which rate it is discounted', () => {
  expect(standbyWords(note, cents(386_656), 0.12)).toBe(
    'Assumes that no interest is paid or accrues during the 24 months of standby; then 60 payments of $3,866.56, discounted at 12% per year.',
  );
  expect(standbyWords({ ...note, noteStandbyMonths: 1 }, cents(1_50), 0.1225)).toBe(
    'Assumes that no interest is paid or accrues during the 1 month of standby; then 60 payments of $1.50, discounted at 12.25% per year.',
  );
});

test('says nothing of a note that is paid from the start, or whose payment is open', () => {
  expect(standbyWords({ ...note, noteStandby: false }, cents(1), 0.12)).toBeNull();
  expect(standbyWords({ ...note, noteStandbyMonths: 0 }, cents(1), 0.12)).toBeNull();
  expect(standbyWords(note, null, 0.12)).toBeNull();
});

test('says what is worked out: the payments of example O1, 24 months later', () => {
  const of = (noteStandbyMonths: number | null) =>
    offerValue(
      {
        cash: cents(0),
        sbaLoan: cents(0),
        otherDebt: cents(0),
        sellerNote: cents(20_000_000),
        earnOut: cents(0),
        noteRateBps: 600,
        noteMonths: 60,
        noteStandby: noteStandbyMonths !== null,
        noteStandbyMonths,
        earnOutMonths: null,
      },
      startingAssumptions,
    );
  expect(of(24).notePayment).toBe(386_656);
  // Each payment of O1, at 1% per month.
  const months = Array.from({ length: 60 }, (_, at) => 3_866.5603 / 1.01 ** (24 + at + 1));
  const sum = months.reduce((total, value) => total + value, 0);
  expect(Math.abs(of(24).noteValue / 100 - sum)).toBeLessThan(0.01);
  expect(of(null).noteValue).toBe(17_382_137);
});

test('says that interest during standby is left open, unless the parties wrote of it or the note bears none', () => {
  const terms = { ...note, noteRateBps: 600, noteSecurity: 'Second lien.', financingTerms: '' };
  expect(leavesInterestOpen(terms)).toBe(true);
  expect(standbyInterestWords(terms)).toBe('Not paid; whether it accrues is not stated');
  const said = { ...terms, noteSecurity: 'Second lien. Interest accrues during standby.' };
  expect(leavesInterestOpen(said)).toBe(false);
  expect(standbyInterestWords(said)).toBe('Not paid; see the notes on financing and security');
  expect(leavesInterestOpen({ ...terms, financingTerms: 'Accrued and added to principal.' })).toBe(false);
  expect(standbyInterestWords({ ...terms, noteRateBps: 0 })).toBe('The note bears no interest');
  const paid = { ...terms, noteStandby: false, noteStandbyMonths: null };
  expect(leavesInterestOpen(paid)).toBe(false);
  expect(standbyInterestWords(paid)).toBeNull();
});

test.each([
  'Second-priority security interest in all business assets',
  'Pledge of the membership interests',
  'Pledge of all partnership interests of the buyer.',
  'First-priority interest in the equipment',
  'An interest in the collateral, if the bank is interested.',
  'Interest in all of the trucks',
  'Lease interest pledged',
  'A pledge of the buyer’s interest',
  'Collateral interest, second to the bank',
])('interest in property says nothing of interest during standby: %s', (noteSecurity) => {
  const terms = { ...note, noteRateBps: 600, noteSecurity, financingTerms: '' };
  expect(leavesInterestOpen(terms)).toBe(true);
  expect(standbyInterestWords(terms)).toBe('Not paid; whether it accrues is not stated');
});

test.each([
  'Security interest in all assets; no interest during standby.',
  'No interest in the first 24 months',
  'No interest in year 1',
  'Interest in monthly installments',
  'Interest in the first year is waived',
  'Pledge of the membership interests. Interest is deferred.',
  'Interest in kind',
  'Interest in arrears',
  'Interest-only after standby',
  'Unpaid amounts accrue at 6%',
])('interest on the note beside it is stated: %s', (noteSecurity) => {
  expect(leavesInterestOpen({ ...note, noteRateBps: 600, noteSecurity, financingTerms: '' })).toBe(false);
});
