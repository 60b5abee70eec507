import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { featureFolders } from '../../scripts/feature-folders.ts';

const root = join(import.meta.dirname, '../..');
const files = globSync(['{src,test,scripts,bench}/**/*.{ts,tsx,mjs}', 'client/src/*.ts'], { cwd: root });
const source = files.filter((path) => path.startsWith('src/') && !/\.test\.tsx?$/.test(path));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const codeOf = (path: string) =>
  read(path)
    .replace(/\/\*[\s\S]*?\*\/|(?<![:'"])\/\/.*$/gm, '')
    .replace(/'(?:[^'\\\n]|\\.)*'/g, "''");

const longest = 300;
const generated = ['src/platform/db/tables.ts', 'client/src/operations.ts'];

describe('the tree', () => {
  test('no file is longer than 300 lines', () => {
    const long = files.filter((path) => read(path).split('\n').length > longest + 1);
    expect(long.filter((path) => !generated.includes(path))).toEqual([]);
  });

  test('no file has a name without meaning, such as utils', () => {
    const empty = /^(?:utils?|helpers?|common|manager|service|types?|index)\./i;
    expect(files.filter((path) => empty.test(basename(path)))).toEqual([]);
  });

  test('SQL is only in store files, in conditions that stores share, and below them', () => {
    const speaks = /\bsql(?:<[^`]*>)?`|\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/;
    // The database folder, sessions and rate limits of the HTTP layer, and the two queries of the start.
    const below = ['src/platform/db/', 'src/http/session.ts', 'src/http/rate-limit.ts', 'src/app/'];
    const speaking = source.filter((path) => speaks.test(codeOf(path)));
    const elsewhere = speaking.filter((path) => !/[-/](?:store|sql)\.ts$/.test(path));
    expect(elsewhere.filter((path) => !below.some((place) => path.startsWith(place)))).toEqual([]);
  });

  test('only main.ts reads process.env, and passes it to the configuration', () => {
    const reading = source.filter((path) => /process\.env\b/.test(codeOf(path)));
    expect(reading).toEqual(['src/app/main.ts']);
    expect(read('src/app/main.ts').match(/process\.env/g)).toHaveLength(1);
    expect(read('src/app/main.ts')).toContain('readConfig(process.env)');
  });

  test('only one module reads the headers that identify the sender', () => {
    const reading = source.filter((path) =>
      /remoteAddress|x-forwarded|x-real-ip/i.test(read(path).replace(/\/\*[\s\S]*?\*\//g, '')),
    );
    // The notes on the site only describe it; the development identity provider refuses requests through a proxy.
    expect(reading.toSorted()).toEqual([
      'src/features/people/accounts/server/development-identity.ts',
      'src/http/client-origins.ts',
      'src/site/site-notes/domain/proxy-note.ts',
    ]);
  });

  test('no blind casts, and no suppressions without a reason', () => {
    const silenced = /@ts-ignore|@ts-nocheck|@ts-expect-error|biome-ignore[^:\n]*$/m;
    expect(source.filter((path) => silenced.test(read(path)))).toEqual([]);
    expect(source.filter((path) => /\bas (?:any|unknown as)\b/.test(codeOf(path)))).toEqual([]);
  });

  test('one function reads stored words back', () => {
    const byHand = /\.find\(\((\w+)\) => \1 === [\w.]+\);\s*if \(!?\w+(?: === undefined)?\) throw/;
    const readers = source.filter((path) => /\/(?:domain|server)\//.test(path) && byHand.test(read(path)));
    expect(readers).toEqual([]);
  });

  test('every feature has a README', () => {
    expect(featureFolders().filter((folder) => !exists(`${folder}/README.md`))).toEqual([]);
  });

  test('every file is in a layer, and in a feature on one of its sides', () => {
    const feature = '(?:features/[a-z-]+|site)/[a-z-]+';
    const places = [
      '(?:kernel|wire|content|platform|http|kit|app)/',
      `${feature}/(?:domain|server|web)/`,
      `${feature}/(?:[a-z-]+-)?(?:contract|shapes)\\.ts$`,
      'site/(?:pages|layouts)/',
      'site/[a-z-]+(?:\\.client|\\.server)?\\.tsx?$',
    ];
    const known = new RegExp(`^src/(?:${places.join('|')})`);
    expect(source.filter((path) => !known.test(path))).toEqual([]);
  });

  test('ARCHITECTURE.md has the order of contexts, and README names each', () => {
    const { contexts } = JSON.parse(read('src/contexts.json')) as { contexts: Record<string, string[]> };
    const names = Object.keys(contexts);
    expect(read('ARCHITECTURE.md')).toContain([...names, 'site', 'app'].join(' ← '));
    expect(names.filter((name) => !read('README.md').includes(`\n  ${name}/ `))).toEqual([]);
  });

  test('src/contexts.json names every feature', () => {
    const found = globSync('src/{features/*,site}/*/README.md', { cwd: root }).map(dirname);
    expect(featureFolders().toSorted()).toEqual(found.toSorted());
  });
});

function exists(path: string): boolean {
  try {
    return read(path).length > 0;
  } catch {
    return false;
  }
}
