import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { withChildPrograms } from '../../scripts/child-programs.ts';

const root = join(import.meta.dirname, '../..');

/** Where the module, as it is bundled or tested, says that its program is. */
function programNamedIn(path: string): string {
  const module = join(root, path);
  const [, place = ''] =
    /new URL\("([^"]+)"/.exec(withChildPrograms(readFileSync(module, 'utf8'), module) ?? '') ?? [];
  return resolve(dirname(module), place);
}

test('a module starts the bundle of its program, which has its modules in it and its packages outside', () => {
  const bundle = programNamedIn('src/platform/render/render-child.ts');
  expect(bundle).toMatch(/\/\.cairn-runtime\/children\/[0-9a-f]{16}\/platform-render-render-process\.js$/);
  const from = [...readFileSync(bundle, 'utf8').matchAll(/\bfrom ["']([^"']+)["']/g)].map(
    ([, name = '']) => name,
  );
  expect(from).toContain('@hyzyla/pdfium');
  expect(from.filter((name) => /^#|\.ts$/.test(name))).toEqual([]);
});

test('programs of one file name in two folders are two', () => {
  expect(programNamedIn('src/platform/sheets/sheet-reader.ts')).toContain(
    '/platform-sheets-read-in-worker.js',
  );
  expect(programNamedIn('src/features/quality-of-earnings/bank-statements/server/read-apart.ts')).toContain(
    '/features-quality-of-earnings-bank-statements-server-read-in-worker.js',
  );
});

test('a module that starts no program stays as it is, as does one that is no source', () => {
  const call = "new URL('./render-process.ts', import.meta.url)";
  expect(
    withChildPrograms("readFile(new URL('./a.csv', import.meta.url))", join(root, 'src/platform/a.ts')),
  ).toBe(null);
  expect(withChildPrograms(call, join(root, 'test/platform/a.ts'))).toBe(null);
});
