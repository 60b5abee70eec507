import { expect, test } from 'vitest';
import { proxyNote } from './proxy-note.ts';

const near = { address: '10.0.0.2', near: true };
const far = { address: '203.0.113.7', near: false };
const quiet = { untrusted: null, trusts: false, expected: false };

test('there is no note without a proxy or with a trusted one', () => {
  expect(proxyNote(quiet)).toBeNull();
  expect(proxyNote({ ...quiet, expected: true, trusts: true })).toBeNull();
});

test('names an untrusted proxy and the setting to change', () => {
  expect(proxyNote({ ...quiet, untrusted: near })).toMatchObject({
    title: 'All visitors count as one',
    text: expect.stringContaining('Set TRUSTED_PROXIES=10.0.0.2,'),
  });
  expect(proxyNote({ untrusted: near, trusts: true, expected: true })?.title).toBe(
    'All visitors count as one',
  );
});

test('reports https without a trusted proxy even before the first request', () => {
  expect(proxyNote({ ...quiet, expected: true })?.text).toContain('Set TRUSTED_PROXIES to its address');
});

test('says that a header from a remote client may be forged', () => {
  expect(proxyNote({ ...quiet, untrusted: far })?.text).toContain('someone made it up');
});
