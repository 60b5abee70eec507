import { chmodSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataFolder } from '../../data-folder.ts';
import { binariesFor } from './binaries.ts';
import { type ServerUser, serverUser } from './server-user.ts';
import { makeSocketFolder, socketFolderFor } from './socket-folder.ts';

export type Cluster = {
  dataDir: string;
  pgFolder: string;
  logFile: string;
  socketFolder: string;
  binaries: string;
  user: ServerUser;
  /** The server's name for its data folder if it cannot traverse the path to it: its working directory. */
  here: '/proc/self/cwd' | null;
  durable: boolean;
  replay: { until: Date | null } | null;
  spawnAs: { uid?: number; gid?: number; env: Record<string, string> };
};

export function openCluster(given: string, durable: boolean, replay: Cluster['replay'] = null): Cluster {
  const dataDir = makeDataFolder(given);
  const pgFolder = join(dataDir, 'pg');
  closeToOthers(pgFolder);
  const user = serverUser(pgFolder);
  const socketFolder = socketFolderFor(dataDir, user);
  makeSocketFolder(socketFolder, user);
  return {
    dataDir,
    pgFolder,
    logFile: join(dataDir, 'postgres.log'),
    socketFolder,
    binaries: binariesFor(user, dataDir),
    user,
    here: user.drop && process.platform === 'linux' ? '/proc/self/cwd' : null,
    durable,
    replay,
    spawnAs: {
      ...(user.drop ? { uid: user.uid, gid: user.gid } : {}),
      // Not our environment, which holds secrets.
      env: { PATH: '/usr/local/bin:/usr/bin:/bin', TZ: 'UTC', LC_ALL: 'C' },
    },
  };
}

/** PostgreSQL refuses a folder that its group may write to, as a volume mounted for a group leaves it. */
function closeToOthers(folder: string): void {
  const at = statSync(folder, { throwIfNoEntry: false });
  if (at && (at.mode & 0o027) !== 0) chmodSync(folder, 0o700);
}
