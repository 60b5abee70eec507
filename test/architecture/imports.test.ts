import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';
import { describe, expect, test } from 'vitest';
import { circlesIn } from './circles.ts';

const root = join(import.meta.dirname, '../..');
const files = globSync('{src,test,scripts,bench}/**/*.{ts,tsx,mjs}', { cwd: root });
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
const imports = [...graph].flatMap(([from, all]) => all.map((to) => ({ from, to })));
const between = (from: RegExp, to: RegExp) =>
  imports.filter((one) => from.test(one.from) && to.test(one.to)).map((one) => `${one.from} → ${one.to}`);

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
    expect(between(/^test\/support\//, /^(?:scripts|bench|test\/(?!support\/))/)).toEqual([]);
    expect(between(/^scripts\//, /^(?:bench|test\/(?!support\/|journeys\/support\/))/)).toEqual([]);
    expect(between(/^test\//, /^bench\//)).toEqual([]);
  });
});
