import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cents, cents } from '#kernel/money.ts';
import {
  type Account,
  badgeOf,
  mostUnpaid,
  openBalance,
  orderingRefusal,
  orderParties,
  orderRefusal,
  orderStatuses,
  overdueSince,
} from './order.ts';
import {
  type Money,
  paymentKinds,
  paymentRefusal,
  paymentStatuses,
  recordRefusal,
  sumOf,
} from './payment.ts';
import { paymentWords } from './words.ts';

const price = cents(150_000);
const account = (received: number, processing = 0): Account => ({
  amount: price,
  received: cents(received),
  processing: cents(processing),
});

describe('all statuses × moves × parties', () => {
  const table = orderStatuses.flatMap((from) =>
    orderStatuses.flatMap((to) =>
      orderParties.map(
        (party) => `${from} → ${to} by ${party}: ${orderRefusal(from, to, [party], account(0)) ?? 'yes'}`,
      ),
    ),
  );
  test('of an unpaid order', () => {
    const possible = [
      'ordered → delivered by customer: not-your-move',
      'ordered → delivered by admin: yes',
      'ordered → cancelled by customer: yes',
      'ordered → cancelled by admin: yes',
    ];
    expect(table.filter((line) => !line.endsWith('invalid-transition'))).toEqual(possible);
  });

  test('an order that holds money cannot be cancelled', () => {
    for (const party of orderParties)
      for (const held of [account(1), account(0, 1), account(150_000)])
        expect(orderRefusal('ordered', 'cancelled', [party], held)).toBe('holds-money');
  });

  test('of a payment', () => {
    const money = (status: Money['status']): Money => ({ kind: 'payment', status, amount: cents(100) });
    const moves = paymentStatuses.flatMap((from) =>
      paymentStatuses
        .filter((to) => paymentRefusal(money(from), to, true, account(100)) === null)
        .map((to) => `${from} → ${to}`),
    );
    expect(moves).toEqual(['success → failed', 'processing → success', 'processing → failed']);
    expect(paymentRefusal(money('processing'), 'success', false, account(0, 100))).toBe('not-your-move');
  });

  test('a refunded payment cannot fail any more', () => {
    const bounced: Money = { kind: 'payment', status: 'success', amount: cents(100) };
    expect(paymentRefusal(bounced, 'failed', true, account(99))).toBe('refunded');
  });
});

describe('badges', () => {
  test.each([
    [account(0), 'Unpaid'],
    [account(0, 1), 'Pending'],
    [account(149_999), 'Pending'],
    [account(150_000), 'Paid'],
  ])('%j', (given, badge) => expect(badgeOf(given)).toBe(badge));

  test('show a refund if no other money was received', () => {
    expect(badgeOf(account(0), true)).toBe('Refunded');
    expect(badgeOf(account(1), true)).toBe('Pending');
    expect(badgeOf(account(150_000), true)).toBe('Paid');
  });

  test.each([
    ['payment', 'success', 'Paid'],
    ['payment', 'processing', 'Processing'],
    ['payment', 'failed', 'Failed'],
    ['refund', 'success', 'Refunded'],
    ['refund', 'failed', 'Failed'],
  ] as const)('a %s that is %s reads %s', (kind, status, words) =>
    expect(paymentWords({ kind, status })).toBe(words),
  );
});

test('one person has at most five unpaid orders and cannot order what is not offered', () => {
  expect(orderingRefusal({ price, unpaid: mostUnpaid - 1 })).toBeNull();
  expect(orderingRefusal({ price, unpaid: mostUnpaid })).toBe('too-many-unpaid');
  expect(orderingRefusal({ price: null, unpaid: 0 })).toBe('service-not-offered');
});

