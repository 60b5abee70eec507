import { createOTP } from '@better-auth/utils/otp';
import { expect, test } from 'vitest';
import { addressOf, newAppSecret, stepOf } from './authenticator-code.ts';

/** RFC 6238, appendix B (SHA-1), the last six of the eight digits. */
const secret = '12345678901234567890';
const vectors = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
] as const;

test.each(vectors)('at %i seconds the code is %s, as in the standard', async (at, code) => {
  const now = new Date(at * 1_000);
  const step = Math.floor(at / 30);
  expect(await stepOf(secret, code, { now, after: 0 })).toBe(step);
  expect(await stepOf(secret, ` ${code.slice(0, 3)} ${code.slice(3)}`, { now, after: 0 })).toBe(step);
});

test('a code is valid half a minute early or late, not a whole minute, and only once', async () => {
  const at = (seconds: number) => new Date(seconds * 1_000);
  const code = await createOTP(secret).hotp(100);
  for (const second of [2_970, 3_000, 3_029, 3_059])
    expect(await stepOf(secret, code, { now: at(second), after: 0 })).toBe(100);
  for (const second of [2_969, 3_060])
    expect(await stepOf(secret, code, { now: at(second), after: 0 })).toBeNull();
  expect(await stepOf(secret, code, { now: at(3_000), after: 100 })).toBeNull();
  for (const wrong of ['', '000000', `${code}0`, 'abcdef'])
    expect(await stepOf(secret, wrong, { now: at(3_000), after: 0 })).toBeNull();
});

test('the app gets the issuer, the account and its own key', () => {
  const { address, key } = addressOf(newAppSecret(), 'Cairn', 'ann@shop.example');
  expect(address).toMatch(/^otpauth:\/\/totp\/Cairn:ann%40shop\.example\?/);
  expect(key).toMatch(/^[A-Z2-7]{64}$/);
  expect(addressOf(newAppSecret(), 'Cairn', 'ann@shop.example').key).not.toBe(key);
});
