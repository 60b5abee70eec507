import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from './lock.mjs';
import { mustBeWritable, npmCi } from './npm.mjs';

/** Concurrent starts install only once. */
export async function installPackages(root, node, env) {
  if (isInstalled(root)) return;
  mustBeWritable(root);
  const waiting = (pid) =>
    console.log(`Another start (process ${pid}) is installing the packages; waiting for it …`);
  await alone(join(root, '.cairn-runtime/installing'), waiting, async () => {
    if (isInstalled(root)) return;
    const paths = Object.entries(readLock(root))
      .filter(([, entry]) => !entry.optional)
      .map(([path]) => `${path}/package.json`);
    await npmCi(root, { node, env, title: 'Installing the packages (once)', paths });
    stamp(root);
  });
}

export function isInstalled(root, lockFolder = root) {
  if (readOr(stampFile(root), '') === hashOf(lockFolder)) return true;
  const there = readOr(join(root, 'node_modules/.package-lock.json'), null);
  if (there === null) return false;
  const found = JSON.parse(there).packages ?? {};
  const wanted = readLock(lockFolder);
  const complete = Object.entries(wanted).every(
    ([path, entry]) => entry.optional || same(found[path], entry),
  );
  const exact = Object.entries(found).every(([path, entry]) => same(wanted[path], entry));
  if (complete && exact) tryToStamp(root);
  return complete && exact;
}

export function stamp(root) {
  writeFileSync(stampFile(root), hashOf(root));
}

/** On a read-only checkout, npm's list is compared at each start. */
function tryToStamp(root) {
  try {
    stamp(root);
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
