import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBlockLines } from './block-lines.ts';

const read = (text: string) => {
  const found = readBlockLines(text);
  return 'refusal' in found ? found.refusal : found.entries.map(({ kind, value }) => `${kind}: ${value}`);
};

test('each line is an address, a domain or a company, by what it looks like', () => {
  expect(
    read(
      'ann@rival.example\r\nrival.example\nhttps://www.rival.co.uk/about\n“Gulf Air” & Sons, Inc.\n\nGmail.com\n',
    ),
  ).toEqual([
    'person: ann@rival.example',
    'domain: rival.example',
    'domain: https://www.rival.co.uk/about',
    'company: “Gulf Air” & Sons, Inc.',
    'domain: Gmail.com',
  ]);
});

test('of a table with named columns, the address counts before the domain, and that before the company', () => {
  const table = `\ufeff"Company Name";Phone;E-mail;Website
"Rival; Heating LLC";555 0100;ann@rival.example;
Northgate HVAC;;;northgate.example
"Bay ""Best"" Air";;;
;555 0101;;
`;
  expect(readBlockLines(table)).toEqual({
    entries: [
      { kind: 'person', value: 'ann@rival.example' },
      { kind: 'domain', value: 'northgate.example' },
      { kind: 'company', value: 'Bay "Best" Air' },
    ],
    bad: [{ line: 5, problem: 'It names no email address, domain or company.' }],
  });
});

test('the same entry counts once, whatever its case', () => {
  expect(read('Ann@Rival.example\nann@rival.example')).toEqual(['person: ann@rival.example']);
});

test('what cannot be a list is refused with the reason', () => {
  expect(read('Email\n"never closed')).toBe('A quotation mark is opened and never closed.');
  expect(read('x'.repeat(250_001))).toBe('This is too long: 250,000 characters at most.');
  expect(read(Array.from({ length: 501 }, (_, at) => `firm${at}.example`).join('\n'))).toBe(
    'These are 501 entries. A list holds 500.',
  );
  expect(readBlockLines('x'.repeat(255))).toMatchObject({ entries: [], bad: [{ line: 1 }] });
});

test('no text throws, and every entry fits what the server takes', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'a@.," \n;\t“x'), maxLength: 60 }), (text) => {
      const found = readBlockLines(text);
      if ('refusal' in found) return;
      for (const { value } of found.entries) expect(value.trim().length).toBeGreaterThan(0);
    }),
  );
});
