import { expect, test } from 'vitest';
import { authorizationFor } from './fetch-token.ts';

const decoded = (header: string | null) =>
  Buffer.from((header ?? '').replace('Basic ', ''), 'base64').toString('utf8');

test('a password is sent as HTTP Basic in UTF-8, including colons', () => {
  const header = authorizationFor({ kind: 'password', email: ' ada@mail.example ', password: 'pä:ss 🔑' });
  expect(header).toMatch(/^Basic /);
  expect(decoded(header)).toBe('ada@mail.example:pä:ss 🔑');
});

test('an identity token is sent as a bearer token, and the cookie without a header', () => {
  expect(authorizationFor({ kind: 'identity-token', identityToken: 'a.b.c' })).toBe('Bearer a.b.c');
  expect(authorizationFor({ kind: 'cookie' })).toBeNull();
});
