import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const stagePath = '.cairn-runtime/packages';

/**
 * A folder to install in, whose lockfile also says where each package lies. Ours names no registry, so npm would ask for
 * the description of each package first, which takes as long as all the rest. `settings`: npm's. `null` if they name
 * other registries for some packages.
 */
export function stage(root, settings) {
  const registry = registryOf(settings);
  if (!registry) return null;
  const folder = join(root, stagePath);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', '.npmrc'])
    if (existsSync(join(root, file))) cpSync(join(root, file), join(folder, file));
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  for (const [path, entry] of Object.entries(lock.packages)) addPlace(path, entry, registry);
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  return folder;
}

/** Puts the installed packages in the place of those that were there. False if they cannot be moved, as over a mount. */
export function takeStaged(root, folder) {
  try {
    rmSync(join(root, 'node_modules'), { recursive: true, force: true });
    renameSync(join(folder, 'node_modules'), join(root, 'node_modules'));
    return true;
  } catch (error) {
    if (['EXDEV', 'EBUSY', 'ENOTEMPTY', 'EEXIST', 'EPERM'].includes(error.code)) return false;
    throw error;
  }
}

function registryOf(settings) {
  if (Object.keys(settings).some((key) => key.endsWith(':registry'))) return null;
  return URL.canParse(settings.registry ?? '') ? settings.registry.replace(/\/+$/, '') : null;
}

function addPlace(path, entry, registry) {
  if (!path || entry.resolved || entry.link || entry.inBundle || !entry.integrity) return;
  const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  entry.resolved = `${registry}/${name}/-/${name.split('/').at(-1)}-${entry.version}.tgz`;
}
