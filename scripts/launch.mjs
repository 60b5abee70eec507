// The door to every command. Plain JavaScript for Node 20 and newer, and nothing but Node's own modules: it has to
// run before anything is installed.
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { runUnder } from './launch/child.mjs';
import { installPackages } from './launch/install.mjs';
import { LaunchProblem } from './launch/problem.mjs';
import { oldestNode, runtimeNode } from './launch/runtime.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const commands = {
  start: 'scripts/start.ts',
  dev: 'scripts/dev.ts',
  test: 'scripts/test.ts',
  admin: 'scripts/admin.ts',
  bench: 'bench/run.ts',
};

async function main([verb = '', ...args]) {
  const script = Object.hasOwn(commands, verb) ? join(root, commands[verb]) : null;
  if (!script) throw new LaunchProblem(`Unknown command "${verb}": use ${Object.keys(commands).join(', ')}.`);
  const major = Number(process.versions.node.split('.')[0]);
  const node = major >= oldestNode ? process.execPath : await runtimeNode(root);
  const env = { ...process.env };
  if (node !== process.execPath) env.PATH = [dirname(node), env.PATH].filter(Boolean).join(delimiter);
  await installPackages(root, node, env);
  if (node !== process.execPath) return runUnder(node, [script, ...args], env);
  process.argv = [node, script, ...args];
  await import(pathToFileURL(script).href);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof LaunchProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
