import { sql } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import { mostFiles, type Quotas } from '#platform/storage-settings.ts';
import { nearlyFull } from '../domain/how-full.ts';

/** The site and its disk have no ID. */
const noId = '00000000-0000-0000-0000-000000000000';

/** Includes bytes reserved for announced files. */
export async function usedBy(
  db: Reader,
  scope: 'site' | 'account' | 'room',
  id: string = noId,
): Promise<{ bytes: number; files: number }> {
  const { rows } = await sql<{ bytes: number; files: number }>`
    select coalesce(sum(bytes), 0)::bigint as bytes, coalesce(sum(files), 0)::bigint as files from (
      select bytes, files from storage_use where scope = ${scope} and id = ${id}
      union all
      select bytes, files from upload_reserve
      where ${scope} = 'site' or ${scope} = 'account' and person_id = ${id} or ${scope} = 'room' and room_id = ${id}
    ) as counted`.execute(db);
  return rows[0] ?? { bytes: 0, files: 0 };
}

export async function isConfirmed(db: Reader, personId: string): Promise<boolean> {
  const row = await db
    .selectFrom('person')
    .select('email_verified')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  return row.email_verified;
}

export function largestAccounts(db: Reader, limit: number) {
  return db
    .selectFrom('storage_use')
    .innerJoin('person', 'person.id', 'storage_use.id')
    .select(['storage_use.id', 'storage_use.bytes', 'storage_use.files'])
    .select(['person.first_name', 'person.last_name', 'person.email_verified'])
    .where('storage_use.scope', '=', 'account')
    .orderBy('storage_use.bytes', 'desc')
    .orderBy('storage_use.id')
    .limit(limit)
    .execute();
}

/** `person_id` is `null` for admins; a room has its listing. */
export type NearlyFull = {
  scope: 'site' | 'account' | 'room';
  id: string;
  person_id: string | null;
  listing_id: string | null;
  bytes: number;
  most_bytes: number;
  files: number;
  /** `null`: no limit on the number of files. */
  most_files: number | null;
};

/** SQL: everything that is nearly full. Closed rooms take no files, and closed accounts have no person to notify. */
function nearlyFullNow({ unconfirmed, account, room, site }: Quotas) {
  return sql`
    select * from (
      select scope, id, null::uuid as person_id, null::uuid as listing_id, bytes, ${site}::bigint as most_bytes,
        files, null::bigint as most_files
      from storage_use where scope = 'site'
      union all
      select scope, person.id, person.id, null, bytes,
        case when email_verified then ${account}::bigint else ${unconfirmed}::bigint end, files,
        case when email_verified then ${mostFiles.account}::bigint else ${mostFiles.unconfirmed}::bigint end
      from storage_use join person on person.id = storage_use.id
      where scope = 'account' and person.closed_at is null
      union all
      select scope, deal_room.id, listing.owner_id, listing.id, bytes, ${room}::bigint, files, null
      from storage_use join deal_room on deal_room.id = storage_use.id
        join listing on listing.id = deal_room.listing_id
      where scope = 'room' and deal_room.closed_at is null
    ) as measured
    where bytes >= most_bytes * ${nearlyFull}::float8 or files >= most_files * ${nearlyFull}::float8`;
}

/** Claims quotas that are nearly full and not yet notified, each once. */
export async function takeNearlyFull(
  tx: Tx,
  { quotas, now, limit }: { quotas: Quotas; now: Date; limit: number },
): Promise<NearlyFull[]> {
  const { rows } = await sql<NearlyFull>`
    with nearly as (${nearlyFullNow(quotas)}),
    taken as (
      insert into storage_told (scope, id, told_at)
      select scope, id, ${now} from nearly
      where not exists (select from storage_told where scope = nearly.scope and id = nearly.id)
      order by scope, id limit ${limit}
      on conflict do nothing returning scope, id
    )
    select nearly.* from nearly join taken using (scope, id) order by scope, id`.execute(tx);
  return rows;
}

/** Resets the notification of quotas that have space again or no longer exist. */
export async function forgetTold(tx: Tx, quotas: Quotas): Promise<void> {
  await sql`
    delete from storage_told where scope <> 'disk' and (scope, id) not in (
      select scope, id from (${nearlyFullNow(quotas)}) as nearly
    )`.execute(tx);
}

/** Returns `false` if that was already noted. */
export async function noteDisk(tx: Tx, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('storage_told')
    .values({ scope: 'disk', id: noId, told_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function forgetDisk(tx: Tx): Promise<void> {
  await tx.deleteFrom('storage_told').where('scope', '=', 'disk').execute();
}
