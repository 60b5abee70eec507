import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressParts } from './address-parts.ts';

describe('address parsing', () => {
  it.each([
    ['1423 N Maple Ridge Rd, Suite 4, Provo, UT 84601', '1423', 'Maple Ridge', 'rd', 'Provo', '84601'],
    ['9 Tamarisk Road, Salt Lake City, Utah 84101-1234', '9', 'Tamarisk', 'road', 'Salt Lake City', '84101'],
    ['22 Acacia Ave Heberville UT 84032', '22', 'Acacia', 'ave', 'Heberville', '84032'],
    ['84601 Main St, Ogden, UT 84401, USA', '84601', 'Main', 'st', 'Ogden', '84401'],
    ['350 South 400 West, Provo, UT', '350', '400', '', 'Provo', ''],
    ['Tamarisk House, Provo', '', 'Tamarisk House', '', 'Provo', ''],
    ['', '', '', '', '', ''],
  ])('%j', (address, number, streetName, streetSuffix, city, zip) => {
    expect(addressParts(address)).toEqual({ number, streetName, streetSuffix, city, zip });
  });

  it('accepts any text without errors', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void addressParts(text)));
  });
});
