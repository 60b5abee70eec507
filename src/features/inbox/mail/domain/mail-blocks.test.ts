import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mailBlocks } from './mail-blocks.ts';
import { mailText } from './mail-text.ts';

const site = 'https://cairn.example';

test('a mail is split into facts, paragraphs, a code and links', () => {
  const text = mailText({
    greeting: 'Hello Ada,',
    lines: [
      'Listing: “A quiet shop”\nBuyer: J. R. Smith',
      'Your code is 012345. It expires soon.',
      'One.\nTwo.',
    ],
    path: '/access-request/7',
    link: `${site}/access-request/7`,
    footer: `Choose which emails you get:\n${site}/user/profile#notifications`,
  });
  expect(mailBlocks(text, site)).toEqual([
    { kind: 'paragraph', text: 'Hello Ada,' },
    {
      kind: 'facts',
      facts: [
        { term: 'Listing', detail: '“A quiet shop”' },
        { term: 'Buyer', detail: 'J. R. Smith' },
      ],
    },
    { kind: 'code', before: 'Your code is', code: '012345', after: 'It expires soon.' },
    { kind: 'paragraph', text: 'One.\nTwo.' },
    { kind: 'link', words: 'Open the request', link: `${site}/access-request/7` },
    { kind: 'link', words: 'Choose which emails you get', link: `${site}/user/profile#notifications` },
  ]);
});

test('consecutive facts form one table', () => {
  expect(mailBlocks('Listing: “A quiet shop”\n\nAsking price now: $1M', site)).toEqual([
    {
      kind: 'facts',
      facts: [
        { term: 'Listing', detail: '“A quiet shop”' },
        { term: 'Asking price now', detail: '$1M' },
      ],
    },
  ]);
});

test('a list of items, each with its page', () => {
  expect(
    mailBlocks(`– A listing was sold\n  ${site}/listing/1\n\nA shop\nPrice: $1M\n${site}/listing/2`, site),
  ).toEqual([
    { kind: 'entry', title: 'A listing was sold', details: [], link: `${site}/listing/1` },
    { kind: 'entry', title: 'A shop', details: ['Price: $1M'], link: `${site}/listing/2` },
  ]);
});

test('an address of another site is not linked, whatever is above it', () => {
  for (const address of [
    'https://evil.example/x',
    `${site}.evil.example/x`,
    `${site}@evil.example/`,
    `javascript:alert(1)//${site}/`,
    `${site}/a b`,
  ])
    expect(mailBlocks(`Confirm it here:\n${address}`, site)).toEqual([
      { kind: 'paragraph', text: `Confirm it here:\n${address}` },
    ]);
});

test('no text is lost or added', () => {
  const word = fc.stringMatching(/^[A-Za-z<>&"':.,0-9/ –-]{1,40}$/);
  const text = fc.array(fc.array(word, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(text, (paragraphs) => {
      const written = paragraphs.map((lines) => lines.join('\n')).join('\n\n');
      const letters = (words: string) => words.replace(/[\s:.–]/g, '');
      expect(letters(mailBlocks(written, site).map(saidIn).join(''))).toBe(letters(written));
    }),
  );
});

function saidIn(block: ReturnType<typeof mailBlocks>[number]): string {
  return block.kind === 'facts'
    ? block.facts.map(({ term, detail }) => term + detail).join('')
    : Object.entries(block)
        .filter(([name]) => name !== 'kind')
        .flatMap(([, value]) => value)
        .join('');
}
