import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import type { BackupProgress } from '#kernel/backup.ts';
import { type BaseBackup, readBaseBackup } from '../db/embedded/base-backup.ts';
import type { Facts } from '../db/embedded/hold.ts';
import { writeSynced } from './durable-writes.ts';
import { type BackupManifest, names } from './manifest.ts';

/** Copies the database of a running server into the folder of a backup, compressed. */
export async function writeDatabase(
  part: string,
  facts: Facts,
  onProgress: (progress: BackupProgress) => void,
): Promise<{ database: BackupManifest['database']; made: BaseBackup }> {
  const file = createWriteStream(join(part, names.database), { mode: 0o600, flush: true });
  const compress = createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: 3 } });
  const counted = { bytes: 0, hash: createHash('sha256') };
  const written = pipeline(compress, counting(counted), file);
  const copied = readBaseBackup(facts, compress, (done, total) =>
    onProgress({ step: 'database', done, total }),
  ).then(
    (made) => {
      compress.end();
      return made;
    },
    (error: Error) => {
      compress.destroy(error);
      throw error;
    },
  );
  const [made] = await Promise.all([copied, written]);
  await writeSynced(join(part, names.databaseFiles), made.manifest);
  return { database: { bytes: counted.bytes, sha256: counted.hash.digest('hex') }, made };
}

function counting(counted: { bytes: number; hash: Hash }): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      counted.bytes += chunk.length;
      counted.hash.update(chunk);
      done(null, chunk);
    },
  });
}
