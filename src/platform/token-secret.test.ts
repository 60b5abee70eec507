import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { isTokenSecret, newTokenSecret } from './token-secret.ts';

test('a secret says what it is, is long and random, and is never the same twice', () => {
  const made = Array.from({ length: 500 }, () => newTokenSecret('personal'));
  expect(new Set(made).size).toBe(500);
  for (const secret of made) expect(secret).toMatch(/^cairn_pat_[0-9A-Za-z]{49}$/);
  expect(newTokenSecret('service')).toMatch(/^cairn_svc_[0-9A-Za-z]{49}$/);
});

test('it ends with the CRC-32 of all before, in base 62', () => {
  const secret = newTokenSecret('personal');
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  const sum = [...secret.slice(-6)].reduce((so, digit) => so * 62 + digits.indexOf(digit), 0);
  expect(sum).toBe(crc32(secret.slice(0, -6)));
});

test('a slip of one character anywhere, or one too few, is found without asking the database', () => {
  const secret = newTokenSecret('personal');
  expect(isTokenSecret(secret)).toBe(true);
  for (let at = 0; at < secret.length; at += 1) {
    const other = secret[at] === 'x' ? 'y' : 'x';
    expect(isTokenSecret(`${secret.slice(0, at)}${other}${secret.slice(at + 1)}`), `${at}`).toBe(false);
  }
  for (const wrong of ['', 'cairn_pat_', secret.slice(0, -1), `${secret}0`, ` ${secret}`, `${secret}\n`])
    expect(isTokenSecret(wrong)).toBe(false);
  expect(isTokenSecret(secret.replace('_pat_', '_svc_'))).toBe(false);
});
