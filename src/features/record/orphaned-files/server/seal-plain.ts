import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { Files } from '#platform/files/files.ts';
import { isSealed } from '#platform/files/sealing-files.ts';
import { deletePlain, lockPlain } from './store.ts';

type Tools = { store: Files; files: Files; asSystem(run: (work: Work) => Promise<void>): Promise<void> };

const mostInRun = 2_000;

/** Seals files of older releases. The row lock keeps a file being rewritten from being removed. */
export async function sealPlain(tools: Tools): Promise<void> {
  for (let run = 0, more = true; more && run < mostInRun; run += 1)
    await tools.asSystem(async (work) => {
      more = await sealNext(work, tools);
    });
}

async function sealNext(work: Work, { store, files }: Tools): Promise<boolean> {
  const key = await lockPlain(work.db);
  if (key === undefined) return false;
  try {
    const bytes = await store.get(key);
    if (bytes !== null && !isSealed(bytes)) await files.put(key, bytes);
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
  await deletePlain(work.db, key);
  return true;
}
