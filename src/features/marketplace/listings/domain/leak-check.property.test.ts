import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { realisticTeasers } from '#test/support/realistic-teasers.ts';
import { commonWords } from './common-words.ts';
import { blocks, findLeaks, type OwnRecord } from './leak-check.ts';
import { genericWords } from './leak-words.ts';

const nobody: OwnRecord = {
  legalName: 'Quillbrook LLC',
  dba: null,
  ownerFirstName: 'Zoltan',
  ownerLastName: 'Vexley',
  address: '9 Tamarisk Rd, Heberville, UT 84601',
  ein: '47-1234567',
  websites: [],
  emails: [],
  phones: [],
};

/** Alternating consonants and vowels, so that a name has no other meaning. */
const name = fc
  .array(fc.tuple(fc.constantFrom(...'bdfgklmnprtvz'), fc.constantFrom(...'aeiou')), {
    minLength: 3,
    maxLength: 6,
  })
  .map((pairs) => pairs.flat().join(''))
  .filter((word) => !genericWords.has(word) && !commonWords.has(word));

const cyrillic: Record<string, string> = {
  a: 'а',
  e: 'е',
  o: 'о',
  p: 'р',
  k: 'к',
  i: 'і',
  m: 'м',
  t: 'т',
  b: 'в',
};
const greek: Record<string, string> = {
  a: 'α',
  o: 'ο',
  i: 'ι',
  u: 'υ',
  n: 'η',
  p: 'ρ',
  v: 'ν',
  k: 'κ',
  t: 'τ',
};
const leet: Record<string, string> = {
  a: '4',
  e: '3',
  o: '0',
  i: '1',
  l: '1',
  t: '7',
  b: '8',
  g: '9',
  z: '2',
};
const fullwidth = (letter: string) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0);
const maths = (letter: string) => String.fromCodePoint(0x1d41a + letter.charCodeAt(0) - 97);
const escaped = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;

/** Leet keeps the first letter, so that a real letter remains. */
const letterDisguises: ((letter: string, place: number) => string)[] = [
  (letter) => letter,
  (letter) => letter.toUpperCase(),
  (letter) => cyrillic[letter] ?? letter,
  (letter) => greek[letter] ?? letter,
  (letter, place) => (place > 0 ? (leet[letter] ?? letter) : letter),
  fullwidth,
  maths,
  escaped,
  (letter) => `${letter}\u0301`,
];
const invisibles = fc.constantFrom(
  '',
  '',
  '\u200b',
  '\u200d',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u{e0041}',
  '\ufe0f',
);
const spacings = fc.constantFrom('', '', ' ', '.', '-', '_', ' . ', '*', ' - ', '\u00a0');

const disguise = fc.record({
  letters: fc.array(fc.nat(letterDisguises.length - 1), { minLength: 12, maxLength: 12 }),
  hidden: fc.array(invisibles, { minLength: 12, maxLength: 12 }),
  spacing: spacings,
  backwards: fc.boolean(),
});
type Disguise = typeof disguise extends fc.Arbitrary<infer D> ? D : never;

function dress(word: string, { letters, hidden, spacing, backwards }: Disguise): string {
  const order = backwards ? [...word].reverse() : [...word];
  return order
    .map((letter, i) => `${letterDisguises[letters[i] ?? 0]?.(letter, i) ?? letter}${hidden[i] ?? ''}`)
    .join(spacing);
}

const placed = fc.tuple(fc.constantFrom(...realisticTeasers), fc.nat(40), fc.constantFrom('', '’s', "'s"));

function insert(teaser: string, at: number, shown: string): { text: string; start: number } {
  const words = teaser.split(' ');
  const before = words.slice(0, at).join(' ');
  const head = before === '' ? '' : `${before} `;
  return { text: [`${head}${shown}`, ...words.slice(at)].join(' '), start: head.length };
}

function wordsOf(record: Partial<OwnRecord>): string[] {
  return Object.values(record)
    .flat()
    .flatMap((value) => value?.toLowerCase().match(/\w+/g) ?? []);
}

