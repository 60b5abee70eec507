import { isPublic } from '#features/marketplace/listings/domain/life-cycle.ts';
import { priceWords } from '#features/marketplace/listings/domain/teaser.ts';
import { teaserTitle } from '#features/marketplace/listings/domain/teaser-words.ts';
import { teaserView } from '#features/marketplace/listings/server/teaser-view.ts';
import type { Work } from '#platform/context.ts';
import type { WatchedChange } from '../domain/watching.ts';
import { newsNotice } from './news.ts';
import { claimUntold, teaserWithLastTitle } from './watch-store.ts';

export const tellWatchers = 'tell-watchers';

export const toldAtOnce = 100;

export type Told = { listingId: string; version: number; change: WatchedChange };

/** Notifies some watchers and returns how many; 0 when all have been. The same transaction marks them as notified. */
export async function tellSome(work: Work, told: Told): Promise<number> {
  const watchers = await claimUntold(work.db, { ...told, now: work.now }, toldAtOnce);
  const row = watchers.length > 0 ? await teaserWithLastTitle(work.db, told.listingId) : undefined;
  if (!row) return 0;
  const teaser = teaserView(row);
  const open = isPublic(teaser.status);
  const notice = newsNotice({
    change: told.change,
    title: open ? teaserTitle(teaser) : (row.last_title ?? ''),
    // Nothing of the card may be shown once it is off the market.
    price: open ? priceWords(teaser.price) : null,
    listingId: told.listingId,
  });
  await work.notify(watchers, notice);
  return watchers.length;
}
