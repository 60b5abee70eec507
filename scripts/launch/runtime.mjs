import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ended } from './child.mjs';
import { isInstalled, stamp } from './install.mjs';
import { alone } from './lock.mjs';
import { install, mustBeWritable } from './npm.mjs';
import { LaunchProblem } from './problem.mjs';

/** The first version that strips types and has the cryptography that we use. */
export const oldestNode = 24;

/** Node from the `node` npm package, in its own folder, so that `npm ci` does not delete it while it runs. */
export async function runtimeNode(root) {
  const [home, source] = [join(root, '.cairn-runtime/node'), join(root, 'scripts/runtime')];
  const node = join(home, 'node_modules/node/bin/node');
  if (isCurrent(home, source, node)) return node;
  mustBeWritable(root);
  const waiting = (pid) =>
    console.log(`Another start (process ${pid}) is getting Node ${oldestNode}; waiting for it …`);
  await alone(join(root, '.cairn-runtime/getting-node'), waiting, async () => {
    if (!isCurrent(home, source, node)) await getNode(home, source, node);
  });
  return node;
}

async function getNode(home, source, node) {
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  for (const file of files) copyFileSync(join(source, file), join(home, file));
  const title = `Getting Node ${oldestNode}, since this one is ${process.versions.node} (once)`;
  await install(home, {
    node: process.execPath,
    env: process.env,
    title,
    paths: ['node_modules/node/bin/node'],
  });
  if (!existsSync(node)) await runInstallScript(join(home, 'node_modules/node'));
  const { stdout, error } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  if (!stdout?.startsWith(`v${oldestNode}.`))
    throw new LaunchProblem(
      `Node ${oldestNode} was downloaded but does not run here (${error?.code ?? (stdout?.trim() || 'no answer')}): install Node ${oldestNode} yourself, and start again.`,
    );
  stamp(home);
}

/** The package downloads its binary in an install script, which may be disabled. */
async function runInstallScript(folder) {
  const child = spawn(process.execPath, ['installArchSpecificPackage.js'], {
    cwd: folder,
    env: {
      ...process.env,
      npm_config_loglevel: 'error',
      npm_config_audit: 'false',
      npm_config_fund: 'false',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { code } = await ended(child);
  if (code !== 0)
    throw new LaunchProblem(
      `Node ${oldestNode} cannot be downloaded (see above): check the network, or install Node ${oldestNode} yourself.`,
    );
}

const files = ['package.json', 'package-lock.json'];

function isCurrent(home, source, node) {
  return existsSync(node) && isInstalled(home, { lockFolder: source });
}
