import { expect, test } from 'vitest';
import { identityMessage } from './identity-popup.ts';
import { tokenIn } from './use-token-in-hash.ts';

test('only the two messages of the callback page are accepted', () => {
  expect(identityMessage({ identityToken: 'a.b.c' })).toEqual({ identityToken: 'a.b.c' });
  expect(identityMessage({ error: 'access_denied' })).toEqual({ error: 'access_denied' });
  for (const other of [null, 'a.b.c', {}, { identityToken: '' }, { identityToken: 7 }, { error: {} }]) {
    expect(identityMessage(other)).toBeNull();
  }
});

test('the token of a mailed link is read from the hash', () => {
  expect(tokenIn('#token=abc-_1')).toBe('abc-_1');
  expect(tokenIn('#token=')).toBeNull();
  expect(tokenIn('')).toBeNull();
});
