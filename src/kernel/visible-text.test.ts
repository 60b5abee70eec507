import { expect, test } from 'vitest';
import { visibleName, withoutDirections, withoutUnseen } from './visible-text.ts';

test.each([
  ['a right-to-left override', 'invoice_\u202efdp.exe', 'invoice_fdp.exe'],
  ['isolates', 'a\u2066b\u2069c', 'abc'],
  ['marks, as phones put them before names', '\u200eWhatsApp Image.jpg', 'WhatsApp Image.jpg'],
  ['zero-width characters', 'in\u200bvis\u2060ib\ufeffle', 'invisible'],
  ['a soft hyphen and fillers', 'Bal\u00adance\u3164 Sheet\u115f', 'Balance Sheet'],
  ['tags that spell words', 'a\u{e0065}\u{e0076}b', 'ab'],
  ['a joiner between Latin letters', 'Gulf\u200dbend', 'Gulfbend'],
])('removes invisible characters: %s', (_what, given, left) => {
  expect(visibleName(given)).toBe(left);
});

test.each(['👩‍👩‍👧‍👦 family', '🏴󠁧󠁢󠁳󠁣󠁴󠁿 flag', '❤️', 'می‌خواهم', 'क्‍ष', 'שלום', 'Ünïcode – “quotes”', 'a b'])(
  'stays as it is: %s',
  (text) => {
    expect(visibleName(text)).toBe(text);
  },
);

test('withoutUnseen keeps direction marks, which other rules refuse', () => {
  expect(withoutUnseen('a\u202eb')).toBe('a\u202eb');
  expect(withoutDirections('{"name":"a\u202eb\u200fc"}')).toBe('{"name":"abc"}');
});
