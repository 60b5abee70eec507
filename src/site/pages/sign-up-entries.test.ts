import { expect, test } from 'vitest';
import { signUpEntries } from './sign-up-entries.ts';

test.each([
  ['', 'String must contain at least 10 character(s)'],
  ['801555012', 'String must contain at least 10 character(s)'],
  [
    '801555012345',
    'This number is too long: a US number has 10 digits, or 11 starting with 1. Enter it like 801-555-0123.',
  ],
  ['28015550123', 'With 11 digits, a US number starts with 1. Enter it like 801-555-0123.'],
  ['abcdefghij', 'Use digits only. Enter it like 801-555-0123.'],
])('the phone number %j is refused in the browser, whatever else is missing', (phone, message) => {
  const { error } = signUpEntries.safeParse({ phone });
  const ofPhone = error?.issues.filter(({ path }) => path[0] === 'phone');
  expect(ofPhone?.map((issue) => issue.message)).toEqual([message]);
});

test.each(['8015550123', '18015550123', '(801) 555-0123'])('the phone number %j is accepted', (phone) => {
  const { error } = signUpEntries.safeParse({ phone });
  expect(error?.issues.filter(({ path }) => path[0] === 'phone')).toEqual([]);
});
