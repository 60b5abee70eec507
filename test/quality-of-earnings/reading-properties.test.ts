import '#test/support/property-seed.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { journalOf, type Posting } from '#test/support/ledgers.ts';
import { readingOf } from './read.ts';

const text = fc
  .string({ maxLength: 20 })
  .map((words) => words.replaceAll(/\p{Cc}|\(deleted\)/gu, ' ').trim());
const entry = fc
  .record({
    day: fc.date({ min: new Date('2023-01-01'), max: new Date('2025-12-31'), noInvalidDate: true }),
    debit: fc.constantFrom('Checking', 'Rent', 'Wages: Office', 'Inventory'),
    credit: fc.constantFrom('Sales', 'Loan', 'Accounts Payable'),
    cents: fc.integer({ min: 1, max: 1_000_000_000 }),
    name: text,
    memo: text,
  })
  .map(({ day, debit, credit, cents, name, memo }): Posting[] => {
    const line = { day: day.toISOString().slice(0, 10), number: 'J', name, memo };
    return [
      { ...line, account: debit, cents },
      { ...line, account: credit, cents: -cents },
    ];
  });
const books = fc.array(entry, { minLength: 1, maxLength: 30 }).map((entries) => entries.flat());

test('every line is read to the cent, and the roll-up is the sum of its lines', async () => {
  await fc.assert(
    fc.asyncProperty(books, async (postings) => {
      const { lines, rollUp, proof, troubles } = await readingOf(journalOf(postings));
      expect(troubles).toEqual([]);
      expect(lines.map(({ amount }) => amount)).toEqual(postings.map(({ cents }) => cents));
      expect(lines.map(({ memo }) => memo)).toEqual(postings.map(({ memo = '' }) => memo));
      expect(proof('debits-equal-credits')?.grade).toBe('proved');
      for (const { account, month, amount } of rollUp) {
        const own = lines.filter((line) => line.account === account && line.day.startsWith(month));
        expect(own.reduce((sum, line) => sum + line.amount, 0)).toBe(amount);
      }
    }),
  );
});

test('neither the order of the lines nor the size of the pieces changes a sum', async () => {
  await fc.assert(
    fc.asyncProperty(books, fc.integer({ min: 1, max: 50 }), async (postings, pieces) => {
      const { sums } = await readingOf(journalOf(postings));
      const other = await readingOf(journalOf(postings.toReversed()), { pieces });
      expect(other.sums).toEqual(sums);
    }),
  );
});

test('a line that is off by a cent is found, with the exact difference', async () => {
  await fc.assert(
    fc.asyncProperty(books, fc.integer({ min: 1, max: 500 }), async ([first, ...rest], cents) => {
      if (!first) return;
      const { proof } = await readingOf(journalOf([{ ...first, cents: first.cents + cents }, ...rest]));
      expect(proof('debits-equal-credits')).toMatchObject({ grade: 'wrong', difference: cents });
    }),
  );
});
