// The entry point of every command. Plain JavaScript for Node 20 and newer without packages, because it runs before
// anything is installed.
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkBuilt, readBuilt } from './launch/built.mjs';
import { runUnder } from './launch/child.mjs';
import { installPackages } from './launch/install.mjs';
import { LaunchProblem } from './launch/problem.mjs';
import { oldestNode, runtimeNode } from './launch/runtime.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
// Semi-space: unbounded, V8 lets it grow with the machine's memory, and the app takes 100 MB more. 8 MB would save
// another 20 MB under load but answer 10% fewer requests. Pretenuring: V8 guesses wrong for our queries and keeps up to
// 180 MB until the next full collection.
const lean = ['--max-semi-space-size=16', '--no-allocation-site-pretenuring'];
// By default glibc keeps the 19 MB of a password hash for each of its threads. Returning large blocks saves 180 MB.
const givingBack = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '4194304' };
// Both strip types themselves, which Node calls experimental.
const quiet = '--disable-warning=ExperimentalWarning';
const commands = {
  start: [...lean, 'scripts/start.ts'],
  build: [quiet, 'scripts/build.ts'],
  dev: ['scripts/dev.ts'],
  test: ['scripts/test.ts'],
  admin: ['scripts/admin.ts'],
  bench: ['bench/run.ts'],
  'bench:web': ['bench/web.ts'],
  'bench:market': ['bench/market.ts'],
  'bench:pages': ['bench/pages.ts'],
  'bench:rooms': ['bench/rooms.ts'],
  'bench:appa': ['bench/appa.ts'],
  'bench:earnings': ['bench/earnings.ts'],
  'bench:what-if': ['bench/what-if.ts'],
  'bench:report': ['bench/report.ts'],
  'bench:operations': ['bench/operations.ts'],
  'bench:qoe': ['bench/qoe.ts'],
  'bench:leaks': ['bench/leaks.ts'],
  api: ['scripts/generate-openapi.ts'],
  client: ['scripts/build-client.ts'],
  screens: ['scripts/screens.ts'],
  film: ['scripts/film.ts'],
  release: [quiet, 'scripts/release.ts'],
};

/** What the product itself needs is a third less to install. */
const withoutTools = ['start', 'admin', 'build'];

/** What is in a folder that `npm run build` made. */
const ofBuilt = ['start', 'admin'];

async function main([verb = '', ...args]) {
  const built = readBuilt(root);
  const known = built ? ofBuilt : Object.keys(commands);
  if (!known.includes(verb)) throw new LaunchProblem(`Unknown command "${verb}": use ${known.join(', ')}.`);
  const [source, ...flags] = commands[verb].toReversed();
  const script = built ? `program/${verb}.js` : source;
  if (built) checkBuilt(built);
  const major = Number(process.versions.node.split('.')[0]);
  const node = major >= oldestNode ? process.execPath : await runtimeNode(root);
  const env = { ...(verb === 'start' ? givingBack : {}), ...process.env };
  if (node !== process.execPath) env.PATH = [dirname(node), env.PATH].filter(Boolean).join(delimiter);
  if (!built) await installPackages(root, node, env, !withoutTools.includes(verb));
  await become(node, [...flags, join(root, script), ...args], env);
}

/** Replaces this process if this Node version can, otherwise runs the program as a child. */
async function become(node, args, env) {
  if (process.execve && process.platform !== 'win32') process.execve(node, [node, ...args], env);
  await runUnder(node, args, env);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof LaunchProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
