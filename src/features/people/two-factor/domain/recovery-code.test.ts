import { expect, test } from 'vitest';
import { plainRecoveryCode, recoveryCodeFrom } from './recovery-code.ts';

test('a recovery code has ten unambiguous, uniformly distributed characters', () => {
  expect(recoveryCodeFrom(new Uint8Array(10))).toBe('aaaaa-aaaaa');
  expect(recoveryCodeFrom(Uint8Array.of(255, 248, 30, 31, 0, 1, 2, 3, 4, 5, 6, 7))).toBe('9aabc-defgh');
  expect(recoveryCodeFrom(new Uint8Array(9))).toBeNull();
  expect(recoveryCodeFrom(new Uint8Array(30).fill(250))).toBeNull();
});

test('case, spaces and dashes do not matter', () => {
  expect(plainRecoveryCode(' ABCDE  fghjk ')).toBe('abcdefghjk');
  expect(plainRecoveryCode('abcde-fghjk')).toBe('abcdefghjk');
});
