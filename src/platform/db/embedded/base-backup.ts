import type { Writable } from 'node:stream';
import pg from 'pg';
import type { Facts } from './hold.ts';

/** Kinds of messages within the copy: a new archive, the manifest, data of whichever came last (protocol 55.4). */
const kinds = { archive: 0x6e, manifest: 0x6d, data: 0x64 } as const;

/**
 * Streams the files of the running server into `tar`, as one consistent moment: its end. The server goes on meanwhile.
 * Returns the server's manifest: the name, size and SHA-256 of each file. Throws what the server or `tar` throws.
 */
export async function readBaseBackup(facts: Facts, tar: Writable): Promise<string> {
  const config = { ...facts, application_name: `cairn backup ${process.pid}`, replication: 'true' };
  const client = new pg.Client(config);
  client.on('error', () => {});
  await client.connect();
  try {
    // The slot keeps the WAL that the copy needs: a busy server would remove it. Replication demands capitals.
    await client.query(
      `CREATE_REPLICATION_SLOT "cairn_backup_${process.pid}" TEMPORARY PHYSICAL RESERVE_WAL`,
    );
    const copy = new Copy(tar);
    client.query(copy);
    return await copy.done;
  } finally {
    await client.end();
  }
}

class Copy implements pg.Submittable {
  readonly #tar: Writable;
  readonly #ended = Promise.withResolvers<string>();
  #manifest = '';
  #inManifest = false;

  constructor(tar: Writable) {
    this.#tar = tar;
    tar.once('error', (error) => this.#ended.reject(error));
  }

  get done(): Promise<string> {
    return this.#ended.promise;
  }

  submit(connection: pg.Connection): void {
    connection.query(
      `BASE_BACKUP (LABEL 'cairn', CHECKPOINT 'fast', WAL true, MANIFEST 'yes', MANIFEST_CHECKSUMS 'SHA256')`,
    );
  }

  handleCopyData({ chunk }: { chunk: Buffer }, { stream }: pg.Connection): void {
    const [kind] = chunk;
    if (kind !== kinds.data) {
      if (kind === kinds.archive || kind === kinds.manifest) this.#inManifest = kind === kinds.manifest;
      return;
    }
    const data = chunk.subarray(1);
    if (this.#inManifest) this.#manifest += data.toString();
    else if (!this.#tar.write(Buffer.from(data)) && !stream.isPaused()) {
      stream.pause();
      this.#tar.once('drain', () => stream.resume());
    }
  }

  handleError(error: Error): void {
    this.#ended.reject(error);
  }

  handleReadyForQuery(): void {
    this.#ended.resolve(this.#manifest);
  }

  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleCommandComplete(): void {}
  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
}
