import type { Writable } from 'node:stream';
import pg from 'pg';
import { z } from 'zod';
import type { Facts } from './hold.ts';

/** Kinds of messages within the copy: a new archive, the manifest, data of whichever came last (protocol 55.4). */
const kinds = { archive: 0x6e, manifest: 0x6d, data: 0x64 } as const;

/** `from` and `to`: the WAL that makes the copy one moment, which is `to`. `timeline`: of that WAL. */
export type BaseBackup = { manifest: string; timeline: number; from: string; to: string };
/** In bytes; the size of the database is an estimate. */
type OnBytes = (done: number, total: number) => void;

/**
 * Streams the files of the running server into `tar`, as one consistent moment: its end. The server goes on meanwhile.
 * Its `manifest` has the name, size and SHA-256 of each file. Throws what the server or `tar` throws.
 */
export async function readBaseBackup(facts: Facts, tar: Writable, onBytes?: OnBytes): Promise<BaseBackup> {
  const config = { ...facts, application_name: `cairn backup ${process.pid}`, replication: 'true' };
  const client = new pg.Client(config);
  client.on('error', () => {});
  await client.connect();
  try {
    // The slot keeps the WAL that the copy needs: a busy server would remove it. Replication demands capitals.
    await client.query(
      `CREATE_REPLICATION_SLOT "cairn_backup_${process.pid}" TEMPORARY PHYSICAL RESERVE_WAL`,
    );
    const copy = new Copy(tar, onBytes);
    client.query(copy);
    return await copy.done;
  } finally {
    await client.end();
  }
}

const place = z.tuple([z.string(), z.coerce.number()]);

class Copy implements pg.Submittable {
  readonly #tar: Writable;
  readonly #onBytes: OnBytes | undefined;
  readonly #ended = Promise.withResolvers<BaseBackup>();
  /** The rows of each result: where the copy begins, its size, and where it ends. */
  readonly #results: unknown[][][] = [];
  #manifest = '';
  #inManifest = false;
  #bytes = 0;

  constructor(tar: Writable, onBytes: OnBytes | undefined) {
    this.#tar = tar;
    this.#onBytes = onBytes;
    tar.once('error', (error) => this.#ended.reject(error));
  }

  get done(): Promise<BaseBackup> {
    return this.#ended.promise;
  }

  submit(connection: pg.Connection): void {
    connection.query(
      `BASE_BACKUP (LABEL 'cairn', PROGRESS true, CHECKPOINT 'fast', WAL true, MANIFEST 'yes', MANIFEST_CHECKSUMS 'SHA256')`,
    );
  }

  handleRowDescription(): void {
    this.#results.push([]);
  }

  handleDataRow({ fields }: { fields: unknown[] }): void {
    this.#results.at(-1)?.push(fields);
  }

  handleCopyData({ chunk }: { chunk: Buffer }, { stream }: pg.Connection): void {
    const [kind] = chunk;
    if (kind !== kinds.data) {
      if (kind === kinds.archive || kind === kinds.manifest) this.#inManifest = kind === kinds.manifest;
      return;
    }
    const data = chunk.subarray(1);
    if (this.#inManifest) this.#manifest += data.toString();
    else {
      this.#bytes += data.length;
      this.#onBytes?.(this.#bytes, this.#total());
      if (this.#tar.write(Buffer.from(data)) || stream.isPaused()) return;
      stream.pause();
      this.#tar.once('drain', () => stream.resume());
    }
  }

  /** The server gives kilobytes for each of its tablespaces. */
  #total(): number {
    return (this.#results[1] ?? []).reduce((sum, [, , size]) => sum + Number(size) * 1024, 0);
  }

  handleError(error: Error): void {
    this.#ended.reject(error);
  }

  handleReadyForQuery(): void {
    const begin = place.safeParse(this.#results[0]?.[0]).data;
    const end = place.safeParse(this.#results.at(-1)?.[0]).data;
    if (begin && end) {
      const [[from, timeline], [to]] = [begin, end];
      this.#ended.resolve({ manifest: this.#manifest, timeline, from, to });
    } else this.#ended.reject(new Error('the server did not end its copy'));
  }

  handleCommandComplete(): void {}
  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
}
