import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Heading, type RetiredWord, retiredIn, retiredWords } from './retired-words.ts';
import { saidComments } from './said-comments.ts';
import { saidMarkdown } from './said-markdown.ts';
import { type Said, saidStrings, saidSummaries } from './said-strings.ts';

export type Place = { file: string; line: number; word: string; instead: string; text: string };

/** Files with words that people type, or that must not change. */
const left = new Set([
  'scripts/words/places.ts',
  'src/features/conversation/assistant/domain/amounts.ts',
  'src/features/conversation/assistant/domain/words.ts',
  'src/features/people/blocks/domain/mail-domain.ts',
  'src/features/marketplace/listings/domain/common-words.ts',
  'src/features/marketplace/listings/domain/leak-words.ts',
  'src/site/layouts/palette-pages.ts',
  'src/features/marketplace/saved-searches/server/stop-token.ts',
  // Version 1 of the rules is part of signed records: its text must not change.
  'src/features/record/ledger/domain/record-rules.ts',
]);

const programs = ['src/**/*.{ts,tsx}', 'scripts/**/*.{ts,mjs}'];

const documents = ['*.md', 'docs/**/*.md', 'src/features/*/*/README.md', 'src/site/*/README.md'];

export function placesInProduct(root: string): Place[] {
  const sources = globSync(programs, { cwd: root }).filter(
    (file) => !/\.test\.tsx?$/.test(file) && !file.endsWith('.d.ts') && !left.has(file),
  );
  return placesIn(root, sources, (file, source) => saidStrings(file, source));
}

/** Summaries are also held to the words of the product, by `placesInProduct`. */
export function placesInSummaries(root: string): Place[] {
  const sources = globSync('src/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  return placesIn(root, sources, saidSummaries, '## Retired in API summaries');
}

export function placesInDocuments(root: string): Place[] {
  return placesIn(root, globSync(documents, { cwd: root }), (file, source) =>
    saidMarkdown(file === 'GLOSSARY.md' ? (source.split('## Retired words')[0] ?? '') : source),
  );
}

/** Engineers read comments and titles of tests: of the words of the product, only who is meant is asked of them. */
export function placesInComments(root: string): Place[] {
  const sources = globSync('{src,test,scripts,bench,client/src}/**/*.{ts,tsx,mjs}', { cwd: root });
  return placesIn(
    root,
    sources.filter((file) => !made.has(file)),
    (file, source) =>
      unnamed.some((word) => source.toLowerCase().includes(word)) ? saidComments(file, source) : [],
  ).filter(({ word }) => unnamed.includes(word));
}

/** Made from the migrations, and the samples of this check. */
const made = new Set(['src/platform/db/tables.ts', 'test/content/words.test.ts']);
const unnamed = ['whoever', 'whomever', 'somebody', 'nobody', 'anybody'];

function placesIn(
  root: string,
  files: readonly string[],
  said: (file: string, source: string) => Said[],
  heading: Heading = '## Retired words',
): Place[] {
  const words = retiredWords(readFileSync(join(root, 'GLOSSARY.md'), 'utf8'), heading);
  return files
    .toSorted()
    .flatMap((file) =>
      said(file, readFileSync(join(root, file), 'utf8')).flatMap(({ text, line }): Place[] =>
        wrongIn(text, words).map(({ word, instead }) => ({ file, line, word, instead, text: text.trim() })),
      ),
    );
}

function wrongIn(text: string, words: readonly RetiredWord[]): { word: string; instead: string }[] {
  const spaced = /\d\s%(?![\p{L}\d%])/u.test(text) ? [{ word: '0 %', instead: '0%' }] : [];
  return [...retiredIn(text, words), ...spaced];
}
