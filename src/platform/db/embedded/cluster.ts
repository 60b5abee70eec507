import { join } from 'node:path';
import { makeDataFolder } from '../../data-folder.ts';
import { binariesFor } from './binaries.ts';
import { type ServerUser, serverUser } from './server-user.ts';
import { makeSocketFolder, socketFolderFor } from './socket-folder.ts';

/** Where one embedded server lives, and as whom it runs. */
export type Cluster = {
  dataDir: string;
  pgFolder: string;
  logFile: string;
  socketFolder: string;
  binaries: string;
  user: ServerUser;
  /** How the server names its data when it may not be able to walk to it: by the directory that it was started in. */
  here: '/proc/self/cwd' | null;
  /** Off for throw-away test servers only: then a power cut may lose everything. */
  durable: boolean;
  spawnAs: { uid?: number; gid?: number; env: Record<string, string> };
};

/** Makes the folders and finds the binaries. Throws StartProblem when one of them cannot be had. */
export function openCluster(given: string, durable: boolean): Cluster {
  const dataDir = makeDataFolder(given);
  const pgFolder = join(dataDir, 'pg');
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
    spawnAs: {
      ...(user.drop ? { uid: user.uid, gid: user.gid } : {}),
      // Not our environment: it holds our secrets.
      env: { PATH: '/usr/local/bin:/usr/bin:/bin', TZ: 'UTC', LC_ALL: 'C' },
    },
  };
}
