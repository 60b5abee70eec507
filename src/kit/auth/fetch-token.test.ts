import { expect, test } from 'vitest';
import { authorizationFor } from './fetch-token.ts';

const decoded = (header: string | null) =>
  Buffer.from((header ?? '').replace('Basic ', ''), 'base64').toString('utf8');

test('a password goes with HTTP Basic, as UTF-8, colons and all', () => {
  const header = authorizationFor({ kind: 'password', email: ' ada@mail.example ', password: 'pä:ss 🔑' });
  expect(header).toMatch(/^Basic /);
  expect(decoded(header)).toBe('ada@mail.example:pä:ss 🔑');
});

test('an identity token goes as bearer, the cookie by itself', () => {
  expect(authorizationFor({ kind: 'identity-token', identityToken: 'a.b.c' })).toBe('Bearer a.b.c');
  expect(authorizationFor({ kind: 'cookie' })).toBeNull();
});
