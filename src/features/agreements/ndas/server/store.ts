import { type Insertable, type Selectable, sql } from 'kysely';
import { holdsMandate } from '#features/marketplace/listings/server/mandate-sql.ts';
import type { Reader, Tx } from '#platform/context.ts';
import type { Nda, NdaEvent } from '#platform/db/tables.ts';
import type { NdaStatus } from '../domain/signing.ts';

export type NdaRow = Selectable<Nda>;
export type NdaEventRow = Selectable<NdaEvent>;

export type NdaInContext = NdaRow & {
  owner_id: string | null;
  listing_title: string | null;
  listing_status: string | null;
  takes_passport: boolean | null;
  buyer_first_name: string;
  buyer_last_name: string;
  buyer_email: string;
  buyer_email_verified: boolean;
  owner_first_name: string | null;
  owner_last_name: string | null;
  owner_email: string | null;
  viewer_has_mandate: boolean;
  pdf_sha256: string | null;
  pdf_bytes: number | null;
  pdf_pages: unknown;
  sealed_key: string | null;
  sealed_sha256: string | null;
  sealed_at: Date | null;
  stamped_at: Date | null;
  /** The viewer's own newest code; all `null` if there is none. */
  code_sent_at: Date | null;
  code_expires_at: Date | null;
  code_tries: number | null;
  code_document_sha256: string | null;
  code_session_id: string | null;
  code_confirmed_at: Date | null;
};

const viewerHasMandate = ({ viewerId, now }: { viewerId: string | null; now: Date }) =>
  sql<boolean>`${holdsMandate('nda.listing_id', viewerId, now)}`;

/** `viewerId`: whose engagement and code are joined. */
export function findNda(
  db: Reader,
  of: { id: string; viewerId: string | null; now: Date },
): Promise<NdaInContext | undefined> {
  return db
    .selectFrom('nda')
    .leftJoin('listing', 'listing.id', 'nda.listing_id')
    .leftJoin('listing_teaser', 'listing_teaser.listing_id', 'nda.listing_id')
    .leftJoin('listing_nda', 'listing_nda.listing_id', 'nda.listing_id')
    .innerJoin('person as buyer', 'buyer.id', 'nda.buyer_id')
    .leftJoin('person as owner', 'owner.id', 'listing.owner_id')
    .leftJoin('nda_seal', (on) =>
      on.onRef('nda_seal.nda_id', '=', 'nda.id').on('nda_seal.status', '=', 'sealed'),
    )
    .leftJoin('nda_pdf as pdf', 'pdf.id', 'nda.pdf_id')
    .leftJoin('nda_confirmation as code', (on) =>
      on
        .onRef('code.nda_id', '=', 'nda.id')
        .on('code.person_id', '=', of.viewerId)
        .on('code.method', '=', 'email-code'),
    )
    .selectAll('nda')
    .select([
      'pdf.sha256 as pdf_sha256',
      'pdf.bytes as pdf_bytes',
      'pdf.pages as pdf_pages',
      'code.sent_at as code_sent_at',
      'code.expires_at as code_expires_at',
      'code.tries as code_tries',
      'code.document_sha256 as code_document_sha256',
      'code.session_id as code_session_id',
      'code.confirmed_at as code_confirmed_at',
      'listing.owner_id',
      'listing.status as listing_status',
      'listing_teaser.title as listing_title',
      'listing_nda.passport as takes_passport',
      'buyer.first_name as buyer_first_name',
      'buyer.last_name as buyer_last_name',
      'buyer.email as buyer_email',
      'buyer.email_verified as buyer_email_verified',
      'owner.first_name as owner_first_name',
      'owner.last_name as owner_last_name',
      'owner.email as owner_email',
      'nda_seal.file_key as sealed_key',
      'nda_seal.file_sha256 as sealed_sha256',
      'nda_seal.sealed_at',
      'nda_seal.stamped_at',
    ])
    .select(viewerHasMandate(of).as('viewer_has_mandate'))
    .where('nda.id', '=', of.id)
    .executeTakeFirst();
}

