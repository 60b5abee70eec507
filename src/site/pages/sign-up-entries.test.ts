import { expect, test } from 'vitest';
import { signUpEntries } from './sign-up-entries.ts';

test.each([
  ['', 'String must contain at least 10 character(s)'],
  ['801555012', 'String must contain at least 10 character(s)'],
  ['801555012345', 'Enter a 10-digit US phone number, or 11 digits starting with 1.'],
  ['28015550123', 'Enter a US phone number: 11 digits must start with 1.'],
  ['abcdefghij', 'Use digits only, like 801-555-0123.'],
])('the phone number %j is refused in the browser, whatever else is missing', (phone, message) => {
  const { error } = signUpEntries.safeParse({ phone });
  const ofPhone = error?.issues.filter(({ path }) => path[0] === 'phone');
  expect(ofPhone?.map((issue) => issue.message)).toEqual([message]);
});

test.each(['8015550123', '18015550123', '(801) 555-0123'])('the phone number %j is accepted', (phone) => {
  const { error } = signUpEntries.safeParse({ phone });
  expect(error?.issues.filter(({ path }) => path[0] === 'phone')).toEqual([]);
});