describe('recording a payment', () => {
  const at = { paidOn: '2026-03-02' };
  const ask = (money: Money, order: Account, status: (typeof orderStatuses)[number] = 'ordered') =>
    recordRefusal({ ...money, ...at }, { ...order, status }, '2026-03-02');
  const pay = (amount: number, status: Money['status'] = 'success'): Money => ({
    kind: 'payment',
    status,
    amount: cents(amount),
  });

  test('accepts what is owed, in parts, to the cent', () => {
    expect(ask(pay(150_000), account(0))).toBeNull();
    expect(ask(pay(150_001), account(0))).toBe('more-than-owed');
    expect(ask(pay(50_000), account(50_000, 50_000))).toBeNull();
    expect(ask(pay(50_001), account(50_000, 50_000))).toBe('more-than-owed');
  });

  test('accepts a failed payment as a note, of any amount and on any order', () => {
    expect(ask(pay(999_999, 'failed'), account(150_000), 'cancelled')).toBeNull();
  });

  test('refunds what was received, once', () => {
    const back = (amount: number, status: Money['status'] = 'success'): Money => ({
      ...pay(amount, status),
      kind: 'refund',
    });
    expect(ask(back(100), account(100))).toBeNull();
    expect(ask(back(101), account(100))).toBe('more-than-received');
    expect(ask(back(100, 'processing'), account(100))).toBe('refund-under-way');
  });

  test('refuses days in the future and cancelled orders', () => {
    expect(
      recordRefusal({ ...pay(1), paidOn: '2026-03-03' }, { ...account(0), status: 'ordered' }, '2026-03-02'),
    ).toBe('not-yet');
    expect(ask(pay(1), account(0), 'cancelled')).toBe('order-cancelled');
  });

  test('the balance stays between zero and the price for any payments and moves', () => {
    const step = fc.record({
      kind: fc.constantFrom(...paymentKinds),
      status: fc.constantFrom(...paymentStatuses),
      amount: fc.integer({ min: 1, max: 160_000 }).map(cents),
      moves: fc.constantFrom(null, ...paymentStatuses),
      which: fc.nat(20),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const held: Money[] = [];
        for (const { moves, which, ...money } of steps) {
          const now = { amount: price, ...sumOf(held) };
          const chosen = held[which % Math.max(1, held.length)];
          if (moves && chosen && paymentRefusal(chosen, moves, true, now) === null) chosen.status = moves;
          const after: Account = { amount: price, ...sumOf(held) };
          if (ask(money, after) === null) held.push(money);
          const { received, processing } = sumOf(held);
          expect(received).toBeGreaterThanOrEqual(0);
          expect(processing).toBeGreaterThanOrEqual(0);
          expect(received + processing).toBeLessThanOrEqual(price);
        }
      }),
    );
  });
});

test('sums are whole cents', () => {
  const paid = (amount: Cents): Money => ({ kind: 'payment', status: 'success', amount });
  const refund: Money = { kind: 'refund', status: 'success', amount: cents(30) };
  expect(sumOf([paid(cents(10)), paid(cents(20)), refund])).toEqual({ received: 0, processing: 0 });
});

describe('an overdue balance', () => {
  const since = (paid: Account, now: string, status: 'ordered' | 'cancelled' = 'ordered') =>
    overdueSince(paid, { status, dueOn: '2026-11-10', now: new Date(now) });
  test('begins when the due day is over everywhere, and ends with what is paid or processing', () => {
    expect(since(account(0), '2026-11-11T11:59:00Z')).toBeNull();
    expect(since(account(75_000), '2026-11-11T12:00:00Z')).toBe('2026-11-10');
    expect(since(account(75_000, 75_000), '2026-12-01T00:00:00Z')).toBeNull();
    expect(since(account(0), '2026-12-01T00:00:00Z', 'cancelled')).toBeNull();
  });

  test('is what no one has paid or is about to pay', () => {
    expect(openBalance(account(75_000, 25_000), 'ordered')).toBe(50_000);
    expect(openBalance(account(0), 'cancelled')).toBe(0);
  });
});
