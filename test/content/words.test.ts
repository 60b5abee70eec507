import { expect, test } from 'vitest';
import { retiredIn, retiredWords } from '../../scripts/words/retired-words.ts';
import { saidComments } from '../../scripts/words/said-comments.ts';
import { saidStrings, saidSummaries } from '../../scripts/words/said-strings.ts';

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

## Retired in API summaries

| retired | say instead | except in |
| --- | --- | --- |
| stands | is | |

## After
| mails | x | |
`;
const words = retiredWords(glossary, '## Retired words');
const found = (text: string) => retiredIn(text, words).map(({ word }) => word);

test('finds a retired word as a whole word, in any case', () => {
  expect(found('With Papers. Hand in a proof.')).toEqual(['papers', 'hand in']);
  expect(found('Newspapers, or a second-hand inkwell')).toEqual([]);
  expect(found('authorised and unauthorised')).toEqual(['authoris*']);
  expect(found('a mail')).toEqual([]);
});

test('ignores allowed phrases, but not the same word next to one', () => {
  expect(found('The mail server is down')).toEqual([]);
  expect(found('The mail server refused the mail')).toEqual(['the mail']);
});

test('fails for a glossary without the table', () => {
  expect(() => retiredWords('# Glossary', '## Retired words')).toThrow('no table “Retired words”');
});

test('reads visible text: of pages, templates and attributes', () => {
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

test('knows the summaries of endpoints, and holds them to a table of their own', () => {
  const source = `const words = { summary: 'A help page stands' };
export const getReport = endpoint({
  method: 'GET',
  path: '/api/reports/:id',
  summary:
    'How a report stands',
  reply: z.object({ summary: z.string() }),
});
`;
  expect(saidSummaries('contract.ts', source)).toEqual([{ text: 'How a report stands', line: 6 }]);
  const own = retiredWords(glossary, '## Retired in API summaries');
  expect(retiredIn('How a report stands', own).map(({ word }) => word)).toEqual(['stands']);
  expect(found('How a report stands')).toEqual([]);
});

test('reads comments and titles of tests, without what stands in backticks', () => {
  const source = [
    '/** Of a file, that nobody',
    ' * reads; `nobody` is a user. */',
    "const said = 'nobody'; // Whoever asks",
    "test('tells nobody', () => {});",
    "test.each([['nobody']])('is of %s, and of anybody', () => {});",
    "test.each(all.filter(({ live }) => live))('is for anybody', () => {});",
  ].join('\n');
  expect(saidComments('x.test.ts', source)).toEqual([
    { text: expect.stringMatching(/^\* Of a file, that nobody reads; {2}is a user\. $/), line: 1 },
    { text: ' Whoever asks', line: 3 },
    { text: 'tells nobody', line: 4 },
    { text: 'is of %s, and of anybody', line: 5 },
    { text: 'is for anybody', line: 6 },
  ]);
});
