import { type Actor, hasRole } from '#kernel/actor.ts';
import { type NoticeKind, noticeKinds } from '#kernel/notice.ts';
import { storedWord } from '#kernel/stored-word.ts';
import type { Reader, Reading } from '#platform/context.ts';
import { decodeCursor, toPage } from '#platform/db/cursor.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { listNotifications as contract } from '../contract.ts';
import { type NotificationRow, newestNotifications, type Shown } from './store.ts';

/** Titles that this reader may see now; unknown listings are left out. */
export type TitlesFor = (
  db: Reader,
  reader: { personId: string; admin: boolean },
  listingIds: readonly string[],
) => Promise<ReadonlyMap<string, string>>;

export function listNotifications(titlesFor: TitlesFor, shown: Shown) {
  return async (
    { db, actor }: Reading,
    { query }: InputOf<typeof contract>,
  ): Promise<AnswerOf<typeof contract>> => {
    const { personId } = signedIn(actor);
    const cursor = query.after ? decodeCursor(query.after) : null;
    const of = { ...readerOf(actor, shown), unreadOnly: query.unread === 'true', kinds: noticeKinds };
    const rows = await newestNotifications(db, of, cursor, query.size + 1);
    const titles = await titlesFor(db, { personId, admin: hasRole(actor, 'admin') }, listingsOf(rows));
    return toPage(
      rows,
      query.size,
      (row) => ({ at: row.created_at, id: row.id }),
      (row) => ({
        id: row.id,
        kind: kindOf(row),
        words: row.words,
        listingTitle: (row.listing_id && titles.get(row.listing_id)) ?? null,
        path: row.path,
        createdAt: row.created_at.toISOString(),
        readAt: row.read_at?.toISOString() ?? null,
      }),
    );
  };
}

/** Notifications about listings hidden by a block are left out, except for admins. */
export function readerOf(actor: Actor, shown: Shown) {
  const { personId } = signedIn(actor);
  return { personId, shown: shown('notification.listing_id', hasRole(actor, 'admin') ? null : personId) };
}

export function listingsOf(rows: readonly Pick<NotificationRow, 'listing_id'>[]): string[] {
  return [...new Set(rows.flatMap(({ listing_id }) => listing_id ?? []))];
}

const storedKind = storedWord(noticeKinds, 'kind of notification');
function kindOf({ kind }: Pick<NotificationRow, 'kind'>): NoticeKind {
  return storedKind(kind);
}
