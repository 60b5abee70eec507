import { expect, test } from 'vitest';
import { relyingParty } from './relying-party.ts';

test('uses the host name as the passkey domain, over https or on localhost', () => {
  expect(relyingParty('https://Cairn.example')).toEqual({
    id: 'cairn.example',
    origin: 'https://cairn.example',
  });
  expect(relyingParty('https://deals.example:8443/x')).toEqual({
    id: 'deals.example',
    origin: 'https://deals.example:8443',
  });
  expect(relyingParty('http://localhost:3000')).toEqual({ id: 'localhost', origin: 'http://localhost:3000' });
});

test('offers no passkeys at an IP address or without https', () => {
  for (const url of [
    'http://127.0.0.1:3000',
    'https://10.0.0.7',
    'http://[::1]:3000',
    'https://[2001:db8::1]',
  ])
    expect(relyingParty(url)).toBe('address-is-a-number');
  expect(relyingParty('http://cairn.example')).toBe('address-is-not-https');
  expect(() => relyingParty('cairn')).toThrow(RangeError);
});
