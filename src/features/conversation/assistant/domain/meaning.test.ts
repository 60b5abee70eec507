import { expect, test } from 'vitest';
import { conceptsOf, formOf } from './meaning.ts';

test.each([
  ['take down my listing', 'delete my ad'],
  ['take back my LOI', 'withdraw the letter of intent'],
  ['turn on 2FA', 'enable two-factor'],
  ['black out a file', 'redact a document'],
  ['my CPA', 'my bookkeeper'],
  ['when does the NDA run out', 'when does the confidentiality agreement expire'],
])('“%s” and “%s” mean the same', (one, other) =>
  expect(conceptsOf(one).toSorted()).toEqual(conceptsOf(other).toSorted()),
);

test.each([
  ['how do I accept an offer', 'way'],
  ['ok, where can I change my email', 'way'],
  ['I want to withdraw my offer', 'way'],
  ['did they accept my offer', 'state'],
  ['can a broker approve buyers', 'state'],
  ['why should I confirm my email', 'state'],
  ['unwatch a listing', 'open'],
] as const)('“%s” asks for a %s', (question, form) => expect(formOf(question)).toBe(form));
