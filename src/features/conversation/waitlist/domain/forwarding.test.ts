import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterTry, forwardingReasons, forwardRefusal, isPassing, reasonOfStatus } from './forwarding.ts';

test.each([
  [200, null],
  [204, null],
  [303, null],
  [301, 'form_moved'],
  [302, 'form_moved'],
  [304, 'form_moved'],
  [308, 'form_moved'],
  [400, 'form_refused'],
  [404, 'form_refused'],
  [408, 'timed_out'],
  [422, 'form_refused'],
  [429, 'form_busy'],
  [500, 'form_broken'],
  [503, 'form_busy'],
  [504, 'form_broken'],
])('a form that answers %i: %s', (status, reason) => {
  expect(reasonOfStatus(status)).toBe(reason);
});

test('temporary failures are retried up to the limit, permanent ones end immediately, nothing is dropped', () => {
  const round = { attempt: fc.integer({ min: 1, max: 20 }), most: fc.integer({ min: 1, max: 20 }) };
  fc.assert(
    fc.property(fc.record(round), fc.constantFrom(...forwardingReasons), ({ attempt, most }, reason) => {
      expect(afterTry(null, attempt, most)).toBe('forwarded');
      expect(afterTry(reason, attempt, most)).toBe(isPassing(reason) && attempt < most ? 'kept' : 'failed');
    }),
  );
  expect(forwardingReasons.filter((reason) => !isPassing(reason))).toEqual(['form_moved', 'form_refused']);
});

test('nothing is sent again once delivered, or without a form', () => {
  expect(forwardRefusal('kept', true)).toBeNull();
  expect(forwardRefusal('failed', true)).toBeNull();
  expect(forwardRefusal('forwarded', true)).toBe('already-forwarded');
  expect(forwardRefusal('failed', false)).toBe('no-form');
});
