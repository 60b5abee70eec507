import { readFileSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { basename, dirname } from 'node:path';

/** The program sees only programs, fonts and an empty folder in memory, and has no network and no privileges. */
export type Confinement = { name: string; words(inside: readonly string[]): string[] };

const folderBytes = 400_000_000;

/** Programs, shared libraries and fonts. Never all of `/usr`, where some sites keep private data. */
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

const confinedUserId = 61_001;
const asOwnUser = ['setpriv', `--reuid=${confinedUserId}`, `--regid=${confinedUserId}`, '--clear-groups'];

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
    ...['--dev', '/dev', '--proc', '/proc', '--size', String(folderBytes), '--tmpfs', '/tmp'],
    ...['--remount-ro', '/', '--chdir', '/tmp'],
  ];
}

const ownRoot = readFileSync(new URL('./own-root.sh', import.meta.url), 'utf8');

function unshare(folders: readonly string[], user: readonly string[]): string[] {
  return [
    ...['unshare', ...user, '--mount', '--pid', '--net', '--ipc', '--uts', '--fork', '--kill-child'],
    ...['/bin/sh', '-c', ownRoot, 'own-root', String(folderBytes), ...folders, '--'],
  ];
}
