import { describe, expect, it } from 'vitest';
import { einDigits, isEin, maskEin, prefixNeverAssigned, withHyphen } from './ein.ts';

describe('EIN', () => {
  it.each(['12-3456789', '00-0000000', '99-9999999'])('accepts the format of %s', (ein) => {
    expect(isEin(ein)).toBe(true);
    expect(ein).toHaveLength(10);
  });

  it.each([
    '',
    '123456789',
    '12-345678',
    '12-34567890',
    '1-23456789',
    '12–3456789',
    '12-345678a',
    ' 12-3456789',
    '１２-3456789',
  ])('rejects the format of %j', (text) => expect(isEin(text)).toBe(false));

  it('gives nine digits their hyphen and changes nothing else', () => {
    for (const typed of [' 341234567 ', '34 1234567', '34–1234567'])
      expect(withHyphen(typed)).toBe('34-1234567');
    for (const typed of ['34-1234567', '34123456', '3412345678', '3412345a7', ''])
      expect(withHyphen(typed)).toBe(typed);
  });

  it('flags prefixes that the IRS never assigned', () => {
    const all = Array.from({ length: 100 }, (_, n) => `${n}`.padStart(2, '0'));
    const never = all.filter((prefix) => prefixNeverAssigned(`${prefix}-1234567`));
    expect(never).toEqual('00 07 08 09 17 18 19 28 29 49 69 70 78 79 89 96 97'.split(' '));
    expect(all.length - never.length).toBe(83);
  });

  it('masks all but the last four digits', () => {
    expect(maskEin('12-3456789')).toBe('••-•••6789');
    expect(maskEin('123456789')).toBe('••-•••••••');
    expect(einDigits('12-3456789')).toBe('123456789');
  });
});
