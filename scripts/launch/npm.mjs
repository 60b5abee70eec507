import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ended } from './child.mjs';
import { LaunchProblem } from './problem.mjs';
import { progress } from './progress.mjs';
import { stage, takeStaged } from './staging.mjs';

const unreachable =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED)\b/;
const full = /\bENOSPC\b/;
const forbidden = /\b(EACCES|EPERM|EROFS)\b/;

/**
 * As the lockfile says. `keep` what is there, because the product may be running from it; otherwise anew, `staged` first
 * if there is much to install.
 */
export async function install(folder, options) {
  const { title, paths, staged = false } = options;
  let [stageFolder, succeeded] = [null, false];
  const isThere = (path) => [folder, stageFolder].some((one) => one && existsSync(join(one, path)));
  const done = progress(title, () => `${paths.filter(isThere).length} of ${paths.length}`);
  try {
    const settings = staged ? await npmSettings(folder, options) : null;
    stageFolder = settings && stage(folder, settings);
    succeeded = Boolean(stageFolder) && (await installStaged(folder, stageFolder, options));
    if (!succeeded) await runInstall(folder, options);
    succeeded = true;
  } catch (error) {
    if (error.code === 'ENOENT')
      throw new LaunchProblem('npm was not found: install npm, which comes with Node.');
    throw error;
  } finally {
    done(succeeded);
  }
}

/** False if a registry keeps its packages elsewhere, or they cannot be moved: then npm has to find them itself. */
async function installStaged(folder, stageFolder, options) {
  try {
    const { code, signal, error } = await npm(stageFolder, { ...options, args: installArgs(options) });
    const hopeless = [unreachable, full, forbidden].some((reason) => reason.test(error));
    if (code !== 0 && !signal && !hopeless) return false;
    check({ code, signal, error });
    return takeStaged(folder, stageFolder);
  } finally {
    rmSync(stageFolder, { recursive: true, force: true });
  }
}

async function runInstall(folder, options) {
  check(await npm(folder, { ...options, args: installArgs(options) }));
}

function installArgs({ tools = true, keep = false }) {
  return [
    ...(keep ? ['install', '--no-save'] : ['ci']),
    tools ? '--include=dev' : '--omit=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
}

function check({ code, signal, error }) {
  if (code === 0) return;
  if (signal || [130, 143].includes(code))
    throw new LaunchProblem('Stopped while packages were being installed.');
  throw new LaunchProblem(explain(error, code));
}

/** `null` where npm does not tell. */
async function npmSettings(folder, { node, env }) {
  const { code, output } = await npm(folder, { node, env, args: ['config', 'list', '--json'] });
  try {
    return code === 0 ? JSON.parse(output) : null;
  } catch {
    return null;
  }
}

async function npm(folder, { node, env, args }) {
  const [program, ...before] = npmCommand(node);
  const child = spawn(program, [...before, ...args], {
    cwd: folder,
    env: installEnv(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const texts = { output: '', error: '' };
  for (const [name, stream] of [
    ['output', child.stdout],
    ['error', child.stderr],
  ])
    stream.setEncoding('utf8').on('data', (text) => {
      texts[name] += text;
    });
  return { ...(await ended(child)), ...texts };
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
  if (full.test(said)) return 'The disk is full: make room for about 500 MB, and start again.';
  if (forbidden.test(said)) return `npm may not write where it has to: ${lastLine(said)}`;
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
