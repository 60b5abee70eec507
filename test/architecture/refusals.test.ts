import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { accessRequestProblems } from '#features/agreements/access-requests/server/problems.ts';
import type { listingProblems } from '#features/marketplace/listings/server/problems.ts';
import { generalProblems, type ProblemTable } from '#http/problems.ts';
import { type RefusalCode, Refused } from '#kernel/refusal.ts';
import { platformRefusals } from '#platform/refusals.ts';
import { declaredEndpoints } from '#test/support/declared.ts';

const root = join(import.meta.dirname, '../..');
const source = globSync('src/**/*.ts', { cwd: root }).filter((path) => !/\.test\.ts$/.test(path));

type Known = keyof typeof accessRequestProblems | keyof typeof listingProblems;

test('a misspelled code does not compile', () => {
  const codes: RefusalCode[] = ['not-found', 'listing-not-editable', 'seller-consent'] satisfies (
    | Known
    | 'not-found'
  )[];
  expect(codes.map((code) => new Refused(code).code)).toEqual(codes);
  // @ts-expect-error: no table has this code
  expect(new Refused('not-fuond').code).toBe('not-fuond');
  const text: string = 'not-found';
  // @ts-expect-error: not every text is a code
  expect(new Refused(text).code).toBe(text);
});

test('every code that the platform throws or a contract names has a message', async () => {
  const worded = new Set(await codesOfAllTables());
  expect(platformRefusals.filter((code) => !worded.has(code))).toEqual([]);
  const named = (await declaredEndpoints()).flatMap(({ refusals = [] }) => refusals);
  expect(named.filter((code) => !worded.has(code))).toEqual([]);
});

test('every declared code is used by a rule or a use case', async () => {
  const given = new Set(
    source
      .filter((path) => !/\/server\/problems\.ts$|contract\.ts$|-shapes\.ts$|\/web\//.test(path))
      .flatMap((path) => textsGivenIn(readFileSync(join(root, path), 'utf8'))),
  );
  const declared = await codesOfAllTables();
  expect(declared.length).toBeGreaterThan(300);
  const missing = declared.filter((code) => !given.has(code) && !builtFromParts.test(code));
  expect(missing).toEqual([]);
});

const builtFromParts = /^(?:quota|passport)-/;

function textsGivenIn(text: string): string[] {
  const code = text
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .replace(/(?:guards|refusals|faults)\w* = \[[^\]]*\]/gi, '');
  return [...code.matchAll(/(\?\s*)?'([a-z-]+)'(\s*:)?/g)].flatMap(([, asked, word, key]) =>
    word && (asked || !key) ? word : [],
  );
}

async function codesOfAllTables(): Promise<string[]> {
  const tables: ProblemTable[] = [generalProblems];
  for (const path of source.filter((file) => file.endsWith('/server/problems.ts'))) {
    const module: Record<string, ProblemTable> = await import(join(root, path));
    const table = Object.entries(module).find(([name]) => name.endsWith('Problems'))?.[1];
    if (!table) throw new Error(`${path} exports no table`);
    tables.push(table);
  }
  return [...new Set(tables.flatMap((table) => Object.keys(table)))];
}
