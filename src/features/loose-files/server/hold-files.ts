import { hours, shift } from '#kernel/instant.ts';
import type { Reader, Work } from '#platform/context.ts';
import { deleteLoose, insertLoose } from './store.ts';

/** How long a transaction may take from its first byte put until it is through. */
const atWork = 1 * hours;

/** Says that these files are about to be put and nothing holds them yet. Outside of the transaction that will. */
export function announceFiles(db: Reader, keys: readonly string[], now: Date): Promise<void> {
  return insertLoose(db, keys, shift(now, atWork));
}

/** Holds files that were announced, if the transaction commits. Throws when they were removed meanwhile. */
export async function holdFiles(work: Work, keys: readonly string[]): Promise<void> {
  if ((await deleteLoose(work.db, keys)) !== keys.length) throw new Error('a file was not announced');
}
