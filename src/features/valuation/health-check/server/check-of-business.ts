import type { Reader } from '#platform/context.ts';
import { findOwnCheck } from './check-store.ts';

export async function checkIdOf(db: Reader, businessId: string): Promise<string | null> {
  return (await findOwnCheck(db, businessId))?.id ?? null;
}
