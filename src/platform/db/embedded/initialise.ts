import { spawn } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { codeOf, messageOf, StartProblem } from '../../start-problem.ts';
import type { Cluster } from './cluster.ts';

export const superuser = 'cairn';
const major = '18';

/** Creates the database files if there are none, atomically by rename. */
export async function initialise(cluster: Cluster, password: string): Promise<void> {
  if (existsSync(cluster.pgFolder)) return checkVersion(cluster.pgFolder);
  removeLeftovers(cluster.dataDir, /^pg\.new\.(\d+)$/);
  const fresh = `${cluster.pgFolder}.new.${process.pid}`;
  const passwordFile = join(cluster.socketFolder, `password.${process.pid}`);
  try {
    mkdirSync(fresh, { mode: 0o700 });
    // Not a pipe: initdb opens the path, and Node's pipes are sockets, which cannot be opened.
    writeFileSync(passwordFile, `${password}\n`, { mode: 0o600, flag: 'wx' });
    if (cluster.user.drop)
      for (const path of [fresh, passwordFile]) chownSync(path, cluster.user.uid, cluster.user.gid);
    await runInitdb(cluster, fresh, passwordFile);
    renameSync(fresh, cluster.pgFolder);
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes(codeOf(error))) throw error;
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(fresh, { recursive: true, force: true });
  }
}

async function runInitdb(cluster: Cluster, fresh: string, passwordFile: string): Promise<void> {
  const args = [
    '-D',
    cluster.here ?? fresh,
    '-U',
    superuser,
    '-A',
    'scram-sha-256',
    `--pwfile=${passwordFile}`,
  ];
  args.push('-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions');
  // Throwaway servers of tests take thousands of connections, and each would derive a key.
  if (!cluster.durable) args.push('--no-sync', '--set', 'scram_iterations=1');
  const child = spawn(join(cluster.binaries, 'bin/initdb'), args, {
    ...cluster.spawnAs,
    cwd: fresh,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const ended = await new Promise<number | string>((resolve) => {
    child.on('error', (error) => resolve(messageOf(error)));
    child.on('close', (code, signal) => resolve(code ?? signal ?? 'nothing'));
  });
  if (ended === 0) return;
  const why = said.split('\n').find((line) => /error|fatal|could not|cannot/i.test(line)) ?? said;
  throw new StartProblem(
    `PostgreSQL could not make its files in ${cluster.dataDir} (initdb ended with ${ended}): ${why}`,
  );
}

/** Removes what killed processes left in `folder`. `named`: its first group is the process. */
export function removeLeftovers(folder: string, named: RegExp): void {
  for (const name of readdirSync(folder)) {
    const pid = Number(named.exec(name)?.[1]);
    if (pid && !isAlive(pid)) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

function checkVersion(pgFolder: string): void {
  let found: string;
  try {
    found = readFileSync(join(pgFolder, 'PG_VERSION'), 'utf8').trim();
  } catch (cause) {
    throw new StartProblem(
      `${pgFolder} holds no database that can be read (${messageOf(cause)}): set DATA_DIR to another folder, or put a backup there.`,
      { cause },
    );
  }
  if (found !== major)
    throw new StartProblem(
      `${pgFolder} was made by PostgreSQL ${found}, and this Cairn includes ${major}: start the Cairn that made it, or set DATA_DIR to another folder.`,
    );
}
