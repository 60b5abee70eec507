import { expect, test } from 'vitest';
import { proxyNote } from './proxy-note.ts';

const near = { address: '10.0.0.2', near: true };
const far = { address: '203.0.113.7', near: false };
const quiet = { untrusted: null, trusts: false, secure: false };

test('nothing is said where nothing stands in front, or what stands there is trusted', () => {
  expect(proxyNote(quiet)).toBeNull();
  expect(proxyNote({ ...quiet, secure: true, trusts: true })).toBeNull();
});

test('a proxy that is not trusted is named, with what to set', () => {
  expect(proxyNote({ ...quiet, untrusted: near })).toMatchObject({
    title: 'All visitors count as one',
    text: expect.stringContaining('Set TRUSTED_PROXIES=10.0.0.2,'),
  });
  expect(proxyNote({ untrusted: near, trusts: true, secure: true })?.title).toBe('All visitors count as one');
});

test('https without a trusted proxy is said before any request came', () => {
  expect(proxyNote({ ...quiet, secure: true })?.text).toContain('Set TRUSTED_PROXIES to its address');
});

test('a header from afar may be made up', () => {
  expect(proxyNote({ ...quiet, untrusted: far })?.text).toContain('someone made it up');
});
