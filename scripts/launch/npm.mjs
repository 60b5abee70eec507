import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import { ended } from './child.mjs';
import { LaunchProblem } from './problem.mjs';
import { progress } from './progress.mjs';

const unreachable =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED)\b/;

/** As the lockfile says. `keep` what is there, because the product may be running from it; otherwise anew. */
export async function install(folder, { node, env, title, paths, tools = true, keep = false }) {
  const [program, ...before] = npmCommand(node);
  const args = [
    ...before,
    ...(keep ? ['install', '--no-save'] : ['ci']),
    tools ? '--include=dev' : '--omit=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const child = spawn(program, args, {
    cwd: folder,
    env: installEnv(env),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  const done = progress(
    title,
    () => `${paths.filter((path) => existsSync(join(folder, path))).length} of ${paths.length}`,
  );
  let succeeded = false;
  try {
    const { code, signal } = await ended(child);
    succeeded = code === 0;
    if (succeeded) return;
    if (signal || [130, 143].includes(code))
      throw new LaunchProblem('Stopped while packages were being installed.');
    throw new LaunchProblem(explain(said, code));
  } catch (error) {
    if (error.code === 'ENOENT')
      throw new LaunchProblem('npm was not found: install npm, which comes with Node.');
    throw error;
  } finally {
    done(succeeded);
  }
}

export function mustBeWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const why = error.code === 'EROFS' ? 'it is on a read-only file system' : 'this user may not write there';
    throw new LaunchProblem(
      `Packages have to be installed in ${folder}, but ${why}: run "npm ci" there as its owner, or copy the checkout to a place that you own.`,
    );
  }
}

function npmCommand(node) {
  const asked = process.env.npm_execpath;
  return asked && /npm-cli\.(c|m)?js$/.test(asked) && existsSync(asked) ? [node, asked] : ['npm'];
}

/** Removes npm settings that are meant for the outer command only. */
function installEnv(env) {
  const { NODE_ENV: _mode, npm_config_omit: _omit, npm_config_production: _production, ...rest } = env;
  return { ...rest, npm_config_dry_run: 'false', npm_config_global: 'false' };
}

function explain(said, code) {
  const network = unreachable.exec(said)?.[1];
  if (network)
    return `The packages cannot be downloaded (${network}): check the network or the proxy that npm uses, and start again.`;
  if (/\bENOSPC\b/.test(said)) return 'The disk is full: make room for about 500 MB, and start again.';
  if (/\b(EACCES|EPERM|EROFS)\b/.test(said)) return `npm may not write where it has to: ${lastLine(said)}`;
  process.stderr.write(said);
  return `npm ended with ${code}: see above.`;
}

function lastLine(said) {
  return (
    said
      .split('\n')
      .filter((line) => /npm (ERR!|error)/.test(line) && !/A complete log/.test(line))
      .at(-1) ?? said.trim()
  );
}
