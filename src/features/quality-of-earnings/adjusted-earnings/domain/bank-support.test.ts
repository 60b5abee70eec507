import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bankSupport, fittingPayments, type Owed, type Payment, wantedAmounts } from './bank-support.ts';

const entry = (amount: number, month = '2025-06', lines = 1) => ({
  first: month,
  last: month,
  amount,
  lines,
});
const ledger = (...lines: Owed['lines']): Owed => ({ of: 'ledger', lines });
const payment = (amount: number, day = '2025-06-21', key = `${day} ${amount}`): Payment => ({
  key,
  day,
  amount,
});

describe('lines of the bank', () => {
  test('agree one by one, or with one check for all', () => {
    const owed = ledger(entry(300), entry(200));
    expect(bankSupport(owed, [payment(-300), payment(-200)]).state).toBe('all');
    expect(bankSupport(owed, [payment(-500)]).state).toBe('all');
    expect(bankSupport(owed, [payment(-300)])).toEqual({ state: 'part', covered: 300, total: 500 });
    expect(bankSupport(owed, [payment(-499)])).toEqual({ state: 'part', covered: 0, total: 500 });
    expect(bankSupport(owed, [])).toEqual({ state: 'none', covered: 0, total: 500 });
  });

  test('go the other way for income that is taken out', () => {
    expect(bankSupport(ledger(entry(-900)), [payment(900)]).state).toBe('all');
    expect(bankSupport(ledger(entry(-900)), [payment(-900)]).state).toBe('part');
  });

  test('are from the month before an entry to three months after it', () => {
    const on = (day: string) => bankSupport(ledger(entry(300)), [payment(-300, day)]).state;
    expect(['2025-04-30', '2025-05-01', '2025-09-30', '2025-10-01'].map(on)).toEqual([
      ...['part', 'all', 'all', 'part'],
    ]);
  });

  test('prove nothing where there is nothing to compare', () => {
    expect(bankSupport(ledger(), [payment(-300)])).toEqual({ state: 'part', covered: 0, total: 0 });
  });

  test('are proposed where they pay an entry that none pays yet', () => {
    const owed = ledger(entry(300, '2025-06', 2), entry(200));
    const given = [payment(-300, '2025-06-21', 'given')];
    const found = [
      payment(-300, '2025-06-21', 'given'),
      payment(-300, '2025-06-22'),
      payment(-300, '2025-06-23'),
    ];
    expect([...fittingPayments(owed, given, found)]).toEqual(['2025-06-22 -300']);
    expect(wantedAmounts(owed, given)).toEqual([-300, -200]);
  });
});

describe('for any entries', () => {
  const months = fc.constantFrom('2025-01', '2025-02', '2025-06', '2025-12');
  const amounts = fc.integer({ min: 1, max: 6 }).map((dollars) => dollars * 100);
  const entries = fc.array(
    fc.record({ month: months, amount: amounts }).map(({ month, amount }) => entry(amount, month)),
    { minLength: 1, maxLength: 8 },
  );
  const lines = fc.array(
    fc.record({ month: months, amount: fc.integer({ min: -6, max: 6 }).map((dollars) => dollars * 100) }),
    { maxLength: 8 },
  );
  const asPayments = (given: readonly { month: string; amount: number }[]) =>
    given.map(({ month, amount }, at) => payment(amount, `${month}-15`, String(at)));

  test('covered is never more than the entries, and never more than what the lines moved', () => {
    fc.assert(
      fc.property(entries, lines, (owed, given) => {
        const payments = asPayments(given);
        const { state, covered, total } = bankSupport(ledger(...owed), payments);
        const moved = payments.reduce((sum, { amount }) => sum + Math.abs(amount), 0);
        expect(covered).toBeLessThanOrEqual(total);
        expect(covered).toBeLessThanOrEqual(moved);
        expect(state === 'all').toBe(covered === total);
      }),
    );
  });

  test('a line for each entry, in its month, covers all; the order does not matter', () => {
    fc.assert(
      fc.property(entries, fc.infiniteStream(fc.nat()), (owed, order) => {
        const paid = asPayments(owed.map(({ first, amount }) => ({ month: first, amount: -amount })));
        const mixed = paid
          .map((one) => ({ one, at: order.next().value }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ one }) => one);
        expect(bankSupport(ledger(...owed), mixed).state).toBe('all');
        expect(fittingPayments(ledger(...owed), [], mixed).size).toBe(owed.length);
      }),
    );
  });

  test('what is proposed always covers more', () => {
    fc.assert(
      fc.property(entries, lines, (owed, given) => {
        const payments = asPayments(given);
        const fitting = fittingPayments(ledger(...owed), [], payments);
        const chosen = payments.filter(({ key }) => fitting.has(key));
        const { covered } = bankSupport(ledger(...owed), chosen);
        expect(covered).toBe(chosen.reduce((sum, { amount }) => sum - amount, 0));
      }),
    );
  });
});
