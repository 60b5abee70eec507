import { expect, test } from 'vitest';
import { roles } from '#kernel/actor.ts';
import { longestMessage } from '../domain/answer.ts';
import { examplesFor } from './examples.ts';

test('every role has three example questions, short enough to send', () => {
  for (const some of [[], ...roles.map((role) => [role]), [...roles]]) {
    const examples = examplesFor(some);
    expect(new Set(examples).size).toBe(3);
    expect(examples.every(({ length }) => length > 0 && length < longestMessage)).toBe(true);
  }
});

test('an owner who also browses is asked about their own business', () => {
  expect(examplesFor(['buyer', 'seller'])).toEqual(examplesFor(['seller']));
  expect(examplesFor(['buyer'])).not.toEqual(examplesFor(['seller']));
});
