import { expect, test } from 'vitest';
import { roles } from '#kernel/actor.ts';
import { longestMessage } from '../domain/answer.ts';
import { examplesFor } from './examples.ts';

test('everybody has three questions to begin with, short enough to be sent', () => {
  for (const some of [[], ...roles.map((role) => [role]), [...roles]]) {
    const examples = examplesFor(some);
    expect(new Set(examples).size).toBe(3);
    expect(examples.every(({ length }) => length > 0 && length < longestMessage)).toBe(true);
  }
});

test('an owner who also looks around is asked about the own business', () => {
  expect(examplesFor(['buyer', 'seller'])).toEqual(examplesFor(['seller']));
  expect(examplesFor(['buyer'])).not.toEqual(examplesFor(['seller']));
});
