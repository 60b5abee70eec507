import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { days, shift } from '#kernel/instant.ts';
import { answerBy, clockDays, lastStep, stepAges, stepsDue, type Waiting, waitsFor } from './clock.ts';
import { pendingReasons, statuses } from './status.ts';

const from = new Date('2026-02-01T09:00:00.000Z');
const request = (given: Partial<Waiting> = {}): Waiting => ({
  status: 'requested',
  pendingReason: null,
  clockFrom: from,
  ...given,
});

describe('the clock of a request', () => {
  it('reminds after 3 and 7 days, escalates to the admins after 14, ends after 30', () => {
    const due = (after: number) => stepsDue(request(), shift(from, after * days));
    expect([0, 2, 3, 6, 7, 13, 14, 29].map(due)).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
    expect(answerBy(request())).toEqual(shift(from, clockDays.end * days));
    expect(lastStep).toBe(3);
  });

  it('runs for the seller’s side and for a buyer who was asked for information, never for a signature', () => {
    expect(waitsFor(request())).toBe('seller-side');
    expect(waitsFor(request({ status: 'sent_to_broker' }))).toBe('seller-side');
    expect(waitsFor(request({ status: 'pending', pendingReason: 'buyer_info' }))).toBe('buyer');
    expect(waitsFor(request({ status: 'pending', pendingReason: 'seller_decision' }))).toBe('seller-side');
    for (const status of ['awaiting_signature', 'approved', 'denied'] as const)
      expect(answerBy(request({ status }))).toBeNull();
  });

  it('never goes back, ends after its last step, and matches the due steps that the job queries', () => {
    const waiting = fc.record({
      status: fc.constantFrom(...statuses),
      pendingReason: fc.constantFrom(null, ...pendingReasons),
      clockFrom: fc.date({ noInvalidDate: true, min: new Date('2020-01-01'), max: new Date('2040-01-01') }),
    });
    const time = fc.integer({ min: 0, max: 60 * days });
    fc.assert(
      fc.property(waiting, time, time, (one, some, more) => {
        const now = shift(one.clockFrom, some);
        const later = shift(now, more);
        expect(stepsDue(one, later)).toBeGreaterThanOrEqual(stepsDue(one, now));
        const end = answerBy(one);
        if (end && now >= end) expect(stepsDue(one, now)).toBe(lastStep);
        const old = stepAges.filter(({ after }) => one.clockFrom <= shift(now, -after * days)).length;
        if (waitsFor(one) !== null) expect(stepsDue(one, now)).toBe(old);
      }),
    );
  });
});
