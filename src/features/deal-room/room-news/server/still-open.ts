import type { NoticeKind } from '#kernel/notice.ts';
import type { Work } from '#platform/context.ts';
import { listingsOpenTo } from './news-store.ts';

type Line = { id: string; kind: string; listing_id: string | null };
const mine: NoticeKind = 'room-documents';

/** Lines of the daily mail that tell of a room which is not open to the person any more: they are not mailed. */
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
