import type pg from 'pg';
import { seconds } from '#kernel/instant.ts';
import type { Reader } from '../context.ts';
import { codeOf, type StartLog } from '../start-problem.ts';
import type { OpenDatabase } from './connect.ts';
import {
  type Position,
  type ReplicaFacts,
  type ReplicaState,
  replicaStanding,
  stillNeeded,
} from './replica-standing.ts';

/** A standby server that visitors read from. */
export type Replica = {
  /**
   * Where someone reads whose last write is at `written` (`null`: who wrote nothing); `null`: at the primary. `written`
   * is what `position` gave.
   */
  readerFor(written: string | null): Reader | null;
  /** How far the primary's log is written, at or after every change that has been committed. */
  position(): Promise<string>;
  /** A read from it failed: it is not used until it is looked at again. */
  failed(error: unknown): void;
  state(): ReplicaState;
  stop(): Promise<void>;
};

/** In milliseconds. */
const looksEvery = 250;
/** A replica that no one could look at for so long is not used. */
const goodFor = 1 * seconds;

const farthest = '18446744073709551615';

/** Follows `opened`, which is a replica of `primary`. */
export function followReplica(opened: OpenDatabase, primary: pg.Pool, log: StartLog): Replica {
  let state: ReplicaState = 'behind';
  let seen: Position[] = [];
  let systemId: string | null = null;
  let [replayed, goodUntil] = [0n, 0];
  const become = (next: ReplicaState) => {
    if (next === state) return;
    state = next;
    if (next === 'used') log.info({}, 'visitors read from the database replica');
    else log.warn({ state }, 'visitors read from the primary database: the replica cannot be used');
  };
  // Apart, so that a primary that is silent does not take the replica away, too.
  const watchingPrimary = every(looksEvery, async () => {
    const at = performance.now();
    const main = await primaryFacts(primary).catch(() => null);
    if (!main) return;
    systemId = main.systemId;
    seen = [...stillNeeded(seen, at), { at, position: main.position }];
  });
  const watchingReplica = every(looksEvery, async () => {
    const at = performance.now();
    const facts = await replicaFacts(opened.pool).catch(() => null);
    replayed = facts?.replayed ?? 0n;
    become(replicaStanding(facts, systemId, { seen, now: at }));
    goodUntil = at + goodFor;
  });
  return {
    readerFor: (written) => {
      if (state !== 'used' || performance.now() > goodUntil) return null;
      return written === null || BigInt(written) <= replayed ? opened.db : null;
    },
    position: () => positionOf(primary).catch(() => farthest),
    failed: (error) => {
      goodUntil = 0;
      log.warn({ code: codeOf(error) }, 'a read from the database replica failed: the primary answers');
    },
    state: () => state,
    async stop() {
      await Promise.all([watchingPrimary.end(), watchingReplica.end()]);
      await opened.pool.end();
    },
  };
}

/** Runs `act` again and again, never twice at once. */
function every(pause: number, act: () => Promise<void>): { end(): Promise<void> } {
  let over = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const go = () => {
    running = act().then(() => {
      if (over) return;
      timer = setTimeout(go, pause);
      timer.unref();
    });
  };
  go();
  return {
    end: () => {
      over = true;
      clearTimeout(timer);
      return running;
    },
  };
}

const flushed = `(pg_current_wal_flush_lsn() - '0/0')::text as position`;
const identified = '(select system_identifier from pg_control_system())::text as system';

async function positionOf(primary: pg.Pool): Promise<string> {
  const { rows } = await primary.query<{ position: string }>(`select ${flushed}`);
  return rows[0]?.position ?? farthest;
}

async function primaryFacts(primary: pg.Pool): Promise<{ position: bigint; systemId: string }> {
  const { rows } = await primary.query<{ position: string; system: string }>(
    `select ${flushed}, ${identified}`,
  );
  if (!rows[0]) throw new Error('the primary said nothing');
  return { position: BigInt(rows[0].position), systemId: rows[0].system };
}

async function replicaFacts(replica: pg.Pool): Promise<ReplicaFacts> {
  const { rows } = await replica.query<{ recovering: boolean; system: string; replayed: string | null }>(
    `select pg_is_in_recovery() as recovering, ${identified}, (pg_last_wal_replay_lsn() - '0/0')::text as replayed`,
  );
  if (!rows[0]) throw new Error('the replica said nothing');
  const { recovering, system, replayed } = rows[0];
  return { recovering, systemId: system, replayed: BigInt(replayed ?? 0) };
}
