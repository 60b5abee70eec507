import { isIP } from 'node:net';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clientAddress,
  countedNetwork,
  plainAddress,
  readNetworks,
  trustedNetworks,
} from './client-address.ts';

const trusted = trustedNetworks(['127.0.0.1', '10.0.0.0/8', '2001:db8:1::/48']);
const of = (peer: string, forwardedFor?: string) => clientAddress({ peer, forwardedFor }, trusted);

describe('the address of the client', () => {
  test.each([
    ['no proxy', '203.0.113.7', undefined, '203.0.113.7'],
    ['a client that forges another address', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['a client that forges this machine', '203.0.113.7', '127.0.0.1', '203.0.113.7'],
    ['a proxy', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['a proxy on a socket that takes both', '::ffff:127.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['a proxy, and a client that forged a list', '127.0.0.1', '1.1.1.1, 8.8.8.8, 203.0.113.7', '203.0.113.7'],
    ['a client that names a trusted address', '127.0.0.1', '127.0.0.1, 203.0.113.7', '203.0.113.7'],
    ['two proxies', '127.0.0.1', '203.0.113.7, 10.1.2.3', '203.0.113.7'],
    ['two proxies and a forged start', '127.0.0.1', '9.9.9.9, 203.0.113.7, 10.1.2.3', '203.0.113.7'],
    ['a client inside the trusted network', '127.0.0.1', '10.1.2.3', '10.1.2.3'],
    ['a port', '127.0.0.1', '203.0.113.9:51234', '203.0.113.9'],
    ['IPv6 in brackets with a port', '127.0.0.1', '[2001:DB8::9]:443', '2001:db8::9'],
    ['a zone', '127.0.0.1', 'fe80::1%eth0', 'fe80::1'],
    ['unknown', '127.0.0.1', 'unknown', '127.0.0.1'],
    ['unknown between two proxies', '127.0.0.1', '203.0.113.7, unknown, 10.1.2.3', '10.1.2.3'],
    ['an obfuscated name', '127.0.0.1', '_hidden', '127.0.0.1'],
    ['nothing', '127.0.0.1', '', '127.0.0.1'],
    ['a comma at the end', '127.0.0.1', '203.0.113.7,', '127.0.0.1'],
    ['numbers that are not an address', '127.0.0.1', '999.1.1.1', '127.0.0.1'],
    ['a trusted network of IPv6', '2001:db8:1:2::3', '2001:db8:ffff::1', '2001:db8:ffff::1'],
  ])('behind %s', (_, peer, forwardedFor, expected) => {
    expect(of(peer, forwardedFor)).toBe(expected);
  });

  test('is the address of the connection if no proxy is trusted, whatever the header says', () => {
    const nobody = trustedNetworks([]);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (forwardedFor) => {
        expect(clientAddress({ peer: '127.0.0.1', forwardedFor }, nobody)).toBe('127.0.0.1');
      }),
    );
  });

  test('is an address that the proxy wrote, whatever the client put before it', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string())), (forged) => {
        expect(of('10.0.0.1', [...forged, '203.0.113.7'].join(', '))).toBe('203.0.113.7');
      }),
    );
  });

  test('is always an address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (forwardedFor) => {
        expect(isIP(of('127.0.0.1', forwardedFor))).not.toBe(0);
      }),
    );
  });
});

test('an address has one spelling', () => {
  expect(plainAddress('2001:0DB8:0:0:0:0:0:1')).toBe('2001:db8::1');
  expect(plainAddress('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(plainAddress('::FFFF:cb00:7107')).toBe('203.0.113.7');
  for (const none of ['', 'unknown', 'localhost', '1.2.3', '[::1', '1.2.3.4:x', '[1.2.3.4]x', '12345'])
    expect(plainAddress(none), none).toBeNull();
});

test('IPv6 addresses are counted by their /64 network', () => {
  expect(countedNetwork('203.0.113.7')).toBe('203.0.113.7');
  expect(countedNetwork('someone@shop.example')).toBe('someone@shop.example');
  const networks = ['2001:db8::1', '2001:db8::ffff:1', '2001:db8:0:0:1:2:3:4'].map(countedNetwork);
  expect(new Set(networks)).toEqual(new Set(['2001:db8:0:0::/64']));
  expect(countedNetwork('2001:db8:0:1::1')).toBe('2001:db8:0:1::/64');
  expect(countedNetwork('::1')).toBe('0:0:0:0::/64');
});

test.each([
  '10.0.0.0/33',
  '::/0',
  '0.0.0.0/0',
  '10.0.0.0/',
  '10.0.0.0/8/8',
  'proxy',
  '10.0.0.0/-1',
  '1.2.3.4:80',
])('%s is rejected as a trusted network', (text) => {
  expect(readNetworks(`127.0.0.1, ${text}`)).toEqual({ networks: [], wrong: text });
});

test('networks are read from a list separated by commas or spaces', () => {
  const networks = ['127.0.0.1', '::1', '10.0.0.0/8', '2001:db8::/32'];
  expect(readNetworks('127.0.0.1, ::1  10.0.0.0/8,2001:db8::/32')).toEqual({ networks, wrong: null });
});
