import type { Work } from '#platform/context.ts';
import { eraseDrafts } from './store.ts';

/** For an account that is closed: terms that nobody was sent go; what was sent stays as it was sent. */
export function forgetDrafts(work: Work, buyerId: string): Promise<void> {
  return eraseDrafts(work.db, buyerId);
}
