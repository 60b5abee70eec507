import { type Insertable, type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import { after, type Cursor } from '#platform/db/cursor.ts';
import type { OutgoingMail } from '#platform/db/tables.ts';
import { nameLinePattern } from '../domain/name-line.ts';

export type MailRow = Selectable<OutgoingMail>;
export async function insertMail(tx: Tx, row: Insertable<OutgoingMail>): Promise<void> {
  await tx.insertInto('outgoing_mail').values(row).execute();
}

/** The last mails to a closed account or old address, which are erased once sent. */
const farewells: Readonly<Record<string, string>> = {
  'account-closed': '(closed account)',
  'email-changed': '(former address)',
};

export async function newestMails(db: Reader, from: Cursor | null, size: number): Promise<MailRow[]> {
  let query = db.selectFrom('outgoing_mail').selectAll();
  if (from) query = query.where(after({ at: 'created_at', id: 'id' }, from));
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(size).execute();
}

export async function mailById(db: Reader, id: string): Promise<MailRow | undefined> {
  return db.selectFrom('outgoing_mail').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function deleteMails(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await tx
      .deleteFrom('outgoing_mail')
      .where('id', 'in', [...ids])
      .execute();
}

export async function markSettled(
  db: Reader,
  mail: MailRow,
  status: 'sent' | 'kept',
  at: Date,
): Promise<void> {
  const sent = status === 'sent';
  const erased = sent && mail.secret ? { body: '(erased after sending)' } : {};
  const farewell = farewells[mail.kind];
  const forgotten = sent && farewell !== undefined ? { recipient: farewell } : {};
  await db
    .updateTable('outgoing_mail')
    .set({ status, settled_at: at, attempts: mail.attempts + 1, last_error: null, ...erased, ...forgotten })
    .where('id', '=', mail.id)
    .where('status', '=', 'queued')
    .execute();
}

export async function markTried(
  db: Reader,
  mail: MailRow,
  error: string,
  gaveUpAt: Date | null,
): Promise<void> {
  await db
    .updateTable('outgoing_mail')
    .set({
      attempts: mail.attempts + 1,
      last_error: error,
      ...(gaveUpAt ? { status: 'failed', settled_at: gaveUpAt } : {}),
    })
    .where('id', '=', mail.id)
    .where('status', '=', 'queued')
    .execute();
}

export async function eraseMailsTo(tx: Tx, address: string, ended: 'account' | 'address'): Promise<void> {
  await tx
    .updateTable('outgoing_mail')
    .set({
      recipient: ended === 'account' ? '(closed account)' : '(former address)',
      body: `(erased with the ${ended})`,
    })
    .where('recipient', '=', address)
    .where('status', '<>', 'queued')
    .execute();
}

/** Removes the lines made by `nameLine` for this person from mails to others. */
export async function eraseNameInMails(tx: Tx, personId: string): Promise<void> {
  await tx
    .updateTable('outgoing_mail')
    .set({ body: sql<string>`regexp_replace(body, ${nameLinePattern}, ${'\\1: Closed account'}, 'n')` })
    .where('names_person_id', '=', personId)
    .execute();
}

/** Without those whose recipient was erased with the account. */
function failedSince(db: Reader, since: Date) {
  return db
    .selectFrom('outgoing_mail')
    .where('status', '=', 'failed')
    .where('settled_at', '>=', since)
    .where('recipient', 'like', '%@%');
}

export type MailFigures = { waiting: number; oldestWaiting: Date | null; failed: number };

export async function mailFigures(db: Reader, failedFrom: Date): Promise<MailFigures> {
  const waiting = await db
    .selectFrom('outgoing_mail')
    .where('status', '=', 'queued')
    .select([sql<number>`count(*)::int`.as('count'), sql<Date | null>`min(created_at)`.as('oldest')])
    .executeTakeFirst();
  const failed = await failedSince(db, failedFrom)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirst();
  return {
    waiting: waiting?.count ?? 0,
    oldestWaiting: waiting?.oldest ?? null,
    failed: failed?.count ?? 0,
  };
}

/** Of the email that failed last, or else of one that is tried again. */
export async function lastMailError(db: Reader, failedFrom: Date): Promise<string | null> {
  const failed = await failedSince(db, failedFrom)
    .select('last_error')
    .orderBy('settled_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (failed?.last_error) return failed.last_error;
  const waiting = await db
    .selectFrom('outgoing_mail')
    .select('last_error')
    .where('status', '=', 'queued')
    .where('last_error', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return waiting?.last_error ?? null;
}

/** Counts their attempts anew. Returns their IDs, the oldest first. */
export async function queueFailed(tx: Tx, failedFrom: Date, most: number): Promise<string[]> {
  const chosen = failedSince(tx, failedFrom).select('id').orderBy('settled_at').orderBy('id').limit(most);
  const rows = await tx
    .updateTable('outgoing_mail')
    .set({ status: 'queued', attempts: 0, settled_at: null })
    .where('id', 'in', chosen)
    .where('status', '=', 'failed')
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
