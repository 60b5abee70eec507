import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { placesInDocuments, placesInProduct } from '../../scripts/words/places.ts';
import { saidMarkdown } from '../../scripts/words/said-markdown.ts';

test('no document uses a retired word', () => {
  const places = placesInDocuments(join(import.meta.dirname, '../..'));
  expect(places.map(({ file, line, word }) => `${file}:${line}: ${word}`)).toEqual([]);
});

test('reads documents by paragraph, item and row, without code, comments and URLs', () => {
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

test('finds a retired word across a line break, but not in the table that retires it', () => {
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

test('finds British spelling, “a mail”, spaced percents and mandates on pages, in emails and in commands', () => {
  const root = mkdtempSync(join(tmpdir(), 'product-'));
  try {
    copyFileSync(join(import.meta.dirname, '../../GLOSSARY.md'), join(root, 'GLOSSARY.md'));
    const wrong = {
      'src/kit/page.tsx': "export const Page = ({ n }) => <p title='The colour of it'>Save {n} %</p>;\n",
      'src/features/offers/offers/server/mails.ts': "export const subject = 'You will get an E-mail';\n",
      'src/features/agreements/ndas/server/print.ts':
        "export const words = ['Authorised by the seller', 'Sent by mail'];\n",
      'src/content/help/value.ts': "export const text = 'Between 5 and 10 %, with no mandate';\n",
      'scripts/admin/roles.ts': "export const usage = 'Whoever cancelled it';\n",
    };
    for (const [file, source] of Object.entries(wrong)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), source);
    }
    expect(placesInProduct(root).map(({ file, word }) => `${file}: ${word}`)).toEqual([
      'scripts/admin/roles.ts: whoever',
      'scripts/admin/roles.ts: cancelled',
      'src/content/help/value.ts: mandate*',
      'src/content/help/value.ts: 0 %',
      'src/features/agreements/ndas/server/print.ts: authoris*',
      'src/features/agreements/ndas/server/print.ts: mail',
      'src/features/offers/offers/server/mails.ts: e-mail',
      'src/kit/page.tsx: colour*',
      'src/kit/page.tsx: 0 %',
    ]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
