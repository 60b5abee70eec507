import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { realisticTeasers } from '#test/support/realistic-teasers.ts';
import { maskContacts } from './mask-contacts.ts';

const shown = (text: string) =>
  maskContacts(text)
    .map((piece) => (piece.hidden ? `[${piece.hidden}]` : piece.text))
    .join('');

describe('contact details are hidden', () => {
  it.each([
    ['Call 801-555-0123 today', 'Call [phone] today'],
    ['(801) 555 0123', '([phone]'],
    ['+1 801.555.0123', '[phone]'],
    ['+44 20 7946 0958', '+[phone]'],
    ['0049 30 901820', '[phone]'],
    ['8 0 1 5 5 5 0 1 2 3', '[phone]'],
    ['eight oh one, five five five, zero one two three', '[phone]'],
    ['eight zero one triple five oh one two three', '[phone]'],
    ['8O1 five 55 O12 three', '[phone]'],
    ['８０１·５５５·０１２３', '[phone]'],
    ['801\u200b555\u200b0123', '[phone]'],
    ['or 555-0123', 'or [phone]'],
    ['zero 2000.0-00 zero 0', '[phone]'],
    ['eight 2000-1-11 two 3', '[phone]'],
    ['write jo@shop.example.', 'write [email]'],
    ['jo.doe+x@sub.shop.co.uk ok', '[email] ok'],
    ['jo at shop dot com', '[email]'],
    ['jo [at] shop [dot] com', '[email]'],
    ['jo (at) gmail', '[email]'],
    ['JO AT GMAIL DOT COM', '[email]'],
    ['jo @ shop . io', '[email]'],
    ['ｊｏ＠ｓｈｏｐ．ｃｏｍ', '[email]'],
    ['see https://shop.example/x?y=1 there', 'see [link] there'],
    ['see www.shop.example', 'see [link]'],
    ['see best-shop.ai/about now', 'see [link] now'],
    ['see shop.dev', 'see [link]'],
    ['see t.me/jo_doe', 'see [link]'],
    ['see wa.me/18015550123', 'see [link]'],
    ['follow @best_shop', 'follow [account]'],
    ['my telegram is jodoe', 'my [account]'],
    ['WhatsApp: jo_77', '[account]'],
    ['on linkedin/in/jodoe', 'on [account]'],
    ['insta jo_doe', '[account]'],
    ['signal: jo_doe', '[account]'],
  ])('%j', (text, masked) => {
    const result = shown(text);
    expect(result.replace('([phone]', '[phone]').replace('+[phone]', '[phone]')).toBe(
      masked.replace('([phone]', '[phone]').replace('+[phone]', '[phone]'),
    );
  });
});

describe('other text stays', () => {
  it.each([
    'Revenue was $2,400,000 in 2023 and 2,650,000 in 2024, a margin of 12.5 %.',
    'From 2019, 2020 and 2021 on. 2022 2023 2024.',
    'We can close by 2026-06-30 or 6/30/2026.',
    'On 6/30/2026 one truck was sold, on 7/1/2026 two.',
    'Delivered 2026-06-30, 2026-07-15 and 2026.08.31.',
    'I would offer 1250000 dollars, 80 % at closing.',
    'Call me when you have read it. Text is fine.',
    'We met at the site. I look at net income, at com and so on.',
    'Is the lease signed?Yes it is.And the trucks?',
    'The line is long; signal is weak; zoom in.',
    'EIN 12-3456789 stays with you.',
    'Crew of 12, open 7 days, 24 hours, 3 trucks.',
  ])('%j', (text) => expect(shown(text)).toBe(text));

  it('in real teasers', () => {
    for (const text of realisticTeasers) expect(shown(text)).toBe(text);
  });
});

describe('in any text', () => {
  const around = fc.constantFrom(...realisticTeasers);
  const digit = fc.integer({ min: 0, max: 9 });
  const words = 'zero one two three four five six seven eight nine'.split(' ');
  const gap = fc.constantFrom('', '', ' ', '-', '.', ') ', ' · ', '\u200b');

  it('no digit of a phone number is left, however it is written', () => {
    const number = fc.array(fc.tuple(digit, gap, fc.boolean()), { minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(around, number, (before, parts) => {
        const written = parts.map(([d, space, said]) => (said ? ` ${words[d]} ` : `${d}`) + space).join('');
        const [, tail = ''] = shown(`${before} Reach me: ${written} any day`).split('Reach me:');
        expect(tail.replaceAll('[phone]', '')).not.toMatch(
          /\d|zero|one|two|three|four|five|six|seven|eight|nine(?!t)/,
        );
      }),
      { numRuns: 500 },
    );
  });

  it('no email address is left, and the rest is unchanged', () => {
    fc.assert(
      fc.property(around, fc.emailAddress(), around, (before, email, after) => {
        const text = `${before} ${email} ${after}`;
        expect(shown(text)).toBe(`${before} [email] ${after}`);
      }),
      { numRuns: 500 },
    );
  });

  it('the open pieces are the text without the hidden ranges', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        let rest = text;
        for (const piece of maskContacts(text)) {
          if (piece.hidden) continue;
          expect(rest).toContain(piece.text);
          rest = rest.slice(rest.indexOf(piece.text) + piece.text.length);
        }
      }),
      { numRuns: 500 },
    );
  });

  it.each(['a', '1', '1 ', '801-', ' ', '@', 'a@a.', 'a.', 'a at ', 'one ', '+', 'www.', 'x: a'])(
    'a long text of only %j is masked without hanging',
    (piece) => {
      const text = piece.repeat(Math.ceil(40_000 / piece.length));
      expect(maskContacts(text).length).toBeGreaterThan(0);
    },
  );
});