describe('an identifying word in generic text', () => {
  const roles = fc.constantFrom<((word: string) => Partial<OwnRecord>)[]>(
    (word) => ({ legalName: `${word} Services LLC` }),
    (word) => ({ dba: `The ${word} Group` }),
    (word) => ({ ownerLastName: word }),
    (word) => ({ ownerFirstName: word }),
    (word) => ({ address: `12 ${word} Street, Provo, UT 84601` }),
    (word) => ({ address: `12 Main Street, ${word}, UT 84601` }),
    (word) => ({ websites: [`www.${word}.com`] }),
    (word) => ({ emails: [`${word}@gmail.com`] }),
    (word) => ({ otherNames: [word] }),
  );

  it('is found in every disguise at its exact position', () => {
    fc.assert(
      fc.property(name, roles, disguise, placed, (word, role, dressing, [teaser, at, possessive]) => {
        const shown = dress(word, dressing);
        const { text, start } = insert(teaser, at, `${shown}${possessive}`);
        const own = role(word);
        const found = findLeaks([{ field: 't', text }], { ...nobody, ...own }).filter(blocks);
        const hit = found.find((leak) => leak.start >= start - 1 && leak.start <= start + shown.length);
        expect(hit, text).toBeDefined();
        expect(text.slice(hit?.start, hit?.end)).toBe(hit?.words);
        // A hit may continue only with words that follow in the own name too, such as “Services”.
        const beyond = text.slice(start + shown.length + 1, hit?.end).replace(/^s\b/, '');
        expect(wordsOf(own)).toEqual(expect.arrayContaining(beyond.toLowerCase().match(/\w+/g) ?? []));
      }),
      { numRuns: 1500 },
    );
  });

  it('extends the match only over the next words of the business name', () => {
    const text = 'Managed IT bababa services provider on monthly contracts.';
    const found = findLeaks([{ field: 't', text }], { ...nobody, legalName: 'bababa Services LLC' });
    expect(found.map(({ words }) => words)).toEqual(['bababa services']);
  });

  it('is found when joined to a generic word', () => {
    const general = fc.constantFrom('plumbing', 'services', 'utah', 'the', 'my', 'group', '24', 'llc');
    fc.assert(
      fc.property(name, general, fc.boolean(), (word, other, first) => {
        const text = `We are ${first ? other + word : word + other} and we grow.`;
        const found = findLeaks([{ field: 't', text }], { ...nobody, legalName: `${word} Inc.` });
        return found.some((leak) => blocks(leak) && leak.words.includes(word));
      }),
    );
  });
});

describe('an identifying number', () => {
  const digits = fc.array(fc.nat(9), { minLength: 9, maxLength: 9 }).map((list) => list.join(''));
  const spoken = 'zero one two three four five six seven eight nine'.split(' ');
  const separated = fc.array(fc.constantFrom('', '', ' ', '-', '.', ') ', ' · '), {
    minLength: 10,
    maxLength: 10,
  });

  it('is found with any separators or spelled-out digits', () => {
    fc.assert(
      fc.property(
        digits,
        separated,
        fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }),
        (rest, gaps, said) => {
          const phone = `8${rest}`;
          const shown = [...phone]
            .map((d, i) => (said[i] ? ` ${spoken[Number(d)]} ` : d) + (gaps[i] ?? ''))
            .join('');
          const found = findLeaks([{ field: 't', text: `Reach us at ${shown}.` }], {
            ...nobody,
            phones: [`+1${phone}`],
          });
          return found.some(blocks);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('arbitrary text', () => {
  it('is checked without errors, and every finding quotes the text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.string({ maxLength: 20 }),
        (text, odd) => {
          const record = {
            ...nobody,
            legalName: odd,
            address: odd,
            websites: [odd],
            emails: [odd],
            phones: [odd],
            ein: odd,
          };
          for (const leak of findLeaks([{ field: 't', text }], record)) {
            expect(text.slice(leak.start, leak.end)).toBe(leak.words);
            expect(leak.words).not.toBe('');
          }
        },
      ),
      { numRuns: 1000 },
    );
  });

  const hostile: Record<string, string> = {
    letters: 'a',
    digits: '1',
    'spaced digits': '1 ',
    'grouped digits': '801-555-',
    spaces: ' ',
    'line breaks': '\n',
    signs: '$',
    'at signs': '@',
    addresses: 'a@a.',
    dots: 'a.',
    hyphens: '-a',
    escapes: '%C3%A9',
    'broken escapes': '%C3',
    'zero width': '\u200b',
    marks: '\u0301',
    ligatures: '\ufdfa',
    astral: '𝐀',
    'own name': 'quillbrook',
    'own name broken': 'quillbroo ',
    'own letters': 'q u i l l b r o o ',
    'joined own words': `${'vexley'.repeat(13)} `,
    'nearly joined': `${'vexleyx'.repeat(11)} `,
    'street names': '12 Aaaa Aaaa Aaaa Aaaa ',
    capitals: 'Aaaa ',
    'margin of': 'margin ',
    'spelled digits': 'one two ',
    'word at': 'aa at aa ',
    'licensed numbers': 'license a b c 12345 ',
    'numbers in letters': 'A-12 34',
  };
  it.each(Object.entries(hostile))('is checked in bounded time when it repeats %s', (_, piece) => {
    const text = piece.repeat(Math.ceil(200_000 / piece.length)).slice(0, 200_000);
    const found = findLeaks([{ field: 't', text }], nobody);
    expect(found.length).toBeLessThanOrEqual(200);
  });

  it('is checked in bounded time at one megabyte', () => {
    const text = `${realisticTeasers.join('\n')}\n${Object.values(hostile).join(' ')}\n`;
    const long = text.repeat(Math.ceil(1_000_000 / text.length));
    const found = findLeaks([{ field: 't', text: `${long}Quillbrook` }], nobody);
    expect(found.filter(blocks)).toHaveLength(200);
  });
});
