import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const rejected: [NodeJS.ProcessEnv, RegExp][] = [
  [{ SSO_ISSUER: 'https://x.example' }, /^SSO_CLIENT_ID is missing while SSO_ISSUER is set/],
  [{ SSO_LABEL: 'x' }, /^SSO_ISSUER is missing while SSO_LABEL is set/],
  [{ SSO_ISSUER: 'http://x.example' }, /^SSO_ISSUER is not https/],
  [
    {
      SSO_ISSUER: 'https://x.example',
      SSO_CLIENT_ID: 'x',
      SSO_CLIENT_SECRET: 'x',
      SSO_EMAIL_DOMAINS: 'x.example @y.example',
    },
    /^SSO_EMAIL_DOMAINS holds "@y.example"/,
  ],
];

test.each(rejected)('%o is refused with what to do', (env, words) => {
  expect(() => readConfig(env)).toThrow(words);
});

test('a firm’s provider is read with its domains in lower case', () => {
  const { sso } = readConfig({
    SSO_ISSUER: 'https://login.firm.example',
    SSO_CLIENT_ID: 'cairn',
    SSO_CLIENT_SECRET: 'firm secret',
    SSO_EMAIL_DOMAINS: 'Firm.example, firm.co.uk',
    SSO_LABEL: 'Sign in with Firm & Co.',
  });
  expect({ sso }).toEqual({
    sso: {
      issuer: 'https://login.firm.example',
      clientId: 'cairn',
      clientSecret: 'firm secret',
      emailDomains: ['firm.example', 'firm.co.uk'],
      label: 'Sign in with Firm & Co.',
    },
  });
});
