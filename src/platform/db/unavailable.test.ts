import { expect, test } from 'vitest';
import { isDatabaseFull, isDatabaseUnavailable } from './unavailable.ts';

const withFacts = (message: string, facts: object) => Object.assign(new Error(message), facts);

test.each([
  ['connection refused', withFacts('connect ECONNREFUSED 127.0.0.1:5432', { code: 'ECONNREFUSED' })],
  ['its socket is gone', withFacts('connect ENOENT /tmp/x', { code: 'ENOENT', syscall: 'connect' })],
  ['it stops', withFacts('terminating connection', { code: '57P01' })],
  ['it starts', withFacts('the database system is starting up', { code: '57P03' })],
  ['it is full', withFacts('sorry, too many clients already', { code: '53300' })],
  ['it broke off', new Error('Connection terminated unexpectedly')],
  ['it fell silent', new Error('Query read timeout')],
  ['its connection was given up', new Error('Client was closed and is not queryable')],
  [
    'another took its place',
    withFacts('cannot execute INSERT in a read-only transaction', { code: '25006' }),
  ],
  ['no connection became free', new Error('timeout exceeded when trying to connect')],
])('is unavailable: %s', (_what, error) => {
  expect(isDatabaseUnavailable(error)).toBe(true);
});

test.each([
  ['a missing file', withFacts('ENOENT: no such file', { code: 'ENOENT', syscall: 'open' })],
  ['a broken rule', withFacts('duplicate key', { code: '23505' })],
  ['its disk is full', withFacts('could not extend file', { code: '53100' })],
  ['a slow statement', withFacts('canceling statement', { code: '57014' })],
  ['a fault of ours', new TypeError('x is not a function')],
  ['no error', 'ECONNREFUSED'],
])('is something else: %s', (_what, error) => {
  expect(isDatabaseUnavailable(error)).toBe(false);
});

test('a full disk is not reported as an unavailable server', () => {
  const of = (code: string) => isDatabaseFull(withFacts('could not extend file', { code }));
  expect(['53100', '53200', '57P01'].map(of)).toEqual([true, false, false]);
});
