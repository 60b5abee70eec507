import { type Insertable, sql, type Updateable } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import type { AddBackContest } from '#platform/db/tables.ts';

function contests(db: Reader) {
  return db
    .selectFrom('add_back_contest as contest')
    .innerJoin('deal_room as room', 'room.id', 'contest.room_id')
    .innerJoin('person as buyer', 'buyer.id', 'contest.buyer_id')
    .selectAll('contest')
    .select(['room.listing_id', 'room.closed_at as room_closed_at'])
    .select(['buyer.first_name as buyer_first_name', 'buyer.last_name as buyer_last_name']);
}

export type ContestRow = NonNullable<Awaited<ReturnType<typeof findContest>>>;

export function findContest(db: Reader, id: string) {
  return contests(db).where('contest.id', '=', id).executeTakeFirst();
}

export function lockContest(tx: Tx, id: string): Promise<ContestRow | undefined> {
  return contests(tx).where('contest.id', '=', id).forNoKeyUpdate('contest').executeTakeFirst();
}

/** Of a room, the newest first. `buyerId`: of that buyer alone. */
export function contestsIn(
  db: Reader,
  of: { roomId: string; buyerId: string | null; limit: number },
): Promise<ContestRow[]> {
  const all = contests(db).where('contest.room_id', '=', of.roomId);
  return (of.buyerId === null ? all : all.where('contest.buyer_id', '=', of.buyerId))
    .orderBy('contest.contested_at', 'desc')
    .orderBy('contest.id')
    .limit(of.limit)
    .execute();
}

/** Those that an address is invited to decide, the newest first. */
export function contestsOfCpa(db: Reader, email: string, limit: number): Promise<ContestRow[]> {
  return contests(db)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('add_back_cpa')
          .select('contest_id')
          .whereRef('contest_id', '=', 'contest.id')
          .where('email', '=', email),
      ),
    )
    .orderBy('contest.contested_at', 'desc')
    .orderBy('contest.id')
    .limit(limit)
    .execute();
}

export type StandingRow = Pick<
  ContestRow,
  'adjustment_id' | 'buyer_id' | 'state' | 'contested' | 'conceded_to' | 'outcome' | 'ruled_to'
>;

/** What every contest of a review says of its adjustments, in whichever room. */
export function standingsOf(db: Reader, reviewId: string): Promise<StandingRow[]> {
  return db
    .selectFrom('add_back_contest')
    .select(['adjustment_id', 'buyer_id', 'state', 'contested', 'conceded_to', 'outcome', 'ruled_to'])
    .where('review_id', '=', reviewId)
    .execute();
}

/** False if this buyer contests it already. */
export async function insertContest(tx: Tx, row: Insertable<AddBackContest>): Promise<boolean> {
  const added = await tx
    .insertInto('add_back_contest')
    .values(row)
    .onConflict((clash) =>
      clash.columns(['room_id', 'adjustment_id', 'buyer_id']).where('state', '<>', 'withdrawn').doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** False if it is no longer as it was seen. */
export async function writeContest(
  tx: Tx,
  seen: Pick<ContestRow, 'id' | 'version' | 'state'>,
  change: Updateable<AddBackContest>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('add_back_contest')
    .set({ ...change, version: seen.version + 1 })
    .where('id', '=', seen.id)
    .where('version', '=', seen.version)
    .where('state', '=', seen.state)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export type CpaRow = { contest_id: string; side: string; email: string; invited_at: Date };

export function cpasOf(db: Reader, contestIds: readonly string[]): Promise<CpaRow[]> {
  return db
    .selectFrom('add_back_cpa')
    .selectAll()
    .where('contest_id', '=', sql<string>`any(${sql.val([...contestIds])}::uuid[])`)
    .orderBy('side')
    .execute();
}

/** In place of whom that side invited before. */
export async function writeCpa(tx: Tx, row: CpaRow): Promise<void> {
  const { email, invited_at } = row;
  await tx
    .insertInto('add_back_cpa')
    .values(row)
    .onConflict((clash) => clash.columns(['contest_id', 'side']).doUpdateSet({ email, invited_at }))
    .execute();
}

export type PublishedReport = {
  id: string;
  review_id: string;
  stage: string;
  number: number;
  dataset: number;
  made_at: Date;
  adjustments: unknown;
  figures: unknown;
  stale_since: Date | null;
  told_at: Date | null;
  /** The sign-offs that the file names. */
  copy_sign_offs: string[];
};

/** The reports that are, file for file, the given published versions of documents of a room. The newest first. */
export async function publishedReports(
  db: Reader,
  roomId: string,
  versionIds: readonly string[],
): Promise<PublishedReport[]> {
  return db
    .selectFrom('earnings_report as report')
    .innerJoin('room_document as document', 'document.id', 'report.copy_document_id')
    .innerJoin('room_version as version', 'version.id', 'document.published_version_id')
    .select(['report.id', 'report.review_id', 'report.stage', 'report.number', 'report.dataset'])
    .select(['report.figures', 'report.stale_since', 'report.told_at'])
    .select(['report.adjustments', 'report.copy_sign_offs', 'report.made_at'])
    .where('report.copy_room_id', '=', roomId)
    .where('report.copy_status', '=', 'placed')
    .where('report.adjustments', 'is not', null)
    .where('version.id', '=', sql<string>`any(${sql.val([...versionIds])}::uuid[])`)
    .whereRef('version.sha256', '=', 'report.copy_sha256')
    .orderBy('report.number', 'desc')
    .execute();
}

/** Who signed these, the first one first; without those who withdrew. */
export function signersOf(
  db: Reader,
  signOffIds: readonly string[],
): Promise<{ name: string; credential: string; signed_at: Date }[]> {
  return db
    .selectFrom('report_sign_off')
    .select(['name', 'credential', 'signed_at'])
    .where('id', '=', sql<string>`any(${sql.val([...signOffIds])}::uuid[])`)
    .where('withdrawn_at', 'is', null)
    .orderBy('signed_at')
    .orderBy('id')
    .execute();
}
