import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Block, blocksOf, placeOf, plainAnswer, withoutHalfPointer } from './answer-pieces.ts';
import type { Citation } from './conversation.ts';

const source = (n: number, href: string | null = '/help/sde'): Citation => ({
  n,
  kind: 'article',
  title: `Source ${n}`,
  href,
  quote: null,
});
const [one, two] = [source(1), source(2)];

test('numbers that cite a source become links, all others stay text', () => {
  expect(blocksOf('It is 2.8 [1][2], see [3], [12] and [123] or [x].', [one, two])).toEqual([
    {
      kind: 'paragraph',
      lines: [
        [
          { text: 'It is 2.8 ' },
          { citation: one },
          { citation: two },
          { text: ', see [3], [12] and [123] or [x].' },
        ],
      ],
    },
  ]);
});

test('paragraphs and lists', () => {
  const text = 'Three fit:\n- One [1]\n- Two\n\n- Three\n\nAnother paragraph\nof two lines';
  expect(blocksOf(text, [one]).map(({ kind, lines }) => [kind, lines.length])).toEqual([
    ['paragraph', 1],
    ['list', 3],
    ['paragraph', 2],
  ]);
});

test('markup of any kind stays text', () => {
  const text = '<img src=x onerror=alert(1)> **bold** [a](javascript:alert(1)) <script>1</script>';
  expect(blocksOf(text, [one])).toEqual([{ kind: 'paragraph', lines: [[{ text }]] }]);
});

test('nothing of an answer is lost or added', () => {
  const words = fc.constantFrom('a', ' ', '\n', '[1]', '[2]', '[99]', '- ', '[', ']', '<b>', '1');
  fc.assert(
    fc.property(fc.array(words, { maxLength: 40 }), (parts) => {
      const text = parts.join('');
      const bare = (from: string) => from.replace(/[-\s]/g, '');
      expect(bare(shown(blocksOf(text, [one, two])))).toBe(bare(text));
    }),
  );
});

test('an incomplete citation at the end is held back', () => {
  expect(withoutHalfPointer('It is so [')).toBe('It is so');
  expect(withoutHalfPointer('It is so [1')).toBe('It is so');
  expect(withoutHalfPointer('It is so [1]')).toBe('It is so [1]');
});

test('the copied answer lists the sources as plain lines with full addresses', () => {
  const origin = 'https://cairn.example';
  expect(plainAnswer('So [1].', [], origin)).toBe('So [1].');
  expect(plainAnswer('So [1].', [one, source(2, null), source(3, 'https://sba.gov/x')], origin)).toBe(
    'So [1].\n\nSources\n[1] Source 1: https://cairn.example/help/sde\n[2] Source 2\n[3] Source 3: https://sba.gov/x',
  );
});

test.each([
  ['/help/sde#add-backs', { kind: 'here', href: '/help/sde#add-backs' }],
  ['https://www.sba.gov/', { kind: 'outside', href: 'https://www.sba.gov/' }],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['http://plain.example', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['help/sde', null],
  ['', null],
  [null, null],
])('a source at %s opens %o', (href, place) => expect(placeOf(href)).toEqual(place));

function shown(blocks: readonly Block[]): string {
  return blocks
    .flatMap(({ lines }) => lines)
    .map((pieces) => pieces.map((piece) => ('text' in piece ? piece.text : `[${piece.citation.n}]`)).join(''))
    .join('\n');
}
