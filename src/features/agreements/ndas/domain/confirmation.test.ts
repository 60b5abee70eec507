import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Confirmation,
  codeEnds,
  codeInput,
  codeLife,
  codeOf,
  codeTries,
  confirmedUntil,
  isConfirmed,
  tryRefusal,
} from './confirmation.ts';

const sentAt = new Date('2026-03-02T10:00:00.000Z');
const later = (milliseconds: number) => new Date(sentAt.getTime() + milliseconds);
const sent: Confirmation = {
  documentSha256: 'text',
  expiresAt: codeEnds(sentAt),
  tries: 0,
  confirmed: null,
};
const typed: Confirmation = { ...sent, confirmed: { at: later(1_000), sessionId: 'session' } };
const here = { documentSha256: 'text', sessionId: 'session' };

describe('a code', () => {
  test('is valid for ten minutes, exclusive', () => {
    expect(tryRefusal(sent, 'text', later(codeLife - 1))).toBeNull();
    expect(tryRefusal(sent, 'text', later(codeLife))).toBe('code-expired');
  });

  test('is spent after five wrong tries', () => {
    expect(tryRefusal({ ...sent, tries: codeTries - 1 }, 'text', sentAt)).toBeNull();
    expect(tryRefusal({ ...sent, tries: codeTries }, 'text', sentAt)).toBe('code-spent');
  });

  test('is valid only for the text that it was sent for', () => {
    expect(tryRefusal(sent, 'another text', sentAt)).toBe('code-missing');
    expect(tryRefusal(null, 'text', sentAt)).toBe('code-missing');
  });
});

describe('a confirmation', () => {
  test('counts in the same session, for the same text, for fifteen minutes', () => {
    const until = confirmedUntil(later(1_000));
    expect(until).toEqual(later(1_000 + 15 * 60_000));
    expect(isConfirmed(typed, here, later(2_000))).toBe(true);
    expect(isConfirmed(typed, here, new Date(until.getTime() - 1))).toBe(true);
    expect(isConfirmed(typed, here, until)).toBe(false);
    expect(isConfirmed(typed, { ...here, sessionId: 'another' }, later(2_000))).toBe(false);
    expect(isConfirmed(typed, { ...here, documentSha256: 'another' }, later(2_000))).toBe(false);
  });

  test('never comes from a code that was only sent', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(codeTries), (after, tries) => {
        expect(isConfirmed({ ...sent, tries }, here, later(after))).toBe(false);
      }),
    );
    expect(isConfirmed(null, here, sentAt)).toBe(false);
  });
});

test('codes are six digits, and the hashed input differs by agreement, signer, text and code', () => {
  fc.assert(
    fc.property(fc.nat(999_999), (number) => {
      expect(codeOf(number)).toMatch(/^\d{6}$/);
      expect(Number(codeOf(number))).toBe(number);
    }),
  );
  expect(() => codeOf(1_000_000)).toThrow(RangeError);
  const of = { ndaId: 'n', personId: 'p', documentSha256: 'd', email: 'a@b.example', code: '000000' };
  const others = [
    { ...of, ndaId: 'm' },
    { ...of, personId: 'q' },
    { ...of, documentSha256: 'e' },
    { ...of, email: 'c@b.example' },
    { ...of, code: '000001' },
  ];
  expect(new Set([of, ...others].map(codeInput)).size).toBe(6);
});
