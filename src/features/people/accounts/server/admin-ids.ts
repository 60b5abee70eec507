import type { Reader } from '#platform/context.ts';
import { activeAdmins } from './users-store.ts';

export function adminIds(db: Reader): Promise<string[]> {
  return activeAdmins(db);
}
