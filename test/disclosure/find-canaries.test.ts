import { expect, test } from 'vitest';
import { type Canary, canaries } from './canaries.ts';
import { canariesIn, canariesInMetrics } from './find-canaries.ts';

const founded = canaries.find(({ name }) => name === 'target.foundedYear');
const year = String(founded?.text);

test('a count in the metrics may be any number, also the year in which a business was founded', () => {
  expect([...canariesIn(`founded in ${year}`)]).toEqual(['target.foundedYear']);
  expect([...canariesInMetrics(`# TYPE queries counter\nqueries_total ${year}\n`)]).toEqual([]);
});

test('a label in the metrics may not', () => {
  expect([...canariesInMetrics(`requests_total{path="/listing/${year}"} 3\n`)]).toEqual([
    'target.foundedYear',
  ]);
});

const base64 = (text: string) => Buffer.from(text).toString('base64');
/** As a secret could be written, by its kind; `x` and `xx` move it within what is encoded. */
const disguises: Record<Canary['kind'], readonly ((text: string) => string)[]> = {
  word: [
    (text) => text,
    (text) => text.toUpperCase(),
    // Not of several words: spaces are left out too where letters are looked for.
    (text) => (text.includes(' ') ? text : [...text].join('-')),
    (text) => [...text].reverse().join(''),
    (text) => [...text].map((letter) => `&#${letter.charCodeAt(0)};`).join(''),
    (text) => base64(`${text}.`),
    (text) => base64(`x${text}.`),
    (text) => base64(`xx${text}.`),
  ],
  digits: [
    (text) => text,
    (text) => [...text].join(' '),
    (text) => `$${Number(text.slice(0, -2)).toLocaleString('en-US')}`,
  ],
  number: [(text) => text, (text) => `1701 and ${text}.`],
};

test('each secret is found in each disguise, also right beside another', () => {
  const missed = canaries.flatMap(({ name, kind, text }, at) =>
    disguises[kind]
      .map((disguised) => `“${disguised(text)}”漢 ${canaries[(at * 7) % canaries.length]?.text}`)
      .filter((shown) => !canariesIn(shown).has(name))
      .map((shown) => `${name} in ${shown}`),
  );
  expect(missed).toEqual([]);
});

test('no secret is found in its beginning or its end alone', () => {
  const words = canaries.filter(({ kind }) => kind === 'word');
  expect(words.filter(({ name, text }) => canariesIn(text.slice(0, -1)).has(name))).toEqual([]);
  expect(words.filter(({ name, text }) => canariesIn(text.slice(1)).has(name))).toEqual([]);
});
