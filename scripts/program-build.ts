import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { days } from '#kernel/instant.ts';
import { bundle } from './bundle.ts';
import { buildChildPrograms, withChildPrograms } from './child-programs.ts';
import { alone } from './launch/lock.mjs';
import { ownPlaces } from './own-places.ts';
import { hashOf } from './source-hash.ts';

const root = join(import.meta.dirname, '..');
// Not in `build`, which the build of the pages empties.
const folder = join(root, '.cairn-runtime/program');
const stampFile = join(folder, '.stamp');
const sources = [
  'src/**/*.ts',
  'package-lock.json',
  'scripts/{bundle,program-build,child-programs,own-places}.ts',
];

let built: Promise<void> | undefined;

/**
 * Bundles the server into a few files unless up-to-date ones exist: Node loads some 3,000 modules one by one.
 * Packages are loaded as they are; what runs in a process or thread of its own is bundled by itself.
 */
export function buildProgram(): Promise<void> {
  built ??= build();
  return built;
}

/** What the bundle has of a module of `src/app`. */
export function programOf(name: 'main' | 'site-build'): string {
  return join(folder, `${name}.js`);
}

async function build(): Promise<void> {
  await buildChildPrograms();
  if (isBuilt()) return;
  const waiting = (pid: number) =>
    console.log(`Another process (${pid}) is bundling the server; waiting for it …`);
  await alone(join(root, '.cairn-runtime/bundling'), waiting, async () => {
    if (isBuilt()) return;
    const made = hashOf(root, sources);
    await bundleProgram();
    writeFileSync(stampFile, made);
  });
}

function isBuilt(): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hashOf(root, sources);
}

const inSource = ownPlaces(folder);

function placed(code: string, id: string): string | null {
  const started = withChildPrograms(code, id);
  return inSource(started ?? code, id) ?? started;
}

async function bundleProgram(): Promise<void> {
  const app = join(root, 'src/app');
  rmSync(stampFile, { force: true });
  await bundle({
    input: { 'main.js': join(app, 'main.ts'), 'site-build.js': join(app, 'site-build.ts') },
    into: folder,
    change: placed,
    resolveId: brandAsItIs,
  });
  removeOld(folder);
}

/** A server that still runs an earlier bundle loads parts of it later, so they stay for a month. */
export function removeOld(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (Date.now() - statSync(path).mtimeMs > 30 * days) rmSync(path);
  }
}

/** The brand is not in the bundle: a module that is imported before the server can change it. */
export function brandAsItIs(source: string, importer = ''): { id: string; external: true } | null {
  const path = source.startsWith('#content/')
    ? source.replace('#content', join(root, 'src/content'))
    : join(dirname(importer), source);
  const isBrand = /^src\/content\/brand(?:ing)?\.ts$/.test(relative(root, path));
  return isBrand ? { id: relative(folder, path), external: true } : null;
}
