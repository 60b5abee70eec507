import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#wire/endpoint.ts';
import { empty } from '#wire/words.ts';
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

describe('the code of a refusal', () => {
  const save = endpoint({
    method: 'POST',
    path: '/x',
    summary: 'x',
    who: 'anyone',
    scope: 'never',
    reply: empty,
    refusals: ['stale', 'not-possible'],
    failure: 'x',
  });
  const open = { refusals: ['stale' as string] } as const;
  const error = new ApiError('x', { serverError: 'y', code: 'stale', status: 409 });

  test('is one that the endpoint declares', () => {
    expect(ApiError.refused<typeof save>(error, 'stale')).toBe(true);
    expect(ApiError.refused<typeof save>(error, 'not-possible', 'stale')).toBe(true);
    expect(ApiError.refused<typeof save>(error, 'not-possible')).toBe(false);
    for (const other of [new Error('stale'), 'stale', null, { code: 'stale' }])
      expect(ApiError.refused<typeof save>(other, 'stale')).toBe(false);
  });

  test('does not compile where it is misspelled, of no endpoint, of a list that is not known, or compared', () => {
    // @ts-expect-error: the endpoint declares no such code
    expect(ApiError.refused<typeof save>(error, 'stlae')).toBe(false);
    // @ts-expect-error: no endpoint
    expect(ApiError.refused(error, 'stale')).toBe(true);
    // @ts-expect-error: any text is a code of this list
    expect(ApiError.refused<typeof save & typeof open>(error, 'stlae')).toBe(false);
    // @ts-expect-error: no code of the browser
    expect(ApiError.failed(error, 'unreachble')).toBe(false);
    // @ts-expect-error: the code itself cannot be read
    expect(error.code === 'stlae').toBe(false);
  });
});
