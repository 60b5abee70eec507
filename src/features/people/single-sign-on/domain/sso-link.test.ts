import { expect, test } from 'vitest';
import { ssoLinkFor } from './sso-link.ts';

test('an account with a password confirms it once; one without must have a confirmed address', () => {
  expect(ssoLinkFor(null)).toBe('open-account');
  for (const emailVerified of [true, false])
    expect(ssoLinkFor({ hasPassword: true, emailVerified })).toBe('confirm-password');
  expect(ssoLinkFor({ hasPassword: false, emailVerified: true })).toBe('link');
  expect(ssoLinkFor({ hasPassword: false, emailVerified: false })).toBe('confirm-email-first');
});
