import pg from 'pg';
import { z } from 'zod';
import type { Facts } from './hold.ts';
import { type Lsn, lsnText } from './lsn.ts';

/** Within the copy, both ways (protocol 54.4). */
const kinds = { data: 0x77, keepalive: 0x6b, status: 0x72, copyData: 0x64 } as const;
const headers = { data: 25, keepalive: 18 } as const;

const identity = z.object({ systemid: z.string(), timeline: z.coerce.number(), xlogpos: z.string() });

export type WalLine = {
  systemId: string;
  timeline: number;
  /**
   * Streams the WAL from a position on into `take`, in order, until the connection breaks or `stop` is called; then it
   * resolves, or rejects with what broke it. The next piece waits for the promise of `take`.
   */
  stream(slot: string, from: Lsn, take: (at: Lsn, bytes: Buffer) => Promise<void>): Promise<void>;
  /** Tells the server that everything before this position is safe: it need not keep it any longer. */
  acknowledge(safe: Lsn): void;
  stop(): Promise<void>;
};

/** Connects for replication. Throws what the server throws. */
export async function openWalLine(facts: Facts): Promise<WalLine> {
  const config = { ...facts, application_name: `cairn wal ${process.pid}`, replication: 'true' };
  const client = new pg.Client(config);
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query('IDENTIFY_SYSTEM');
  const { systemid, timeline } = identity.parse(rows[0]);
  let receiving: Receiving | null = null;
  return {
    systemId: systemid,
    timeline,
    stream: (slot, from, take) => {
      receiving = new Receiving(slot, { from, timeline }, take);
      client.on('error', (error) => receiving?.fail(error));
      client.once('end', () => receiving?.fail(new Error('the server ended the connection')));
      client.query(receiving);
      return receiving.done;
    },
    acknowledge: (safe) => receiving?.acknowledge(safe),
    stop: async () => {
      receiving?.end();
      await client.end();
      await receiving?.taken;
    },
  };
}

type Take = (at: Lsn, bytes: Buffer) => Promise<void>;

class Receiving implements pg.Submittable {
  readonly #command: string;
  readonly #take: Take;
  readonly #ended = Promise.withResolvers<void>();
  #connection: pg.Connection | null = null;
  #safe: Lsn;
  #taken: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(slot: string, { from, timeline }: { from: Lsn; timeline: number }, take: Take) {
    this.#command = `START_REPLICATION SLOT "${slot}" PHYSICAL ${lsnText(from)} TIMELINE ${timeline}`;
    this.#safe = from;
    this.#take = take;
  }

  get done(): Promise<void> {
    return this.#ended.promise;
  }

  /** Resolves when nothing more is given to `take`. */
  get taken(): Promise<void> {
    return this.#taken;
  }

  submit(connection: pg.Connection): void {
    this.#connection = connection;
    connection.query(this.#command);
  }

  handleCopyData({ chunk }: { chunk: Buffer }, { stream }: pg.Connection): void {
    const [kind] = chunk;
    if (kind === kinds.keepalive && chunk.length >= headers.keepalive) {
      if (chunk.readUInt8(headers.keepalive - 1) === 1) this.#sendStatus();
    } else if (kind === kinds.data) {
      const at = chunk.readBigUInt64BE(1);
      const bytes = Buffer.from(chunk.subarray(headers.data));
      stream.pause();
      this.#waiting += 1;
      this.#taken = this.#taken
        .then(() => this.#take(at, bytes))
        .then(
          () => {
            this.#waiting -= 1;
            if (this.#waiting === 0) stream.resume();
          },
          (error: unknown) => this.fail(error),
        );
    }
  }

  acknowledge(safe: Lsn): void {
    this.#safe = safe;
    this.#sendStatus();
  }

  /** Written, flushed and applied; the clock counts microseconds since 2000. */
  #sendStatus(): void {
    const message = Buffer.alloc(1 + 4 + 34);
    message.writeUInt8(kinds.copyData, 0);
    message.writeUInt32BE(4 + 34, 1);
    message.writeUInt8(kinds.status, 5);
    for (const offset of [6, 14, 22]) message.writeBigUInt64BE(this.#safe, offset);
    message.writeBigUInt64BE(BigInt(Date.now() - Date.UTC(2000, 0)) * 1000n, 30);
    this.#connection?.stream.write(message);
  }

  handleError(error: Error): void {
    this.fail(error);
  }

  fail(error: unknown): void {
    this.#ended.reject(error);
  }

  end(): void {
    this.#ended.resolve();
  }

  handleReadyForQuery(): void {
    this.fail(new Error('the server ended the stream'));
  }

  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleCommandComplete(): void {}
  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
}
