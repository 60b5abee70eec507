import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  ApiError,
  messageFromError,
  noRefusals,
  reasonFromError,
  refusalsOf,
  refusedField,
  troubleOf,
} from './api-error.ts';

const problem = {
  type: 'about:blank' as const,
  title: 'Not acceptable',
  status: 422,
  detail: 'Some fields need attention.',
  code: 'invalid-fields',
  requestId: 'r1',
};

describe('a failed call', () => {
  test('reads as the failure sentence, followed by the server error', () => {
    const error = new ApiError('unable to create business', troubleOf(problem));
    expect(error.message).toBe('unable to create business: Some fields need attention.');
    expect(error).toMatchObject({ code: 'invalid-fields', status: 422, requestId: 'r1', fields: {} });
  });

  test('with fields has their JSON object as the server error', () => {
    const fields = { email: ['There is already an account with this email.'] };
    const error = new ApiError('unable to create user', troubleOf({ ...problem, fields }));
    expect(error.message).toBe(`unable to create user: ${JSON.stringify(fields)}`);
    expect(error.fields).toEqual(fields);
  });

  test('keeps the extra facts of a refusal', () => {
    const error = new ApiError('x', troubleOf({ ...problem, from: 'requested', allowed: ['denied'] }));
    expect(error.facts).toEqual({ from: 'requested', allowed: ['denied'] });
  });
});

describe('the message to show', () => {
  test.each([
    ['the first element of an array', 'unable: {"email":["taken","bad"],"phone":["short"]}', 'taken'],
    ['the first key’s value', 'unable: {"email":"taken"} (422)', 'taken'],
    ['the message itself without braces', 'plain words', 'plain words'],
    ['the message itself when the braces hold no JSON', 'use {curly} braces', 'use {curly} braces'],
    ['the message itself when the object is empty', 'unable: {}', 'unable: {}'],
    ['the message itself when the list is empty', 'unable: {"email":[]}', 'unable: {"email":[]}'],
    ['numbers as text', 'unable: {"n":[3]}', '3'],
  ])('is %s', (_, message, shown) => {
    expect(messageFromError(new Error(message))).toBe(shown);
  });

  test('is found across lines, and for values that are not an Error', () => {
    expect(messageFromError(new Error('x: {\n"a": ["b"]\n}'))).toBe('b');
    expect(messageFromError('words')).toBe('words');
  });

  test.each([
    ['a fault of the program', new TypeError('Cannot read properties of undefined (reading "id")')],
    ['an answer that is no JSON', new SyntaxError('Unexpected token < in JSON at position 0')],
    ['a value that a schema refuses', z.object({ a: z.string() }).safeParse({}).error],
    ['a fault of the browser', new DOMException('The operation is insecure.', 'SecurityError')],
  ])('hides %s', (_, error) => {
    expect(messageFromError(error)).toBe('Something went wrong. Reload the page and try again.');
    expect(reasonFromError(error)).toBe(messageFromError(error));
  });

  test('can omit the failed action, and contains no JSON then either', () => {
    const fields = { reason: ['Enter a reason.'] };
    expect(reasonFromError(new ApiError('unable to move it', troubleOf(problem)))).toBe(problem.detail);
    expect(reasonFromError(new ApiError('unable to move it', troubleOf({ ...problem, fields })))).toBe(
      'Enter a reason.',
    );
  });
});

describe('field refusals', () => {
  test('are empty for any other failure', () => {
    for (const error of [new ApiError('x', troubleOf(problem)), new Error('x'), 'x', null])
      expect(refusalsOf(error)).toBe(noRefusals);
  });

  test('can be created by the page itself', () => {
    const error = refusedField('code', 'Wrong code. 4 attempts left.');
    expect(refusalsOf(error)).toEqual({ code: ['Wrong code. 4 attempts left.'] });
    expect(messageFromError(error)).not.toContain('{');
  });
});
