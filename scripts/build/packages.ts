import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { installedPath } from '../installed-path.ts';

const names = z.record(z.string(), z.string()).default({});
const entry = z.object({
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().optional() })).default({}),
});
const lockfile = z.object({ packages: z.record(z.string(), entry) });
type Entries = z.infer<typeof lockfile>['packages'];

/** Direct dependencies that are in the built pages, or that build them: a built Cairn runs without them. */
export const ofThePages: readonly string[] = [
  '@base-ui/react',
  '@hookform/resolvers',
  '@react-router/dev',
  '@react-router/node',
  '@tailwindcss/vite',
  '@tanstack/react-query',
  '@tanstack/react-table',
  'lucide-react',
  'react-hook-form',
  'tailwindcss',
  'rolldown',
  'vite',
];

/** Folders below the root, such as `node_modules/pg`, of all packages that a built Cairn runs with. */
export function packagesToRun(root: string): string[] {
  const { packages } = lockfile.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  const direct = Object.keys(packages['']?.dependencies ?? {}).filter((name) => !ofThePages.includes(name));
  const kept = new Set<string>();
  const add = (from: string, name: string): void => {
    const path = installedPath(packages, from, name);
    if (path === null || kept.has(path) || !existsSync(join(root, path))) return;
    kept.add(path);
    for (const next of needs(packages[path])) add(path, next);
  };
  for (const name of direct) add('', name);
  return [...kept].toSorted();
}

function needs(found: Entries[string] | undefined): string[] {
  if (!found) return [];
  const peers = Object.keys(found.peerDependencies).filter(
    (name) => !found.peerDependenciesMeta[name]?.optional,
  );
  return [...Object.keys(found.dependencies), ...Object.keys(found.optionalDependencies), ...peers];
}
