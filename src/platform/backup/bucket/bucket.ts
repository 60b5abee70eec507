import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { seconds } from '#kernel/instant.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Files } from '../../files/files.ts';
import { openFiles } from '../../files/open-files.ts';
import { StartProblem } from '../../start-problem.ts';
import type { ObjectStore } from '../../storage-settings.ts';

const listed = z.object({
  name: z.string(),
  createdAt: z.iso.datetime(),
  /** The files of the backup's folder, and into how many objects each is cut. */
  files: z.record(z.string(), z.int()),
});
export type Listed = z.infer<typeof listed>;

const index = z.object({
  format: z.literal(1),
  /** Those that are whole, oldest first. */
  backups: z.array(listed),
  /** Of those that are being sent, or were when something went wrong: objects that there may be. */
  unfinished: z.array(listed),
});
type BucketIndex = Omit<z.infer<typeof index>, 'format'>;

export type Bucket = Omit<Files, 'put'> & {
  put(key: string, bytes: Uint8Array): Promise<void>;
  readIndex(): Promise<BucketIndex>;
  writeIndex(content: BucketIndex): Promise<void>;
};

const indexKey = 'backups.json';
const silent = { error() {} };
const [attempts, between] = [4, 2 * seconds];

/** The bucket of backups. Its methods throw StartProblem once a few attempts have failed. */
export async function openBucket(store: ObjectStore): Promise<Bucket> {
  const { files, place } = await openFiles(store, { now: new Date(), log: silent });
  const patiently = async <T>(run: () => Promise<T>): Promise<T> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await run();
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        if (error.code === 'storage-full') throw new StartProblem(`There is no room in ${place}: make some.`);
        if (attempt === attempts)
          throw new StartProblem(
            `${place} does not answer, or does not accept the key: check BACKUP_BUCKET and the network.`,
            { cause: error },
          );
        await pause(between * attempt);
      }
    }
  };
  const get = (key: string) => patiently(() => files.get(key));
  const put = (key: string, bytes: Uint8Array) => patiently(() => files.put(key, bytes));
  return {
    ...{ get, put },
    exists: (key) => patiently(() => files.exists(key)),
    remove: (key) => patiently(() => files.remove(key)),
    readIndex: async () => {
      const text = await get(indexKey);
      if (text === null) return { backups: [], unfinished: [] };
      const found = index.safeParse(parsed(text)).data;
      if (found) return found;
      throw new StartProblem(
        `${place} holds backups in a form that this Cairn does not know, or something else: use another bucket, or a newer Cairn.`,
      );
    },
    writeIndex: (content) => put(indexKey, Buffer.from(JSON.stringify({ format: 1, ...content }))),
  };
}

function parsed(text: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(text).toString());
  } catch {
    return null;
  }
}
