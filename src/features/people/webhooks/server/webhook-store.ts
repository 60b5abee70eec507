import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import { after, type Cursor } from '#platform/db/cursor.ts';
import type { Webhook } from '#platform/db/tables.ts';

const countedUpTo = 1_000;

type Of = { personId: string | null };

/** `personId` `null`: everyone's. */
export function newestWebhooks(db: Reader, { personId }: Of, from: Cursor | null, size: number) {
  let query = withCounts(db);
  if (personId !== null) query = query.where('webhook.person_id', '=', personId);
  if (from) query = query.where(after({ at: 'webhook.created_at', id: 'webhook.id' }, from));
  return query.orderBy('webhook.created_at', 'desc').orderBy('webhook.id', 'desc').limit(size).execute();
}

export type WebhookRow = NonNullable<Awaited<ReturnType<typeof webhookOf>>>;

export function webhookOf(db: Reader, id: string) {
  return withCounts(db).where('webhook.id', '=', id).executeTakeFirst();
}

function withCounts(db: Reader) {
  const counted = (state: 'waiting' | 'parked') => {
    const some = db
      .selectFrom('webhook_delivery')
      .select('webhook_delivery.id')
      .where('webhook_delivery.webhook_id', '=', sql.ref<string>('webhook.id'))
      .where('webhook_delivery.state', '=', state)
      .limit(countedUpTo);
    return sql<number>`(select count(*)::integer from (${some}) as counted)`;
  };
  return db
    .selectFrom('webhook')
    .innerJoin('person', 'person.id', 'webhook.person_id')
    .select([
      'webhook.id',
      'webhook.person_id',
      'webhook.url',
      'webhook.kinds',
      'webhook.version',
      'webhook.created_at',
      'webhook.off_since',
      'webhook.off_cause',
      'webhook.failing_since',
      'person.first_name',
      'person.last_name',
      'person.email',
    ])
    .select([counted('waiting').as('waiting'), counted('parked').as('parked')]);
}

/** Locks the person, so that two webhooks at once can't both be the last that is allowed. */
export async function countWebhooks(db: Tx, personId: string): Promise<number> {
  await db.selectFrom('person').select('id').where('id', '=', personId).forNoKeyUpdate().execute();
  const { n } = await db
    .selectFrom('webhook')
    .select(sql<number>`count(*)::integer`.as('n'))
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  return n;
}

export async function insertWebhook(db: Tx, row: Insertable<Webhook>): Promise<void> {
  await db.insertInto('webhook').values(row).execute();
}

/** `false`: changed since `version`. */
export async function writeSettings(
  db: Tx,
  { id, version }: { id: string; version: number },
  change: { url: string; kinds: string[] },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhook')
    .set({ ...change, version: sql`version + 1`, ...forgotten })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const forgotten = { failures: 0, failing_since: null, paused_until: null };

export async function writeOff(
  db: Tx,
  id: string,
  off: { since: Date; cause: Selectable<Webhook>['off_cause'] } | null,
): Promise<void> {
  await db
    .updateTable('webhook')
    .set({ off_since: off?.since ?? null, off_cause: off?.cause ?? null, ...forgotten })
    .where('id', '=', id)
    .execute();
}

export async function writeSecret(
  db: Tx,
  id: string,
  change: Pick<Updateable<Webhook>, 'secret' | 'earlier_until'>,
): Promise<void> {
  await db
    .updateTable('webhook')
    .set({ ...change, earlier_secret: sql`secret` })
    .where('id', '=', id)
    .execute();
}

export async function deleteWebhook(db: Tx, id: string): Promise<void> {
  await db.deleteFrom('webhook').where('id', '=', id).execute();
}

export async function deleteWebhooksOf(db: Tx, personId: string): Promise<void> {
  await db.deleteFrom('webhook').where('person_id', '=', personId).execute();
}

export async function runningWebhooksOf(db: Tx, personId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('webhook')
    .select('id')
    .where('person_id', '=', personId)
    .where('off_since', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** That are on and take the kind. */
export function webhooksFor(db: Reader, personIds: readonly string[], kind: string) {
  return db
    .selectFrom('webhook')
    .select(['id', 'person_id'])
    .where('person_id', 'in', personIds)
    .where('off_since', 'is', null)
    .where(sql<boolean>`${kind} = any(kinds)`)
    .orderBy('id')
    .execute();
}
