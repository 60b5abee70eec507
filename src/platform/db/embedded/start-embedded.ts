import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { messageOf, type StartLog, StartProblem } from '../../start-problem.ts';
import { type Cluster, openCluster } from './cluster.ts';
import { connectAs, DataInUse, type Facts, factsFor, hold } from './hold.ts';
import { initialise } from './initialise.ts';
import { namedPostmaster, type Postmaster, serversOf } from './postmaster.ts';
import { reachServer, stopServer } from './server.ts';
import { keepOnExit, stopOnExit } from './stop-on-exit.ts';

export type EmbeddedOptions = {
  dataDir: string;
  password: string;
  log: StartLog;
  /** `false` only for throwaway test servers: a power cut may lose data. */
  durable?: boolean;
  /** Replays the WAL in `pg_wal` of a restored database first, up to a moment or to its end (`null`). */
  replay?: { until: Date | null };
};

export type Embedded = Facts & {
  pid(): number;
  /** Resolves when the server is gone and another process holds the data; never after `stop`. */
  lost: Promise<StartProblem>;
  stop(): Promise<void>;
};

const longestPause = 5_000;

/** Starts or adopts the server of this data folder and locks the data. Throws StartProblem, also if it is locked. */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const cluster = openCluster(options.dataDir, options.durable ?? true, options.replay);
  await initialise(cluster, options.password);
  let held = await reachAndHold(cluster, options);
  let stopping = false;
  const lost = Promise.withResolvers<StartProblem>();
  let regaining: Promise<void> = Promise.resolve();
  const watch = () =>
    held.client.once('end', () => {
      if (!stopping) regaining = regain();
    });
  async function regain(): Promise<void> {
    keepOnExit(held.server.pid);
    options.log.error({}, 'the embedded database went away; bringing it back');
    const there = { ...cluster, socketFolder: held.server.socketFolder };
    for (let tries = 1; !stopping; tries += 1) {
      try {
        held = await reachAndHold(there, options);
        watch();
        return options.log.warn({ server: held.server.pid }, 'the embedded database is back');
      } catch (error) {
        // Give up only if another process works on the data. A full disk, for example, may get free space again.
        if (error instanceof DataInUse) return lost.resolve(error);
        options.log.error({ why: messageOf(error), tries }, 'the embedded database is not back yet');
        await pause(Math.min(100 * 2 ** tries, longestPause));
      }
    }
  }
  watch();
  return {
    ...factsFor(held.server.socketFolder, options.password),
    pid: () => held.server.pid,
    lost: lost.promise,
    async stop() {
      stopping = true;
      await regaining;
      await held.client.end();
      await stopServer(cluster, held.server);
    },
  };
}

type Held = { server: Postmaster; client: pg.Client };

async function reachAndHold(cluster: Cluster, options: EmbeddedOptions): Promise<Held> {
  for (let tries = 0; tries < 100; tries += 1) {
    const { server, started } = await reachServer(cluster, options.log);
    try {
      const client = await hold(factsFor(server.socketFolder, options.password), cluster.dataDir);
      if (client) {
        stopOnExit(server.pid);
        return { server, client };
      }
    } catch (error) {
      // Stop what we started, but not a server that another app has adopted.
      if (error instanceof DataInUse) keepOnExit(server.pid);
      else if (started) await stopServer(cluster, server);
      throw error;
    }
    await pause(50);
  }
  throw new StartProblem(
    `The embedded database in ${cluster.dataDir} starts, but takes no connection: see ${cluster.logFile}.`,
  );
}

/** For a command beside the app: uses the running server, or starts one until `stop`. Throws StartProblem. */
export async function visitEmbedded(options: EmbeddedOptions): Promise<Facts & { stop(): Promise<void> }> {
  const cluster = openCluster(options.dataDir, true);
  const named = namedPostmaster(cluster.pgFolder);
  if (named?.ready && serversOf(cluster.pgFolder).includes(named.pid)) {
    const facts = factsFor(named.socketFolder, options.password);
    const client = await connectAs(facts, `cairn visitor ${process.pid}`, cluster.dataDir);
    await client?.end();
    if (client) return { ...facts, stop: async () => {} };
  }
  return startEmbedded(options);
}
