import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { placesInDocuments } from '../../scripts/words/places.ts';
import { saidMarkdown } from '../../scripts/words/said-markdown.ts';

test('no document uses a word that the glossary retired', () => {
  const places = placesInDocuments(join(import.meta.dirname, '../..'));
  expect(places.map(({ file, line, word }) => `${file}:${line}: ${word}`)).toEqual([]);
});

test('a document is read by paragraph, item and row; code, comments and addresses are not', () => {
  const source = `# A title

A paragraph over
two lines with \`some code\` and [a link](the-mail.md).
- An item
  that goes on
- Another

<!-- a note
to authors -->
| a | row |
| b | row |

\`\`\`
code
\`\`\`
After the code
`;
  expect(saidMarkdown(source)).toEqual([
    { text: '# A title', line: 1 },
    { text: 'A paragraph over two lines with ` and [a link].', line: 3 },
    { text: '- An item that goes on', line: 5 },
    { text: '- Another', line: 7 },
    { text: '| a | row |', line: 11 },
    { text: '| b | row |', line: 12 },
    { text: 'After the code', line: 17 },
  ]);
});

test('a retired word is found over the end of a line, and not in the table that retires it', () => {
  const root = mkdtempSync(join(tmpdir(), 'documents-'));
  try {
    const table = '| retired | say instead | except in |\n| --- | --- | --- |\n| the mail | email | |\n';
    writeFileSync(join(root, 'GLOSSARY.md'), `# Glossary\n\nWords.\n\n## Retired words\n\n${table}`);
    writeFileSync(join(root, 'README.md'), 'One.\n\nIt comes with the\nmail, or for 6 % more.\n');
    expect(placesInDocuments(root).map(({ file, line, word }) => ({ file, line, word }))).toEqual([
      { file: 'README.md', line: 3, word: 'the mail' },
      { file: 'README.md', line: 3, word: '0 %' },
    ]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
