import { readFileSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { basename, dirname } from 'node:path';

/**
 * How a program is started so that it sees nothing but programs, fonts and an empty folder that is memory (its working
 * folder), has no network, no privileges and no way to get any. `words`: the whole command for one that is run inside.
 */
export type Confinement = { name: string; words(inside: readonly string[]): string[] };

/** Bytes that a confined program may keep in its folder: input, output and what it writes aside. */
const roomBytes = 400_000_000;

/** Programs, what they are linked with and fonts; never a whole `/usr`, where some keep what is theirs. */
const programFolders = [
  ...[
    '/bin',
    '/sbin',
    '/lib',
    '/lib32',
    '/lib64',
    '/usr/bin',
    '/usr/sbin',
    '/usr/lib',
    '/usr/lib32',
    '/usr/lib64',
  ],
  ...['fonts', 'fontconfig', 'libreoffice', 'liblangtag', 'X11/locale', 'icu'].map(
    (one) => `/usr/share/${one}`,
  ),
  ...[
    '/usr/local/share/fonts',
    '/etc/fonts',
    '/etc/libreoffice',
    '/etc/alternatives',
    '/var/lib/libreoffice',
  ],
  '/var/cache/fontconfig',
];

/** Who a confined program is where the server is root: nobody else's number. */
const ownId = 61_001;
const asOwnUser = ['setpriv', `--reuid=${ownId}`, `--regid=${ownId}`, '--clear-groups'];

/** The ways that there are, the best first: bubblewrap, and the same with what util-linux brings. */
export async function confinements(program: string): Promise<Confinement[]> {
  const folders = [...programFolders, ...(await foldersOf(program))];
  const root = process.getuid?.() === 0;
  const before = root ? asOwnUser : [];
  const ways = [
    {
      name: 'bubblewrap',
      words: (inside: readonly string[]) => [...before, ...bubblewrap(folders), ...inside],
    },
    {
      name: 'unshare',
      words: (inside: readonly string[]) => [
        ...before,
        ...unshare(folders, ['--user', '--map-root-user']),
        ...inside,
      ],
    },
  ];
  if (!root) return ways;
  const asRoot = (inside: readonly string[]) => [...unshare(folders, []), ...asOwnUser.slice(1), ...inside];
  return [...ways, { name: 'unshare as root', words: asRoot }];
}

/** Where a program lies that is in none of the usual folders: its installation, and no more. */
async function foldersOf(program: string): Promise<string[]> {
  const folder = dirname(await realpath(program));
  const own = basename(folder) === 'program' ? dirname(folder) : folder;
  return programFolders.some((one) => `${own}/`.startsWith(`${one}/`)) ? [] : [own];
}

function bubblewrap(folders: readonly string[]): string[] {
  return [
    'bwrap',
    ...['--unshare-user', '--unshare-pid', '--unshare-net', '--unshare-ipc', '--unshare-uts'],
    ...['--uid', '65534', '--gid', '65534', '--cap-drop', 'ALL', '--die-with-parent', '--new-session'],
    ...folders.flatMap((folder) => ['--ro-bind-try', folder, folder]),
    ...['--dev', '/dev', '--proc', '/proc', '--size', String(roomBytes), '--tmpfs', '/tmp'],
    ...['--remount-ro', '/', '--chdir', '/tmp'],
  ];
}

const ownRoot = readFileSync(new URL('./own-root.sh', import.meta.url), 'utf8');

function unshare(folders: readonly string[], user: readonly string[]): string[] {
  return [
    ...['unshare', ...user, '--mount', '--pid', '--net', '--ipc', '--uts', '--fork', '--kill-child'],
    ...['/bin/sh', '-c', ownRoot, 'own-root', String(roomBytes), ...folders, '--'],
  ];
}
