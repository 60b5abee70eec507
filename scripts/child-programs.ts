import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { days } from '#kernel/instant.ts';
import { bundle } from './bundle.ts';
import { alone } from './launch/lock.mjs';
import { ownPlaces } from './own-places.ts';
import { hashOf } from './source-hash.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, '.cairn-runtime/children');
const sources = ['src/**/*.ts', 'package-lock.json', 'scripts/{bundle,child-programs,own-places}.ts'];

/** How a module names a program that it starts in a process or a thread of its own. */
const named = /new URL\('\.\/([\w-]+\.ts)', import\.meta\.url\)/g;

let version: string | undefined;
let built: Promise<void> | undefined;

/** Where the bundles of these sources are: a server that runs keeps the programs that it was started with. */
function place(): string {
  version ??= hashOf(root, sources).slice(0, 16);
  return join(folder, version);
}

/**
 * Bundles each program that a module of `src` starts in a process or a thread into a file of its own, unless that is done:
 * Node would strip the types of all its modules at every start, and its processes may write no cache.
 */
export function buildChildPrograms(): Promise<void> {
  built ??= build();
  return built;
}

/** For tests that run again with the sources as they are now. */
export function rebuildChildPrograms(): Promise<void> {
  [version, built] = [undefined, undefined];
  return buildChildPrograms();
}

/** The module with its programs named where their bundles are: in `folder`. Null if it starts none. */
export function withChildPrograms(code: string, id: string, folder?: string): string | null {
  if (!id.startsWith(join(root, 'src/')) || !code.includes('new URL(')) return null;
  const replaced = code.replaceAll(named, (_, name: string) => {
    const file = join(folder ?? place(), bundleOf(join(dirname(id), name)));
    return `new URL(${JSON.stringify(relative(dirname(id), file))}, import.meta.url)`;
  });
  return replaced === code ? null : replaced;
}

function bundleOf(program: string): string {
  return relative(join(root, 'src'), program).replaceAll('/', '-').replace(/\.ts$/, '.js');
}

async function build(): Promise<void> {
  if (existsSync(place())) return;
  const waiting = (pid: number) =>
    console.log(`Another process (${pid}) is bundling the programs of the server; waiting for it …`);
  await alone(join(root, '.cairn-runtime/bundling-children'), waiting, async () => {
    if (existsSync(place())) return;
    mkdirSync(folder, { recursive: true });
    const unfinished = `${place()}.unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    await bundleChildPrograms(unfinished);
    renameSync(unfinished, place());
    removeOld();
  });
}

/** `seenFrom`: the folder of the checkout that is as far from `src` as they will be. */
export async function bundleChildPrograms(into: string, seenFrom: string = into): Promise<void> {
  const change = ownPlaces(seenFrom);
  for (const program of programs()) await bundle({ input: { [bundleOf(program)]: program }, into, change });
}

function programs(): string[] {
  const modules = globSync('src/**/*.ts', { cwd: root }).map((path) => join(root, path));
  return modules.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(named)].map(([, name = '']) => join(dirname(path), name)),
  );
}

function removeOld(): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (Date.now() - statSync(path).mtimeMs > 30 * days) rmSync(path, { recursive: true, force: true });
  }
}
