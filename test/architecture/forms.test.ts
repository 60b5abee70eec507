import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const browser = globSync('src/{kit,features/*/*/web,site}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/server/**', '**/*.test.*'],
});
const codeOf = (path: string) =>
  readFileSync(join(root, path), 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<![:'"])\/\/.*$/gm, '');
const whereFound = (found: (code: string) => boolean, ...allowed: string[]) =>
  browser.filter((path) => found(codeOf(path)) && !allowed.some((place) => path.startsWith(place)));

const rawForm = (code: string) => /<form\b/.test(code);
const rawWords = (code: string) =>
  /\b(?:\w*[eE]rror|failure|cause)\??\.message\b|\.serverError\b|\bString\((?:error|failure|cause)\)/.test(
    code,
  );
const ownDialogForm = (code: string) => /<Dialog\b/.test(code) && /<FormShell\b/.test(code);

test('every form uses a shell of kit/forms', () => {
  expect(whereFound(rawForm, 'src/kit/forms/')).toEqual([]);
});

test('every form in a dialog is a FormDialog', () => {
  expect(whereFound(ownDialogForm, 'src/kit/forms/')).toEqual([]);
});

test('only the kit turns errors into messages, so that no page shows raw JSON or technical text', () => {
  expect(whereFound(rawWords, 'src/kit/')).toEqual([]);
});

test('each check catches a violation', () => {
  expect(browser.length).toBeGreaterThan(900);
  expect(rawForm('return <form onSubmit={save}>')).toBe(true);
  expect(rawForm('return <FormShell busy>')).toBe(false);
  expect(ownDialogForm('<Dialog open>\n<FormShell busy>')).toBe(true);
  for (const raw of ['{save.error.message}', 'error?.message', 'loadError.message', 'error.serverError'])
    expect(rawWords(raw), raw).toBe(true);
  expect(rawWords('String(failure)')).toBe(true);
  expect(rawWords('error={errors.email?.message} messageFromError(error)')).toBe(false);
});
