import { sql } from 'kysely';
import type { Reader } from '#platform/context.ts';
import { named, type Slots } from '#platform/db/named.ts';

type PageView = { versionId: string; personId: string; page: number; minute: Date; side: string };

/** Runs for every page, so it is prepared once per connection. */
const keepView = named('room-page-view-keep', (db, slot: Slots<PageView>) =>
  db
    .insertInto('room_page_view')
    .values({
      version_id: sql<string>`${slot('versionId')}::uuid`,
      person_id: sql<string>`${slot('personId')}::uuid`,
      page: sql<number>`${slot('page')}::int`,
      minute: sql<Date>`${slot('minute')}::timestamptz`,
      side: sql<string>`${slot('side')}::text`,
    })
    .onConflict((clash) =>
      clash
        .columns(['version_id', 'person_id', 'page', 'minute'])
        .doUpdateSet({ side: (set) => set.ref('excluded.side') }),
    )
    .returning(sql<Buffer>`sha512(key)`.as('code')),
);

/** Keeps the view, once a minute, and returns its code: the sum of a key that does not leave the database. */
export async function keepPageView(db: Reader, view: PageView): Promise<Uint8Array> {
  const [row] = await keepView(db, view);
  if (!row) throw new Error('a view was not kept');
  return row.code;
}

/** Sum of the key from which the carriers of all codes are drawn. */
export async function frameKeyOf(db: Reader): Promise<Uint8Array> {
  const { sum } = await db
    .selectFrom('page_code_frame')
    .select(sql<Buffer>`sha512(key)`.as('sum'))
    .executeTakeFirstOrThrow();
  return sum;
}
