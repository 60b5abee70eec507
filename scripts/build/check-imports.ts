import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { StartProblem } from '#platform/start-problem.ts';

/** Imported on demand, and never in a built folder. */
const ofDevelopment = ['vite'];

const beginnings = [
  'scripts/launch.mjs',
  'scripts/check-ready.mjs',
  'program/{start,admin}.js',
  'build/server/**/*.js',
];

/** At the beginning of a line, so that what comments and texts quote does not count. */
const statement = /^(?:import\s*|(?:import\b|export\b|\})[^\n;]*?\bfrom\s*)["']([^"'\n]+)["']/gm;
/** Not the place that a bundled module had in `src`, which its own-places.ts names with `.href`. */
const expression =
  /(?:\bimport|\bimport\.meta\.resolve|\bnew URL)\(\s*["']([^"'\n]+)["'](?!, import\.meta\.url\)\.href)/g;

/** Follows every import of a built folder. Throws StartProblem for what is not in it. */
export function checkImports(folder: string): void {
  const seen = new Set<string>();
  const missing = new Set<string>();
  const open = globSync(beginnings, { cwd: folder }).map((path) => join(folder, path));
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const name of importsOf(file)) {
      const path = pathOf(folder, file, name);
      if (path === null || ofDevelopment.includes(name)) continue;
      if (!existsSync(path)) missing.add(`${name} of ${file.slice(folder.length + 1)}`);
      else if (/\.m?[jt]s$/.test(path) && !path.includes('/node_modules/')) open.push(path);
    }
  }
  if (missing.size > 0)
    throw new StartProblem(`The built folder lacks what it imports: ${[...missing].toSorted().join(', ')}.`);

  function importsOf(file: string): string[] {
    const text = readFileSync(file, 'utf8');
    return [statement, expression].flatMap((form) => [...text.matchAll(form)].map(([, name = '']) => name));
  }
}

/** The file or package folder that an import names; null for Node's own modules and addresses. */
function pathOf(folder: string, file: string, name: string): string | null {
  if (/^[a-z]+:/.test(name) || name.startsWith('/')) return null;
  if (name.startsWith('.')) return resolve(dirname(file), name);
  if (name.startsWith('#')) return join(folder, 'src', name.slice(1));
  const parts = name.split('/').slice(0, name.startsWith('@') ? 2 : 1);
  return join(folder, 'node_modules', ...parts);
}
