import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';
import { describe, expect, test } from 'vitest';
import { circlesIn } from './circles.ts';

const root = join(import.meta.dirname, '../..');
const files = globSync('{src,test,scripts,bench,client/src}/**/*.{ts,tsx,mjs}', { cwd: root });
const known = new Set(files);

function importsOf(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  const specifiers = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ...dynamicImports.map(({ moduleRequest }) =>
      source.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    ),
  ];
  return specifiers.map((one) => fileOf(file, one)).filter((path) => known.has(path));
}

function fileOf(importer: string, specifier: string): string {
  if (specifier.startsWith('.')) return relative(root, join(root, dirname(importer), specifier));
  if (specifier.startsWith('#test/')) return specifier.slice(1);
  return specifier.startsWith('#') ? `src/${specifier.slice(1)}` : '';
}

const graph = new Map(files.map((file) => [file, importsOf(file)]));

/** Product, test support, scripts, tests, benchmarks; the client of the API stands alone. */
const never: readonly [from: RegExp, to: RegExp][] = [
  [/^test\/support\//, /^(?:scripts|bench|test\/(?!support\/))/],
  [/^scripts\//, /^(?:bench|test\/(?!support\/|journeys\/support\/))/],
  [/^test\//, /^bench\//],
  [/^client\//, /^(?!client\/)/],
  [/^(?:src|scripts|bench)\//, /^client\//],
];

function backwardIn(of: ReadonlyMap<string, readonly string[]>): string[] {
  const imports = [...of].flatMap(([from, all]) => all.map((to) => ({ from, to })));
  const refused = imports.filter((one) => never.some(([from, to]) => from.test(one.from) && to.test(one.to)));
  return refused.map(({ from, to }) => `${from} → ${to}`);
}

// dependency-cruiser only reads src: its parser does not know `using`, which tests, scripts and benchmarks use.
describe('imports of tests, scripts and benchmarks', () => {
  test('finds type imports, imports across folders and dynamic imports', () => {
    expect(graph.get('test/support/earnings.ts')).toContain('test/support/id-kind.ts');
    expect(graph.get('scripts/screens.ts')).toContain('test/support/running-app.ts');
  });

  test('have no cycles, and neither has the product', () => {
    expect(circlesIn(graph)).toEqual([]);
  });

  test('go one way: product, test support, scripts, tests, benchmarks', () => {
    expect(backwardIn(graph)).toEqual([]);
  });

  test.each([
    ['test/support/one.ts', 'scripts/two.ts'],
    ['test/support/one.ts', 'test/people/two.ts'],
    ['scripts/one.ts', 'test/people/two.test.ts'],
    ['scripts/one.ts', 'bench/two.ts'],
    ['test/people/one.test.ts', 'bench/two.ts'],
    ['client/src/one.ts', 'src/kernel/two.ts'],
    ['scripts/one.ts', 'client/src/two.ts'],
  ])('an import that goes backward is caught: %s → %s', (from, to) => {
    expect(backwardIn(new Map([[from, [to]]]))).toEqual([`${from} → ${to}`]);
  });

  test('a circle is caught, in any folder and of any length', () => {
    const circle = {
      'test/one.ts': ['test/two.ts'],
      'test/two.ts': ['scripts/three.ts'],
      'scripts/three.ts': ['test/one.ts'],
      'bench/four.ts': ['test/one.ts'],
    };
    expect(circlesIn(new Map(Object.entries(circle)))).toEqual([
      ['scripts/three.ts', 'test/one.ts', 'test/two.ts'],
    ]);
  });
});
