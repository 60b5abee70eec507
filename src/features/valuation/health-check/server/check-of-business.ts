import type { Reader } from '#platform/context.ts';
import { findOwnCheck } from './check-store.ts';

/** The id of the check of a business, for features that have found out what the caller is to it; `null`: none. */
export async function checkIdOf(db: Reader, businessId: string): Promise<string | null> {
  return (await findOwnCheck(db, businessId))?.id ?? null;
}
