import { Refused } from '#kernel/refusal.ts';
import { holdStoredFiles } from '#platform/backup/held-files-store.ts';
import type { DatabaseSource } from '#platform/db/connect.ts';
import { connectPatiently } from '#platform/db/connect-patiently.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { StartProblem } from '#platform/start-problem.ts';

const silent = { info() {}, warn() {}, error() {} };

/** No file is removed from the store meanwhile, and no other backup is written or deleted. */
export async function whileFilesStay<T>(source: DatabaseSource, work: () => Promise<T>): Promise<T> {
  const holding = await connectPatiently(source, silent);
  try {
    await holdStoredFiles(holding);
    return await work();
  } finally {
    await holding.end();
  }
}

/** As it is stored. Throws StartProblem if the store cannot be used. */
export async function readStored({ files, place }: FileStore, key: string): Promise<Uint8Array | null> {
  try {
    return await files.get(key);
  } catch (cause) {
    if (!(cause instanceof Refused)) throw cause;
    throw new StartProblem(`The file ${key} cannot be read from ${place}: mount or free it, and try again.`, {
      cause,
    });
  }
}
