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
    ['Ring 801-5/5/50-123 now', 'Ring [phone] now'],
    ['Ring 801 5/5/50 123', 'Ring [phone]'],
    ['801 2005/5/5 0123', '[phone]'],
    ['8015 5/5/01 23', '[phone]'],
    ['8015/5/5/01-23', '[phone]'],
    ['8/01/55 5/01/23', '[phone]'],
    ['1 8/01/55 5/01/23', '1 [phone]'],
    ['80155-5/01/23', '[phone]'],
    ['Call 801, 5/5/50, 123', 'Call [phone]'],
    ['8/01/55, 5/01/23', '[phone]'],
    ['8/01/55-5/01/23', '[phone]'],
    ['Ring 801-5/5/24-123', 'Ring [phone]'],
    ['801: 5/5/50 : 123', '[phone]'],
    ['801 | 5/5/50 | 123', '[phone]'],
    ['801~5/5/50~123', '[phone]'],
    ['801*5/5/50*123', '[phone]'],
    ['801\n5/5/50\n123', '[phone]'],
    ['801,555,0123', '[phone]'],
    ['8 0 1 5 5 6/30/24 5 0 1 2 3', '[phone]'],
    ['on 12, 801-5/5/50-123', 'on 12, [phone]'],
    ['8/01/25 5/01/23', '[phone]'],
    ['Reach me: 8/01/25, 5/01/23', 'Reach me: [phone]'],
    ['Reach me: 8/01/25-5/01/23', 'Reach me: [phone]'],
    ['9/17/24-5/01/23', '[phone]'],
    ['call me 801 5/5/24 0123', 'call me [phone]'],
    ['801 5/5/24 0123', '[phone]'],
    ['Ring 801 5/5/24 1234', 'Ring [phone]'],
    ['my cell: 801 5/5/24 1234', 'my cell: [phone]'],
    ['801 5/5/24 1234 is my number', '[phone] is my number'],
    ['llámame al 801 5/5/24 1234', 'llámame al [phone]'],
    ['mi celular es 801 / 5/5/24 / 1234', 'mi celular es [phone]'],
    ['8 0 1 5/5/24 0 1 2', '[phone]'],
    ['4 6/30/24 3 2 1 0', '[phone]'],
    ['at 12, 7-2-4 5/5/24 0-1-2', 'at 12, [phone]'],
    ['8 0 1 5/5/24 0 1 2, seen 1/2/24', '[phone], seen 1/2/24'],
    ['80,155,50,123', '[phone]'],
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
    'Visits on 2/15/24, 3/20/25 and 4/10/25; lease from 3/15/24-3/14/25.',
    'The year 6/30/2024 - 6/30/2025, or 7/1/2024 to 6/30/2025.',
    'Invoice 4127, 12/30/24, check 2214 11/15/24 and paper 2026-06-30-01.',
    'Payments 6/30/24 7/31/24 8/31/24 9/30/24, visits on 3/15/24 3/20/25, lease 5/15/23 6/14/28.',
    'Invoice 412 12/30/24 2214, lot 214 6/1/24 2500 units, suite 305 6/30/2024 1250 sq ft.',
    'Route 305 - 6/30/24 - 1250 stops. PO 450-6/30/24-2100, job 312-4/15/24-2201 is done.',
    'Closings: 1) 2026-06-30 2) 2026-07-15 3) 2026-08-01. Open 2026-06-30 9-5.',
    'Shipments: 2026-01-05 3, 2026-01-12 4, 2026-01-19 5. Visits 2026-06-30 (2), 2026-07-15 (3).',
    'Hours: 8 (5/1/26), 7 (5/2/26), 8 (5/3/26). Check 312 3/15/24 1450.',
    'Trucks: 1 6/30/24 2 7/31/24, units 3 5/31/24 4 6/30/24 5.',
    'Salaries 45,000,52,000 and wages 38,500,41,250,39,000.',
    'Call about invoice 412 12/30/24 2214. Llamo por la factura 412 12/30/24 2214.',
    'Open 2026-06-30 9-5, 8-4. From 6/30/24: 9-5, 8-4, 9-5.',
    'Lot 7 6/1/24 5 6, lot 8 6/2/24 5.',
    'Lease 03/15/24-03/14/27, contrato del 5/15/23 al 6/14/28.',
    'Lease from 5/15/23 to 6/14/28, 8/01/25 5/01/23 and 6/6/26.',
    'The lease runs 3/15/24-3/14/25.',
    'We can meet 6/12/26, 7/10/26.',
    'Statements: 3/31/26 & 4/30/26',
    'Can you do 6/12/26 / 7/10/26?',
    'The invoice number 412 12/30/24 2214 is paid.',
    'The check number 412 3/30/24 2214 cleared.',
    'Lot number 312 3/15/24 1450 is free.',
    'The lease runs 3/15/24 \u2013 3/14/25.',
    'As of 6/30/24 12500 accounts, and 12/31/2024 4 trucks.',
    'INV-2024-06-30-0042 is paid. We opened 3/1/2019 with 12 people.',
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
