import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { Files } from '#platform/files/files.ts';
import { lockUnmeasured, writeSize } from './store.ts';

type Tools = { store: Files; asSystem(run: (work: Work) => Promise<void>): Promise<void> };

const mostInRun = 2_000;

/** Measures files stored before sizes were counted. An unavailable store is retried in the next run. */
export async function measureFiles({ store, asSystem }: Tools): Promise<void> {
  for (let run = 0, more = true; more && run < mostInRun; run += 1)
    await asSystem(async (work) => {
      more = await measureNext(work, store);
    });
}

async function measureNext(work: Work, store: Files): Promise<boolean> {
  const key = await lockUnmeasured(work.db);
  if (key === undefined) return false;
  try {
    await writeSize(work.db, key, (await store.get(key))?.byteLength ?? 0);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}
