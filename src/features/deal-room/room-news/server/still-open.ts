import type { NoticeKind } from '#kernel/notice.ts';
import type { Work } from '#platform/context.ts';
import { listingsOpenTo } from './news-store.ts';

type Line = { id: string; kind: string; listing_id: string | null };
const mine: NoticeKind = 'room-documents';

/** Lines of the daily email about rooms the person can no longer enter; these are dropped. */
export async function linesOfClosedRooms(
  { db, now }: Pick<Work, 'db' | 'now'>,
  personId: string,
  lines: readonly Line[],
): Promise<ReadonlySet<string>> {
  const told = lines.filter(({ kind }) => kind === mine);
  const listingIds = [...new Set(told.flatMap(({ listing_id }) => listing_id ?? []))];
  const open = await listingsOpenTo(db, { personId, listingIds, now });
  return new Set(told.filter(({ listing_id }) => !open.has(listing_id ?? '')).map(({ id }) => id));
}
