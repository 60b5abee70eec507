import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDisposable } from './disposable.ts';

const listed = new Set(['mailinator.example', 'drop.dyn.example']);

test.each([
  ['ann@mailinator.example', true],
  ['ann@MAILINATOR.Example', true],
  ['ann@inbox.eu.mailinator.example', true],
  ['ann@a.drop.dyn.example', true],
  ['ann@dyn.example', false],
  ['ann@notmailinator.example', false],
  ['ann@mailinator.example.shop.test', false],
  ['mailinator.example@shop.test', false],
  ['"a@mailinator.example"@shop.test', false],
  ['ann@example', false],
])('%s: %s', (email, expected) => {
  expect(isDisposable(email, listed)).toBe(expected);
});

test('subdomains of a listed domain are listed too', () => {
  fc.assert(
    fc.property(fc.domain(), fc.constantFrom(...listed), (domain, end) => {
      expect(isDisposable(`x@${domain}.${end}`, listed)).toBe(true);
      expect(isDisposable(`x@${end}.${domain}`, new Set([end]))).toBe(domain.endsWith(`.${end}`));
    }),
  );
});
