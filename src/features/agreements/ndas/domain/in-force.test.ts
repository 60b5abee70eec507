import { describe, expect, it, test } from 'vitest';
import { businessSaleNda } from './business-sale-nda.ts';
import { type NdaOnFile, notInForce, termEnd } from './in-force.ts';
import { joinderText } from './joinder-text.ts';
import { passportMaster } from './passport-master.ts';

const current = { id: 'business-sale-nda', version: 2 };
const now = new Date('2026-03-01T00:00:00.000Z');
const signed: NdaOnFile = {
  status: 'signed',
  templateId: current.id,
  templateVersion: 2,
  termEndsAt: new Date('2026-03-01T00:00:00.001Z'),
};

test.each([businessSaleNda, passportMaster, joinderText])('version 1 of $id still opens access', (text) => {
  const old = { ...signed, templateId: text.id, templateVersion: 1 };
  expect(notInForce(old, text, now)).toBeNull();
});

describe('an agreement in force', () => {
  it('is signed, of the current version, and within its term', () => {
    expect(notInForce(signed, current, now)).toBeNull();
    expect(notInForce({ ...signed, termEndsAt: now }, current, now)).toBe('term-ended');
    expect(notInForce({ ...signed, templateVersion: 1 }, current, now)).toBe('superseded');
    expect(notInForce({ ...signed, templateVersion: 1 }, { ...current, alsoInForce: [1] }, now)).toBeNull();
    expect(notInForce({ ...signed, templateVersion: 3 }, { ...current, alsoInForce: [1] }, now)).toBe(
      'superseded',
    );
    expect(notInForce({ ...signed, templateId: 'own-paper' }, current, now)).toBe('superseded');
    expect(notInForce({ ...signed, status: 'void' }, current, now)).toBe('void');
    for (const status of ['issued', 'countersigning', 'declined', 'expired'] as const) {
      expect(notInForce({ ...signed, status }, current, now)).toBe('unsigned');
    }
    expect(notInForce({ ...signed, termEndsAt: null }, current, now)).toBe('unsigned');
  });

  it.each([
    ['2026-11-20T08:00:00.000Z', 3, '2029-11-20T08:00:00.000Z'],
    ['2028-02-29T23:59:59.999Z', 3, '2031-02-28T23:59:59.999Z'],
    ['2028-02-29T12:00:00.000Z', 4, '2032-02-29T12:00:00.000Z'],
  ])('signed %s for %d years ends %s', (from, years, to) => {
    expect(termEnd(new Date(from), years).toISOString()).toBe(to);
  });
});
