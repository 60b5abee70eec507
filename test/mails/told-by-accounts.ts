import type { Row } from './row.ts';

const notYou = /If it was not you, change your password and write to support@/;

export const toldByAccounts = {
  'email-verification': [['seller', 'Confirm your email address', /Cairn account/, /expires in 24 hours/]],
  'password-reset': [['loner', 'Reset your password', /It works once and expires in one hour/]],
  'email-changed': [
    ['loner', 'The email address of your account was changed', /now has another email address/],
  ],
  'password-changed': [
    [
      'loner',
      'Your password was changed',
      /Access tokens keep working/,
      /If you did not, reset your password/,
    ],
  ],
  'new-device': [
    [
      'loner',
      'Was it you? A new device signed in to your Cairn account',
      /^Device: Chrome on Windows$/m,
      /^Place: .*, from the address/m,
      /Opening it changes nothing yet\./,
    ],
  ],
  'account-closed': [['former', 'Your account is closed', /You closed your account\./, /was erased/]],
  'viewed-by-admin': [
    [
      'helper',
      'An administrator is looking at your account',
      /cannot change anything/,
      /The reason they gave: They cannot find the document/,
    ],
  ],
  'broker-requested': [
    ['admin', 'A request for a broker account is waiting for review', /Check the firm and the license/],
  ],
  'broker-decided': [
    [
      'watcher',
      'Your request for a broker account was declined',
      /The reason our team gave: The license expired/,
      /send another request/,
    ],
    ['helper', 'You have a broker account', /Sellers can now invite you/],
  ],
  'passkey-added': [['loner', 'A passkey was added to your account', notYou]],
  'passkey-removed': [['loner', 'A passkey was removed from your account', notYou]],
  'two-factor-on': [['loner', 'Two-factor sign-in is on', notYou]],
  'two-factor-off': [['loner', 'Two-factor sign-in is off', notYou]],
  'two-factor-app-changed': [['loner', 'Your authenticator app was changed', notYou]],
  'two-factor-app-removed': [['loner', 'Your authenticator app was removed', notYou]],
  'two-factor-codes-renewed': [['loner', 'You have new recovery codes', notYou]],
  'two-factor-reset': [
    [
      'loner',
      'Two-factor sign-in was reset',
      /^On [A-Z][a-z]+ \d+, \d{4}, \d+:\d\d [AP]M Eastern Time \(\d+:\d\d [AP]M UTC.*\), an administrator.* removed/m,
      /If you did not ask for this, change your password/,
    ],
  ],
  'two-factor-failed': [['loner', 'Someone may have your password', /They did not get in/, notYou]],
  'webhook-added': [
    [
      'seller',
      'A webhook was added to your account',
      /sent to 127\.0\.0\.1:\d+ from now on, without their content/,
    ],
    ['seller', 'The address of one of your webhooks was changed', /sent to hooks\.example from now on/],
  ],
  'access-token-created': [
    [
      'loner',
      'An access token was created for your account',
      /“My sheet” was created for your account. Until [A-Z][a-z]+ \d+, \d{4}, \d+:\d\d [AP]M Eastern Time \(\d+:\d\d [AP]M UTC/,
      /It was given Offers \(read\)\./,
      /If it was not you, revoke it, change your password/,
    ],
  ],
  'access-token-widened': [
    [
      'loner',
      'The access of one of your access tokens was extended',
      /It now has NDAs \(read and change\), Offers \(read\)\./,
      /If it was not you, revoke it, change your password/,
    ],
  ],
  'access-token-revoked': [
    ['loner', 'An access token was revoked', /“My sheet” was revoked by an administrator\./],
  ],
  'access-token-expires': [
    ['loner', 'One of your access tokens expires soon', /“My sheet” expires on [A-Z][a-z]+ \d+/],
  ],
  'service-token-created': [
    ['admin', 'A service token was created', /^From: Wren Castell$/m, /It was given Orders \(read\)\./],
  ],
  'service-token-revoked': [
    ['admin', 'A service token was revoked', /^From: Wren Castell$/m, /“Books” was revoked\./],
  ],
  'recovery-code-used': [['loner', 'A recovery code was used', /9 are left/, notYou]],
} satisfies Record<string, readonly Row[]>;
