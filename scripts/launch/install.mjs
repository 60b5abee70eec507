import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from './lock.mjs';
import { install, mustBeWritable } from './npm.mjs';

/** Concurrent starts install only once. `tools`: with the packages that only tests and benchmarks use. */
export async function installPackages(root, node, env, tools) {
  if (isInstalled(root, { tools })) return;
  mustBeWritable(root);
  const waiting = (pid) =>
    console.log(`Another start (process ${pid}) is installing the packages; waiting for it …`);
  await alone(join(root, '.cairn-runtime/installing'), waiting, async () => {
    if (isInstalled(root, { tools })) return;
    const paths = Object.entries(readLock(root))
      .filter(([, entry]) => isNeeded(entry, tools))
      .map(([path]) => `${path}/package.json`);
    const [title, keep] = isInstalled(root, { tools: false })
      ? ['Installing the tools of the tests (once)', true]
      : ['Installing the packages (once)', false];
    await install(root, { node, env, title, paths, tools, keep, staged: !keep });
    stamp(root, tools);
  });
}

export function isInstalled(root, { lockFolder = root, tools = true } = {}) {
  const [hash, less] = readOr(stampFile(root), '').split(' ');
  if (hash === hashOf(lockFolder) && (!less || !tools)) return true;
  const there = readOr(join(root, 'node_modules/.package-lock.json'), null);
  if (there === null) return false;
  const found = JSON.parse(there).packages ?? {};
  const wanted = readLock(lockFolder);
  const complete = Object.entries(wanted).every(
    ([path, entry]) => !isNeeded(entry, tools) || same(found[path], entry),
  );
  const exact = Object.entries(found).every(([path, entry]) => same(wanted[path], entry));
  if (complete && exact) tryToStamp(root, tools);
  return complete && exact;
}

export function stamp(root, tools = true) {
  writeFileSync(stampFile(root), tools ? hashOf(root) : `${hashOf(root)} without-tools`);
}

function isNeeded({ optional, dev, devOptional }, tools) {
  return !optional && (tools || !(dev || devOptional));
}

/** On a read-only checkout, npm's list is compared at each start. */
function tryToStamp(root, tools) {
  try {
    stamp(root, tools);
  } catch {}
}

function readLock(root) {
  const { '': _self, ...packages } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  ).packages;
  return packages;
}

function same(one, other) {
  return (
    one !== undefined &&
    other !== undefined &&
    one.version === other.version &&
    one.integrity === other.integrity
  );
}

function stampFile(root) {
  return join(root, 'node_modules/.cairn-lock');
}

function hashOf(root) {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

function readOr(file, otherwise) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(error.code)) return otherwise;
    throw error;
  }
}
