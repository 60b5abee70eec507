import type { Reader } from '#platform/context.ts';
import { activeAdmins } from './users-store.ts';

/** Who administers this installation and is not locked out. */
export function adminIds(db: Reader): Promise<string[]> {
  return activeAdmins(db);
}
