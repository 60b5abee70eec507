import { expect, test } from 'vitest';
import { isLocalStart, isLoopback } from './loopback.ts';

test.each(['localhost', 'LOCALHOST', '127.0.0.1', '127.8.9.10', '::1', '[::1]'])(
  '%s is this machine',
  (host) => {
    expect(isLoopback(host)).toBe(true);
  },
);

test.each([
  '0.0.0.0',
  '::',
  '10.0.0.1',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'x127.0.0.1',
  '',
])('%s is not', (host) => {
  expect(isLoopback(host)).toBe(false);
});

test.each([
  ['127.0.0.1', 'http://localhost:3000', true],
  ['::1', 'http://[::1]:3000', true],
  ['0.0.0.0', 'http://localhost:3000', false],
  ['127.0.0.1', 'http://cairn.example', false],
  ['127.0.0.1', 'https://localhost:3000', false],
])('a server on %s at %s is local: %s', (host, publicUrl, local) => {
  expect(isLocalStart({ host, publicUrl })).toBe(local);
});
