import { expect, test } from 'vitest';
import { retiredIn, retiredWords } from '../../scripts/words/retired-words.ts';
import { saidStrings } from '../../scripts/words/said-strings.ts';

const glossary = `## Words

| word | means |
| --- | --- |
| mail | not here |

## Retired words

What is no longer said.

| retired | say instead | except in |
| --- | --- | --- |
| papers, hand in | documents | |
| authoris* | authoriz | |
| the mail | email | the mail server |

## After
| mails | x | |
`;
const words = retiredWords(glossary);
const found = (text: string) => retiredIn(text, words).map(({ word }) => word);

test('a retired word is found as a word, in any case, and not within another', () => {
  expect(found('With Papers. Hand in a proof.')).toEqual(['papers', 'hand in']);
  expect(found('Newspapers, or a second-hand inkwell')).toEqual([]);
  expect(found('authorised and unauthorised')).toEqual(['authoris*']);
  expect(found('a mail')).toEqual([]);
});

test('a phrase in which a word is right does not count, and the word beside it does', () => {
  expect(found('The mail server is down')).toEqual([]);
  expect(found('The mail server refused the mail')).toEqual(['the mail']);
});

test('a glossary without the table is a fault', () => {
  expect(() => retiredWords('# Glossary')).toThrow('no retired words');
});

test('what may be read is read: texts of pages, of templates and of attributes', () => {
  const source = `import { a } from 'A Module';
type Kind = 'Some Type' | 'other';
const labels = { 'A Key': 'A label', code: 'small_code' };
const said = \`Of \${a} % in all\`;
const rows = sql\`select Name from people\`;
export const View = () => <p title="A Title" className="text Small">Some text {'and More'}</p>;
export const Share = ({ n }) => <b>{n} %</b>;
`;
  expect(saidStrings('x.tsx', source).sort((a, b) => a.line - b.line)).toEqual([
    { text: 'A label', line: 3 },
    { text: 'Of 0 % in all', line: 4 },
    { text: 'A Title', line: 6 },
    { text: 'Some text ', line: 6 },
    { text: 'and More', line: 6 },
    { text: '0 %', line: 7 },
  ]);
});
