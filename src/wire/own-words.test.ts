import { expect, test } from 'vitest';
import { z } from 'zod';
import './own-words.ts';
import { email } from './words.ts';

const words = (type: z.ZodType, value: unknown) =>
  type.safeParse(value).error?.issues.map(({ message }) => message);

test.each([
  [z.object({ a: z.number() }), {}, 'Required'],
  [z.object({ a: z.string() }), { a: null }, 'Required'],
  [z.object({ a: z.string() }), [], 'Must be an object with fields.'],
  [z.number(), 'x', 'Must be a number.'],
  [z.coerce.number(), 'x', 'Must be a number.'],
  [z.int(), 1.5, 'Must be a whole number.'],
  [z.string(), 1, 'Must be text.'],
  [z.boolean(), 'yes', 'Must be true or false.'],
  [z.array(z.string()), {}, 'Must be a list.'],
  [z.string().min(3), 'x', 'String must contain at least 3 character(s)'],
  [z.string().max(1), 'xx', 'String must contain at most 1 character(s)'],
  [z.array(z.string()).min(1), [], 'Array must contain at least 1 element(s)'],
  [z.number().min(1), 0, 'Number must be greater than or equal to 1'],
  [z.number().max(1), 2, 'Number must be less than or equal to 1'],
  [z.number().gt(1), 1, 'Number must be greater than 1'],
  [z.enum(['a', 'b']), 'c', 'Must be one of: a, b.'],
  [z.email(), 'x', 'Invalid email'],
  [z.email(), '', 'Required'],
  [z.email(), undefined, 'Required'],
  [email, undefined, 'Required'],
  [email, '', 'Required'],
  [email, 'x', 'Invalid email'],
  [z.union([z.string(), z.number()]), true, 'Not what this field takes.'],
])('every message is our own', (type, value, said) => {
  expect(words(type, value)).toEqual([said]);
});

test('a message of the contract takes precedence', () => {
  expect(words(z.string({ error: 'Tell us your name.' }), undefined)).toEqual(['Tell us your name.']);
});
