import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { decisionIndex, decisionIndexFile, decisions } from '../../scripts/generate-decisions.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const contexts = Object.keys(
  z.object({ contexts: z.record(z.string(), z.unknown()) }).parse(JSON.parse(read('src/contexts.json')))
    .contexts,
);
const own = 'test/architecture/documents.test.ts';
const files = ['*.md', '{docs,src,test,scripts,bench,migrations}/**/*.{ts,tsx,mjs,css,sql,md}']
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter((path) => path !== own)
  .map((path) => ({ path, text: read(path) }));
const documents = files.filter(({ path }) => path.endsWith('.md'));

function lost(among: typeof files, find: RegExp, leads: (found: string, path: string) => boolean): string[] {
  return among.flatMap(({ path, text }) =>
    [...text.matchAll(find)]
      .map(([, found = '']) => found)
      .filter((found) => !leads(found, path))
      .map((found) => `${path}: ${found}`),
  );
}

describe('references lead to something in the repository', () => {
  const page = /(?<![\w/.-])(docs\/[\w./-]+\.(?:md|json))/g;
  const link = /\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g;
  const decision = /\bdecisions? (?:\[)?0*(\d+)\b/gi;
  const decisionFile = /docs\/decisions\/0*(\d+)(?![\w-]*\.md)/g;
  const numbers = new Set(decisions().map(({ number }) => number));
  const elsewhere =
    /\b(the spec(?:ification)?(?:'s|’s)?|product spec\w*|domain (?:page|reference|spec\w*))(?![\w-]| of\b)/gi;

  test('pages of docs/', () => {
    expect(lost(files, page, (found) => existsSync(join(root, found)))).toEqual([]);
  });

  test('links in documents', () => {
    const leads = (found: string, path: string) =>
      existsSync(join(root, normalize(join(dirname(path), found))));
    expect(lost(documents, link, leads)).toEqual([]);
  });

  test('decision numbers', () => {
    const exists = (found: string) => numbers.has(Number(found));
    expect([...lost(files, decision, exists), ...lost(files, decisionFile, exists)]).toEqual([]);
  });

  test('sources of rules: pages of docs/rules only, nothing outside the repository', () => {
    expect(lost(files, elsewhere, () => false)).toEqual([]);
  });

  test.each([
    ['a page', page, 'see docs/rules/nowhere.md', 'docs/rules/nowhere.md'],
    ['a link', link, 'see [it](nowhere.md#part)', 'nowhere.md'],
    ['a decision', decision, 'as decision 9999 says', '9999'],
    ['a decision file', decisionFile, 'see docs/decisions/9999', '9999'],
    ['an absent source', elsewhere, 'the order of the spec’s menu', 'the spec’s'],
    ['an absent page', elsewhere, 'see domain page, 5.1', 'domain page'],
  ])('finds a broken reference: %s', (_what, find, text, found) => {
    expect(lost([{ path: 'some.md', text }], find, () => false)).toEqual([`some.md: ${found}`]);
  });
});

describe('documents match the code', () => {
  test('the list of the rules names every page', () => {
    const folder = join(root, 'docs/rules');
    const pages = readdirSync(folder).filter((name) => name !== 'README.md');
    const list = readFileSync(join(folder, 'README.md'), 'utf8');
    expect(pages.filter((name) => !list.includes(`](${name})`))).toEqual([]);
  });

  test('decisions have unique numbers and the index lists them all (otherwise: node scripts/generate-decisions.ts)', () => {
    const all = decisions().map(({ number }) => number);
    expect(all.filter((number, at) => all.indexOf(number) !== at)).toEqual([]);
    expect(readFileSync(decisionIndexFile, 'utf8')).toBe(decisionIndex());
  });

  test('the map in README names every context, in order, and every folder of src', () => {
    const map = /## Map of this tree\s+```([\s\S]*?)```/.exec(read('README.md'))?.[1] ?? '';
    expect([...map.matchAll(/^ {2}([a-z-]+)\/ /gm)].map(([, name]) => name)).toEqual(contexts);
    const folders = [...map.matchAll(/^src\/([a-z]+)\/ /gm)].map(([, name = '']) => name);
    const there = files.flatMap(({ path }) => /^src\/([a-z]+)\//.exec(path)?.[1] ?? []);
    expect(folders.toSorted()).toEqual([...new Set(there)].toSorted());
  });

  test('ARCHITECTURE has the order of the contexts', () => {
    expect(read('ARCHITECTURE.md')).toContain([...contexts, 'site', 'app'].join(' ← '));
  });

  test('the table “Where do I add…?” in ARCHITECTURE names existing files and folders', () => {
    const table = read('ARCHITECTURE.md').split('## Where do I add…?')[1] ?? '';
    const named = [...table.matchAll(/`([\w./-]+\/[\w./-]*)`/g)].map(([, path = '']) => path);
    expect(named.length).toBeGreaterThan(20);
    const all = files.map(({ path }) => `/${path}`);
    const lives = (path: string) =>
      existsSync(join(root, path)) || all.some((one) => one.includes(`/${path}`));
    expect(named.filter((path) => !path.includes('NNNN') && !lives(path))).toEqual([]);
  });

  test('the glossary defines every word once, with an explanation', () => {
    const terms = glossaryTerms(read('GLOSSARY.md'));
    expect(terms.length).toBeGreaterThan(100);
    expect(terms.filter((term, at) => terms.indexOf(term) !== at)).toEqual([]);
  });

  test('finds a word that is defined twice, also in a list of words and in another case', () => {
    const row = (words: string) => `| ${words} | what it means |\n`;
    expect(glossaryTerms(`${row('chain, Ledger')}${row('ledger (in code: log)')}`)).toEqual([
      'chain',
      'ledger',
      'ledger',
    ]);
    expect(glossaryTerms(`${row('owner (of a request)')}${row('owner')}`)).toEqual([
      'owner (of a request)',
      'owner',
    ]);
  });
});

/** The words of a glossary with their qualifiers; names in code do not count as words. */
function glossaryTerms(text: string): string[] {
  const defined = text.split('## Retired words')[0] ?? '';
  const cells = [...defined.matchAll(/^\| ([^|]+) \| [^|]+\|$/gm)].map(([, cell = '']) => cell);
  return cells
    .filter((cell) => cell !== 'word' && !/^-+$/.test(cell))
    .flatMap((cell) => {
      const whose = /\(([^);]*)/.exec(cell)?.[1] ?? '';
      const of = whose === '' || whose.startsWith('in code') ? '' : ` (${whose})`;
      const words = cell.replaceAll(/\([^)]*\)/g, '').split(',');
      return words.map((word) => `${word.trim().toLowerCase()}${of}`);
    });
}