/** Locks the request first, in the order of its own moves, to avoid deadlocks. A master has no request. */
export async function lockNda(db: Tx, id: string): Promise<boolean> {
  await db
    .selectFrom('access_request')
    .innerJoin('nda', 'nda.request_id', 'access_request.id')
    .select('access_request.id')
    .where('nda.id', '=', id)
    .forNoKeyUpdate('access_request')
    .executeTakeFirst();
  const row = await db
    .selectFrom('nda')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export function issueFacts(db: Reader, of: { listingId: string; buyerId: string }) {
  return db
    .selectFrom('listing_teaser')
    .innerJoin('person', (on) => on.on('person.id', '=', of.buyerId))
    .select([
      'listing_teaser.title',
      'listing_teaser.place',
      'person.first_name',
      'person.last_name',
      'person.email',
    ])
    .where('listing_teaser.listing_id', '=', of.listingId)
    .executeTakeFirst();
}

export async function insertNda(db: Tx, row: Insertable<Nda>): Promise<void> {
  await db.insertInto('nda').values(row).execute();
}

/** Returns false if the status changed since it was read. */
export async function updateNda(
  db: Tx,
  id: string,
  values: Partial<Insertable<Nda>>,
  from: NdaStatus = 'issued',
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('nda')
    .set(values)
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const lockedOpen = (db: Tx) =>
  db
    .selectFrom('nda')
    .select(['id', 'request_id', 'listing_id', 'buyer_id', 'status'])
    .where('status', 'in', ['issued', 'countersigning'])
    .forNoKeyUpdate();

export function lockOpenNda(db: Tx, requestId: string) {
  return lockedOpen(db).where('request_id', '=', requestId).executeTakeFirst();
}

export function lockOpenMaster(db: Tx, buyerId: string) {
  return lockedOpen(db).where('buyer_id', '=', buyerId).where('kind', '=', 'master').executeTakeFirst();
}

export function eventsOf(db: Reader, ndaId: string): Promise<NdaEventRow[]> {
  return db.selectFrom('nda_event').selectAll().where('nda_id', '=', ndaId).orderBy('number').execute();
}

export async function insertEvent(db: Tx, row: Insertable<NdaEvent>): Promise<void> {
  await db.insertInto('nda_event').values(row).execute();
}

/** The open agreement, else the newest not voided, else the newest. One query for all requests. */
export function countingNdas(db: Reader, requestIds: readonly string[]) {
  return db
    .selectFrom('nda')
    .leftJoin('listing_nda', 'listing_nda.listing_id', 'nda.listing_id')
    .distinctOn('request_id')
    .select(['id', 'request_id', 'status', 'issued_at', 'expires_at', 'signed_at'])
    .select('listing_nda.passport as takes_passport')
    .where('request_id', '=', anyOf(requestIds))
    .$narrowType<{ request_id: string }>()
    .orderBy('request_id')
    .orderBy(sql`status in ('issued', 'countersigning')`, 'desc')
    .orderBy(sql`status = 'void'`)
    .orderBy('issued_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Listing text `null` means the built-in one. */
export function signedNdas(db: Reader, of: { listingIds: readonly string[]; buyerIds: readonly string[] }) {
  return db
    .selectFrom('nda')
    .leftJoin('listing_nda', 'listing_nda.listing_id', 'nda.listing_id')
    .leftJoin('nda_template_version as current', (on) =>
      on.onRef('current.template_id', '=', 'listing_nda.template_id').on('current.state', '=', 'active'),
    )
    .leftJoin('nda as master', 'master.id', 'nda.master_id')
    .leftJoin('nda_template as passport', (on) => on.on('passport.kind', '=', 'master'))
    .leftJoin('nda_template_version as current_master', (on) =>
      on.onRef('current_master.template_id', '=', 'passport.id').on('current_master.state', '=', 'active'),
    )
    .select([
      'current_master.template_id as current_master_id',
      'current_master.version as current_master_version',
      'nda.kind',
      'listing_nda.passport as takes_passport',
      'master.template_id as master_template_id',
      'master.template_version as master_template_version',
      'master.term_ends_at as master_ends_at',
      'nda.listing_id',
      'nda.buyer_id',
      'nda.template_id',
      'nda.template_version',
      'nda.term_ends_at',
      'current.template_id as current_template_id',
      'current.version as current_version',
    ])
    .where('nda.listing_id', '=', anyOf(of.listingIds))
    .where('nda.buyer_id', '=', anyOf(of.buyerIds))
    .where('nda.status', '=', 'signed')
    .execute();
}

export async function overdueNdaIds(db: Reader, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('nda')
    .select('id')
    .where('status', '=', 'issued')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

function anyOf(ids: readonly string[]) {
  return sql<string>`any(${[...new Set(ids)]}::uuid[])`;
}
