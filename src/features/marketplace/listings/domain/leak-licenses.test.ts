import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { realisticTeasers } from '#test/support/realistic-teasers.ts';
import { findLicenses } from './leak-licenses.ts';
import { fold, originalOf } from './leak-normalise.ts';

const seen = (text: string) => {
  const folded = fold(text);
  return findLicenses(folded).map(({ rule, start, end }) => `${rule}: ${originalOf(folded, start, end)}`);
};

describe('license and permit numbers', () => {
  it.each([
    ['Lic. No. C-36 998877', 'Lic. No. C-36 998877'],
    ['State license: PL 12-334', 'license: PL 12-334'],
    ['State license: PL 12-2019', 'license: PL 12-2019'],
    ['License “01870526”', 'License “01870526'],
    ['licence‑no.: 01870526', 'licence‑no.: 01870526'],
    ['License:\n01870526', 'License:\n01870526'],
    ['Permit no. 2023-00417', 'Permit no. 2023-00417'],
    ['License no 5501234-5501', 'License no 5501234-5501'],
    ['License no 5501234–5501', 'License no 5501234–5501'],
    ['License number: 2019', 'License number: 2019'],
    ['License #: “CCC‑1330123”', 'CCC‑1330123'],
    ['permit–BG–123456 for beer', 'permit–BG–123456'],
    ['UBI 604 123 456', 'UBI 604 123 456'],
    ['Lic.998877', 'Lic.998877'],
    ['LicenseNo. 12345', 'LicenseNo. 12345'],
    ['LICENSE NO 123456', 'LICENSE NO 123456'],
    ['USDOT1234567', 'USDOT1234567'],
    ['contractor’s license № 998877', 'license № 998877'],
    ['license number (CSLB) 998877', 'CSLB) 998877'],
    ['fully licensed (#998877) and insured', 'licensed (#998877'],
    ['License held: 0H12345', 'License held: 0H12345'],
    ['the license, number 998877, stays', 'license, number 998877'],
    ['registered with the state as no. 604123456', 'registered with the state as no. 604123456'],
    ['Electrical license EC 13004567', 'EC 13004567'],
    ['DEA AB1234563', 'DEA AB1234563'],
    ['PA012345 contractor registration', 'PA012345'],
    ['M-37211 master plumber', 'M-37211'],
    ['plumber M-37211', 'M-37211'],
    ['no. 998877 of our state license', '998877'],
    ['TACLA12345E', 'TACLA12345E'],
    ['tacla12345e', 'tacla12345e'],
    ['EC13004567', 'EC13004567'],
    ['HIC.0634112', 'HIC.0634112'],
    ['NJ 13VH01234500', 'NJ 13VH01234500'],
    ['provider 1234567893', '1234567893'],
    ['12-345-6789', '12-345-6789'],
  ])('are found in %j', (text, words) => {
    expect(seen(text)).toEqual([`licence: ${words}`]);
    expect(seen(`A shop, ${text}, in town`)).toEqual([`licence: ${words}`]);
  });

  it.each([
    ['the shop AB-123456 is known', 'AB-123456'],
    ['licensed under 998877.', 'licensed under 998877'],
    ['01870526 is our license', '01870526'],
    ['We have a permit. 998877', '998877'],
  ])('cause a warning in %j', (text, words) => expect(seen(text)).toEqual([`licence-like: ${words}`]));

  it.each([
    'ISO 9001:2015 certified, AS9100D registered shop',
    'ISO certificate 9001 and 14001',
    'certified to ISO 13485 and ISO/IEC 17025',
    'Licensed in 2015, permit renewed 2019-2023 and 2023-24',
    'license expires 12/31/2027, permit 03/2026',
    'Licensed for 100-150 guests, permit for 5000 sq ft',
    'permit 100-150 seats, permit 12000-square-foot yard',
    'Licensed crews serve 15000 homes',
    'LICENSED CREWS SERVE 15000 HOMES IN 2023',
    'Our license. 12000 customers a year.',
    'Permits for 12,000 gallons a day',
    'registration fee $5000, license $ 2500',
    'certified pre-owned Ford F-250 2019 and F-150 2021 trucks',
    'registered 501(c)(3); NAICS 238220',
    'registered under NAICS code 238220',
    'EPA 608 certified technicians, OSHA 30',
    'liquor license type 47, full kitchen',
    'license transfers to buyer with 45000 square foot building',
    '12000 registered users and 3500 members',
    'Certified Q4 2024, FY2024',
    'license agreements with 20000 subscribers',
    '2500/3500 RAM trucks, certified mechanics',
    'Model TX12345 compressors, part no. AB12345',
    'permit, 24/7/365 service',
    'master plumber with 25 years, contractor since 1999',
    'permit for 15000K lights and 5000s of parts',
    'a contractor with 12000 customers, 4500 of them on contract',
    'USD50000 of work, 50000M of cable',
  ])('are not found in %j', (text) => expect(seen(text)).toEqual([]));

  const digits = fc.array(fc.nat(9), { minLength: 5, maxLength: 8 }).map((all) => `3${all.join('')}`);
  const form = fc.tuple(fc.constantFrom('', '', 'C-36 ', 'CFC', 'EC ', 'M-', 'PL.', '0H', '2023-'), digits);
  const words = fc.constantFrom('License', 'lic', 'LICENCE', 'Permit', 'registration', 'Cert', 'CSLB', 'UBI');
  const numbering = fc.constantFrom('', ' no.', ' No', ' number', ' #', '-no.', ' ID', ' № ', ' number is');
  const gap = fc.constantFrom(' ', ': ', ' “', ' ‘', '\u00a0', ' – ', ' (', ': "', '\u202f#');
  const close = fc.constantFrom('', '.', ', insured', '”', ' and insured', '\n', ')');

  it('are found in full in every notation', () => {
    fc.assert(
      fc.property(words, numbering, gap, form, close, (word, called, between, [head, number], rest) => {
        const text = `We are a shop. ${word}${called}${between}${head}${number}${rest}`;
        const found = seen(text).filter((one) => one.startsWith('licence: '));
        expect(found, text).toHaveLength(1);
        expect(found[0]?.endsWith(`${head}${number}`), `${text} ${found[0]}`).toBe(true);
      }),
    );
  });

  it('are found with any kind of dash and space', () => {
    const dash = fc.constantFrom(...'-‐‑‒–—−－');
    const space = fc.constantFrom(' ', '\u00a0', '\u2009', '\u202f');
    fc.assert(
      fc.property(dash, space, (line, blank) => {
        const number = `C${line}36${blank}998877`;
        expect(seen(`Lic.${blank}No.${blank}${number}, bonded`)).toEqual([
          `licence: Lic.${blank}No.${blank}${number}`,
        ]);
      }),
    );
  });

  it('are not confused with quantities in realistic teasers', () => {
    const said = fc.constantFrom(
      'licensed for',
      'permit for',
      'certified',
      'a license and',
      'registered with',
    );
    const measures = fc.constantFrom(
      'customers',
      'square feet',
      'sq ft',
      'homes',
      'active accounts',
      'gallons a day',
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...realisticTeasers),
        said,
        fc.integer({ min: 1000, max: 99_999 }),
        measures,
        (teaser, word, count, measure) => {
          expect(seen(`${teaser} We are ${word} ${count} ${measure}. ${teaser}`)).toEqual([]);
        },
      ),
    );
  });
});
