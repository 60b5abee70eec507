import type { Reader } from '#platform/context.ts';
import { findOwnCheck } from './check-store.ts';

/** The check of a business, or `null`. For features that have already authorized the caller. */
export async function checkIdOf(db: Reader, businessId: string): Promise<string | null> {
  return (await findOwnCheck(db, businessId))?.id ?? null;
}
