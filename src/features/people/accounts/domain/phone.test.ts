import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPhone, readPhone } from './phone.ts';

describe('US phone numbers', () => {
  it.each([
    ['8015550123', '+18015550123'],
    ['18015550123', '+18015550123'],
    ['(801) 555-0123', '+18015550123'],
    ['+1 801.555.0123', '+18015550123'],
    ['801–555–0123', '+18015550123'],
    ['801-555-0123', '+18015550123'],
    ['801 555 0123', '+18015550123'],
    ['801.555.0123', '+18015550123'],
    ['1-801-555-0123', '+18015550123'],
    ['+18015550123', '+18015550123'],
    ['  (801)555-0123 ', '+18015550123'],
    ['８０１５５５０１２３', '+18015550123'],
  ])('reads %s', (typed, phone) => {
    expect(readPhone(typed)).toEqual({ phone, refusal: null });
  });

  it.each([
    ['', 'Required'],
    ['555-0123', 'This number is too short: a US number has 10 digits.'],
    ['801555012', 'This number is too short'],
    ['28015550123', 'With 11 digits, a US number starts with 1.'],
    ['118015550123', 'This number is too long'],
    ['+44 20 7946 0958', 'Use a US phone number: after a plus sign it starts with 1'],
    ['+8015550123', 'Use a US phone number'],
    ['1015550123', '101 is not a US area code.'],
    ['9115550123', '911 is not a US area code.'],
    ['8011550123', 'The three digits after the area code can’t be 155.'],
    ['555-123-4567', 'The three digits after the area code can’t be 123.'],
    ['8014110123', 'can’t be 411.'],
    ['801-555-0123 x12', 'Leave out the extension. Enter it like 801-555-0123.'],
    ['(801) 555-0123, ext. 4', 'Leave out the extension.'],
    ['8015550123#12', 'Leave out the extension.'],
    ['801-FLOWERS', 'Use digits only'],
    ['801+5550123', 'Use digits only'],
    ['٨٠١٥٥٥٠١٢٣', 'Use digits only'],
  ])('refuses %j: %s', (typed, words) => {
    const reading = readPhone(typed);
    expect(reading.phone).toBeNull();
    expect(reading.refusal).toContain(words);
  });

  it.each([
    '555-0123',
    '118015550123',
    '28015550123',
    '+8015550123',
    '9115550123',
    '5551234567',
    '801-FLOWERS',
  ])('says of %s what a right number looks like, and that one is taken', (typed) => {
    const [shown = ''] = /\+?[\d -]{12,}/.exec(readPhone(typed).refusal ?? '') ?? [];
    expect(readPhone(shown).phone).toBe('+18015550123');
  });

  it('reads what it formatted', () => {
    const code = fc.integer({ min: 200, max: 999 }).filter((n) => n % 100 !== 11);
    fc.assert(
      fc.property(code, code, fc.integer({ min: 0, max: 9999 }), (area, exchange, line) => {
        const phone = `+1${area}${exchange}${`${line}`.padStart(4, '0')}`;
        expect(readPhone(formatPhone(phone)).phone).toBe(phone);
      }),
    );
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void readPhone(text)));
  });
});
