import type { Reader } from '#platform/context.ts';
import { knownFiles } from './installation-store.ts';

/** The keys of all files that the database knows, whether a row refers to them or not. */
export async function knownKeys(db: Reader): Promise<string[]> {
  return (await knownFiles(db)).map(({ key }) => key);
}
