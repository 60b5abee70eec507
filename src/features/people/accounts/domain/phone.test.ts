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
    ['８０１５５５０１２３', '+18015550123'],
  ])('reads %s', (typed, phone) => {
    expect(readPhone(typed)).toEqual({ phone, refusal: null });
  });

  it.each([
    ['', 'Required'],
    ['555-0123', 'Enter a 10-digit US phone number.'],
    ['801555012', 'Enter a 10-digit US phone number.'],
    ['28015550123', '11 digits must start with 1'],
    ['118015550123', 'Enter a 10-digit US phone number, or'],
    ['+44 20 7946 0958', 'Enter a 10-digit US phone number, or'],
    ['+8015550123', 'starting with +1'],
    ['1015550123', 'no US area code 101'],
    ['9115550123', 'no US area code 911'],
    ['8011550123', 'goes on with 155'],
    ['8014110123', 'goes on with 411'],
    ['801-FLOWERS', 'Use digits only'],
    ['801+5550123', 'Use digits only'],
    ['٨٠١٥٥٥٠١٢٣', 'Use digits only'],
  ])('refuses %j: %s', (typed, words) => {
    const reading = readPhone(typed);
    expect(reading.phone).toBeNull();
    expect(reading.refusal).toContain(words);
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
