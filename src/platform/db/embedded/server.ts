import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { codeOf, messageOf, type StartLog, StartProblem } from '../../start-problem.ts';
import type { Cluster } from './cluster.ts';
import { clearRemains, namedPostmaster, type Postmaster, serversOf } from './postmaster.ts';
import { makeSocketFolder, removeSocketFolder } from './socket-folder.ts';
import { keepOnExit, stopOnExit } from './stop-on-exit.ts';

const settings: Record<string, string> = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '40',
  shared_buffers: '64MB',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Log errors without the rows and statements that they concern, which hold personal data.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  // Ends the statements of an app that was killed.
  client_connection_check_interval: '2s',
};
/** Each database of a test lives for seconds: to vacuum it, and to write checkpoints of it, is lost work. */
const forTests = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  checkpoint_timeout: '1h',
  max_wal_size: '4GB',
  max_connections: '100',
};
const patience = 180_000;
/** Replaying the WAL of a busy day takes its time. */
const patienceToReplay = 86_400_000;
const logLimit = 5_000_000;

export async function reachServer(
  cluster: Cluster,
  log: StartLog,
): Promise<{ server: Postmaster; started: boolean }> {
  const until = Date.now() + (cluster.replay ? patienceToReplay : patience);
  let orphansSince = 0;
  while (Date.now() < until) {
    const servers = serversOf(cluster.pgFolder);
    const named = namedPostmaster(cluster.pgFolder);
    if (named && servers.includes(named.pid)) {
      if (named.ready) return { server: named, started: false };
      await pause(10); // starting, recovering or stopping
    } else if (servers.length > 0) {
      orphansSince ||= Date.now();
      endOrphans(cluster, servers, Date.now() - orphansSince);
      await pause(25);
    } else {
      const started = await startServer(cluster, log, until);
      if (started) return { server: started, started: true };
    }
  }
  throw new StartProblem(`PostgreSQL was not ready in time: see ${cluster.logFile}.`);
}

/** Ends the children of a killed server that are stuck in a long computation; others end on their own. */
function endOrphans(cluster: Cluster, servers: number[], waited: number): void {
  // A starting server has no PID file for some milliseconds: touch nothing for five seconds.
  if (waited < 5_000 || namedPostmaster(cluster.pgFolder) === null) return;
  for (const pid of servers) signal(pid, 'SIGQUIT');
}

function signal(pid: number, name: 'SIGQUIT' | 'SIGINT'): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error;
  }
}

/** `null`: another start was faster or a stopping server was in the way; retry. */
async function startServer(cluster: Cluster, log: StartLog, until: number): Promise<Postmaster | null> {
  makeSocketFolder(cluster.socketFolder, cluster.user);
  clearRemains(cluster.pgFolder, cluster.socketFolder);
  const { child, logFrom } = spawnServer(cluster);
  let ended: string | null = null;
  child.once('error', (error) => {
    ended = messageOf(error);
  });
  child.once('exit', (code, killedBy) => {
    ended = `it ended with ${code ?? killedBy}`;
  });
  let slow = Date.now() + 3_000;
  while (ended === null && Date.now() < until) {
    const named = namedPostmaster(cluster.pgFolder);
    if (named?.ready && named.pid === child.pid) return release(child, named);
    if (Date.now() > slow) {
      log.info({ logFile: cluster.logFile }, 'the database is still starting');
      slow = Number.POSITIVE_INFINITY;
    }
    await pause(5);
  }
  if (child.pid !== undefined && ended !== null) keepOnExit(child.pid);
  const said = readFileSync(cluster.logFile, 'utf8').slice(logFrom);
  if (/"postmaster\.pid" already exists|still in use/.test(said)) {
    await pause(50);
    return null;
  }
  throw new StartProblem(explain(said, ended ?? 'it did not become ready', cluster));
}

function settingsFor({ durable, replay, pgFolder }: Cluster): Record<string, string> {
  return {
    ...settings,
    // What is kept for a receiver of WAL that is away, and for a backup. More could fill the disk of the site.
    max_slot_wal_keep_size: `${walKept(pgFolder)}MB`,
    ...(durable ? {} : forTests),
    ...(replay ? replaySettings(replay.until) : {}),
  };
}

/** In megabytes: as much as stays free for it by DISK_RESERVE, unless that is set. */
function walKept(pgFolder: string): number {
  const { blocks, bsize } = statfsSync(pgFolder);
  return Math.max(1_024, Math.floor((blocks * bsize * 0.05) / 1_048_576));
}

/** Not in a file of the database folder, from where they would reach the next start. */
function replaySettings(until: Date | null): Record<string, string> {
  return {
    // There is no archive to ask: all of the WAL is in its place.
    restore_command: 'false',
    recovery_target_timeline: 'current',
    hot_standby: 'off',
    ...(until ? { recovery_target_time: timestampOf(until), recovery_target_action: 'promote' } : {}),
  };
}

/** The names of time zones, Z among them, are not known yet where the server reads this. */
function timestampOf(at: Date): string {
  return at.toISOString().replace('Z', '+00');
}

function spawnServer(cluster: Cluster): { child: ChildProcess; logFrom: number } {
  const logFd = openLog(cluster.logFile);
  const logFrom = readFileSync(cluster.logFile, 'utf8').length;
  const args = ['-D', cluster.here ?? cluster.pgFolder, '-k', cluster.socketFolder];
  for (const [name, value] of Object.entries(settingsFor(cluster))) args.push('-c', `${name}=${value}`);
  try {
    const child = spawn(join(cluster.binaries, 'bin/postgres'), args, {
      ...cluster.spawnAs,
      cwd: cluster.pgFolder,
      // Otherwise Ctrl-C in the terminal reaches the server before the app has finished its requests.
      detached: true,
      stdio: ['ignore', logFd, logFd],
    });
    if (child.pid !== undefined) stopOnExit(child.pid);
    return { child, logFrom };
  } finally {
    closeSync(logFd);
  }
}

function release(child: ChildProcess, named: Postmaster): Postmaster {
  child.removeAllListeners();
  child.on('error', () => {});
  child.unref();
  return named;
}

function openLog(file: string): number {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > logLimit) renameSync(file, `${file}.1`);
  return openSync(file, 'a', 0o600);
}

function explain(said: string, ended: string, cluster: Cluster): string {
  const line = said.split('\n').findLast((text) => /FATAL|PANIC|ERROR|error while loading|cannot/.test(text));
  return `PostgreSQL did not start on ${cluster.dataDir}: ${line?.replace(/^.*?(FATAL|PANIC|ERROR):\s*/, '') ?? ended} (more in ${cluster.logFile}).`;
}

export async function stopServer(cluster: Cluster, { pid, socketFolder }: Postmaster): Promise<void> {
  let next = 0;
  while (serversOf(cluster.pgFolder).includes(pid)) {
    // Repeated, because a server that is still starting may have missed the signal.
    if (Date.now() >= next) {
      signal(pid, 'SIGINT');
      next = Date.now() + 5_000;
    }
    await pause(5);
  }
  keepOnExit(pid);
  removeSocketFolder(socketFolder);
}
