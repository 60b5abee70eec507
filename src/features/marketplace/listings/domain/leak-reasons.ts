import type { OwnRule } from './leak-dictionary.ts';
import type { DigitRule } from './leak-digits.ts';
import type { LicenseRule } from './leak-licenses.ts';
import type { PatternRule } from './leak-patterns.ts';

export type LeakRule =
  | OwnRule
  | Exclude<DigitRule, 'phone-in-words'>
  | PatternRule
  | LicenseRule
  | 'own-word'
  | 'own-split'
  | 'near-own'
  | 'margin-and-money'
  | 'multiple-and-price';

export const reasons: Record<LeakRule, { severity: 'block' | 'warn'; why: string }> = {
  'own-name': { severity: 'block', why: 'This is part of the name of the business.' },
  'own-initials': { severity: 'block', why: 'These are the initials of the business.' },
  'own-owner': { severity: 'block', why: 'This is part of the name of the owner.' },
  'own-address': { severity: 'block', why: 'This is part of the address of the business.' },
  'own-website': { severity: 'block', why: 'This is part of the web address of the business.' },
  'own-email': { severity: 'block', why: 'This is part of an email address of the business.' },
  'own-phone': { severity: 'block', why: 'This is a phone number of the business.' },
  'own-ein': { severity: 'block', why: 'This is the EIN of the business.' },
  'own-other-name': { severity: 'block', why: 'This is a name that only this business would mention.' },
  'own-word': {
    severity: 'warn',
    why: 'This word is also part of a name in your record, and is capitalized like a name here.',
  },
  'own-split': {
    severity: 'warn',
    why: 'Without the space, this is a name in your record. Readers put the two words together.',
  },
  'near-own': {
    severity: 'block',
    why: 'This differs from a name in your record by one letter. Readers will recognize that name.',
  },
  phone: { severity: 'block', why: 'A phone number leads straight to its owner.' },
  email: { severity: 'block', why: 'An email address leads straight to its owner.' },
  'web-address': { severity: 'block', why: 'A web address leads straight to its owner.' },
  'social-account': { severity: 'block', why: 'A social media account leads straight to its owner.' },
  'street-address': { severity: 'block', why: 'A street address names one building.' },
  zip: { severity: 'block', why: 'A ZIP code narrows the place down too far.' },
  coordinates: { severity: 'block', why: 'Coordinates name one spot on the map.' },
  ein: { severity: 'block', why: 'An employer identification number belongs to one business.' },
  ssn: { severity: 'block', why: 'This looks like a social security number.' },
  licence: { severity: 'block', why: 'A license or registry number can be looked up.' },
  'licence-like': {
    severity: 'warn',
    why: 'This looks like the number of a license or permit, which can be looked up.',
  },
  vin: { severity: 'block', why: 'A vehicle identification number can be looked up.' },
  plate: { severity: 'block', why: 'A license plate can be looked up.' },
  person: { severity: 'warn', why: 'A name of a person can be searched for.' },
  date: { severity: 'warn', why: 'An exact date can be matched with public records.' },
  money: { severity: 'warn', why: 'An exact amount reveals more than the ranges on the card.' },
  'year-founded': {
    severity: 'warn',
    why: 'The founding year together with the location often points to only one business.',
  },
  age: { severity: 'warn', why: 'The age of the business gives the year of foundation.' },
  landmark: { severity: 'warn', why: 'A county, a college or a base narrows the place down.' },
  claim: { severity: 'warn', why: 'Awards and “best of” claims are searchable.' },
  road: { severity: 'warn', why: 'A numbered road or exit narrows the place down.' },
  'margin-and-money': { severity: 'warn', why: 'A margin beside an amount gives the exact figures away.' },
  'multiple-and-price': {
    severity: 'warn',
    why: 'A multiple beside an amount gives the exact earnings away.',
  },
};
