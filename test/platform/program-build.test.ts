import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { days } from '#kernel/instant.ts';
import { ownPlaces } from '../../scripts/own-places.ts';
import { brandAsItIs, removeOld } from '../../scripts/program-build.ts';

const root = join(import.meta.dirname, '../..');

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-bundle-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('a module in the bundle finds its files from its place in src', async () => {
  const source = `export const dirname = import.meta.dirname; export const url = import.meta.url;
    export const { href } = new URL('./own-root.sh', import.meta.url);`;
  const folder = aFolder();
  const bundled = ownPlaces(folder)(source, join(root, 'src/app/main.ts')) ?? '';
  const file = join(folder, 'main.mjs');
  writeFileSync(file, bundled);
  const places = await import(/* @vite-ignore */ pathToFileURL(file).href);
  expect([join(places.dirname), places.url, places.href]).toEqual([
    join(root, 'src/app'),
    pathToFileURL(join(root, 'src/app/main.ts')).href,
    pathToFileURL(join(root, 'src/app/own-root.sh')).href,
  ]);
});

test('the brand stays outside of the bundle, however it is imported', () => {
  const outside = (name: string) => ({ id: `../../src/content/${name}.ts`, external: true });
  const content = join(root, 'src/content/team.ts');
  expect([
    brandAsItIs('#content/brand.ts', join(root, 'src/app/main.ts')),
    brandAsItIs('./branding.ts', content),
    brandAsItIs('./content-shapes.ts', content),
    brandAsItIs('./brand.ts', join(root, 'src/kernel/word.ts')),
  ]).toEqual([outside('brand'), outside('branding'), null, null]);
});

test('what an earlier bundle has stays for a month, for the servers that run it', () => {
  const folder = aFolder();
  for (const [name, age] of [
    ['new.js', 0],
    ['recent.js', 29],
    ['old.js', 31],
  ] as const) {
    writeFileSync(join(folder, name), '');
    const then = new Date(Date.now() - age * days);
    utimesSync(join(folder, name), then, then);
  }
  removeOld(folder);
  expect(readdirSync(folder).toSorted()).toEqual(['new.js', 'recent.js']);
});
