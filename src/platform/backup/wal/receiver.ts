import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { seconds } from '#kernel/instant.ts';
import type { Facts } from '../../db/embedded/hold.ts';
import { type Lsn, lsnOf } from '../../db/embedded/lsn.ts';
import { openWalLine, type WalLine } from '../../db/embedded/receive-wal.ts';
import { dropWalSlots, fullSlotName, walSlots } from '../../db/embedded/wal-slots.ts';
import { messageOf, type StartLog } from '../../start-problem.ts';
import { folderProblem } from '../durable-writes.ts';
import { type OpenStream, openStream } from './open-stream.ts';
import { SegmentWriter } from './segments.ts';
import { slotOf } from './stream.ts';

/**
 * `since`: when it began to receive, or ceased to. `problem`: in one line; `null` while it receives, or has just begun.
 * `stream`: the last one that it wrote to.
 */
type ReceiverState = {
  receiving: boolean;
  since: Date;
  problem: string | null;
  stream: string | null;
};
export type WalReceiver = { start(): void; stop(): Promise<void>; state(): ReceiverState };

type Options = { facts: Facts; target: string; log: StartLog };

/** How often received WAL is made safe: what a crash of everything at once can lose. */
const syncEvery = 0.5 * seconds;
/** Below the server's wal_sender_timeout of a minute. */
const statusEvery = 10 * seconds;
const [firstPause, longestPause] = [1 * seconds, 30 * seconds];
const lastWait = 3 * seconds;

/** Receives the WAL of the embedded server into `target`, for as long as the app runs, and begins again when it breaks. */
export function walReceiver({ facts, target, log }: Options): WalReceiver {
  const stopping = new AbortController();
  let state: Omit<ReceiverState, 'stream'> = { receiving: false, since: new Date(), problem: null };
  let session: Session | null = null;
  let running: Promise<void> = Promise.resolve();
  let last: string | null = null;

  const become = (receiving: boolean, problem: string | null) => {
    if (receiving !== state.receiving) state = { receiving, since: new Date(), problem };
    else if (problem !== state.problem) state = { ...state, problem };
    else return;
    if (receiving) log.info({}, 'the changes of the database are being copied to the backups');
    else if (problem !== null) log.warn({ problem }, 'the changes of the database are not being copied');
  };

  async function run(): Promise<void> {
    for (let wait = firstPause; !stopping.signal.aborted; wait = Math.min(wait * 2, longestPause)) {
      try {
        session = await openSession(facts, target, last);
        last = session.stream.name;
        become(true, null);
        wait = firstPause;
        // A stop during the opening found no session to close.
        if (!stopping.signal.aborted) await session.ended;
      } catch (error) {
        become(false, messageOf(folderProblem(error, target)));
      } finally {
        await session?.close();
        session = null;
      }
      await pause(wait, null, { signal: stopping.signal }).catch(() => undefined);
    }
  }
  return {
    start: () => {
      running = run();
    },
    stop: async () => {
      await session?.catchUp().catch(() => undefined);
      stopping.abort();
      await session?.close();
      await running;
    },
    state: () => ({ ...state, stream: last }),
  };
}

/** Where no WAL is to be received, the server must not keep it. */
export async function forgetWalSlots(facts: Facts): Promise<void> {
  await onClient(facts, async (client) =>
    dropWalSlots(
      client,
      (await walSlots(client)).map(({ name }) => name),
    ),
  );
}

type Session = {
  stream: OpenStream;
  /** Rejects with what broke it. */
  ended: Promise<void>;
  /** Waits until what the server has now is safe, for some seconds at most. */
  catchUp(): Promise<void>;
  close(): Promise<void>;
};

async function openSession(facts: Facts, target: string, last: string | null): Promise<Session> {
  const line = await openWalLine(facts);
  try {
    const server = { systemId: line.systemId, timeline: line.timeline };
    const stream = await onClient(facts, (client) =>
      openStream(client, { target, server, last, now: new Date() }),
    );
    return receive(facts, line, stream);
  } catch (error) {
    await line.stop();
    throw error;
  }
}

function receive(facts: Facts, line: WalLine, stream: OpenStream): Session {
  const writer = new SegmentWriter(stream.folder, stream.about.timeline, stream.from);
  const broken = Promise.withResolvers<void>();
  let told = { safe: stream.from, at: Date.now() };
  const tell = async () => {
    const safe = await writer.sync();
    if (safe === told.safe && Date.now() - told.at < statusEvery) return;
    told = { safe, at: Date.now() };
    line.acknowledge(safe);
  };
  let telling: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    telling = telling.then(tell).catch((error: unknown) => broken.reject(error));
  }, syncEvery);
  line
    .stream(fullSlotName(slotOf(stream.name)), stream.from, (at, bytes) => writer.write(at, bytes))
    .then(broken.resolve, broken.reject);
  broken.promise.catch(() => undefined);
  return {
    stream,
    ended: broken.promise,
    catchUp: async () => {
      const end = await currentEnd(facts);
      for (const until = Date.now() + lastWait; writer.end < end && Date.now() < until; ) await pause(20);
    },
    close: async () => {
      clearInterval(timer);
      await telling;
      await tell().catch(() => undefined);
      await line.stop();
      await writer.close().catch(() => undefined);
    },
  };
}

async function currentEnd(facts: Facts): Promise<Lsn> {
  const { rows } = await onClient(facts, (client) =>
    client.query('select pg_current_wal_flush_lsn()::text as lsn'),
  );
  return lsnOf(String(rows[0]?.lsn));
}

async function onClient<T>(facts: Facts, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...facts, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
