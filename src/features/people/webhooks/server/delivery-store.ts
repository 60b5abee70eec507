import { type Insertable, type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import { after, type Cursor } from '#platform/db/cursor.ts';
import type { WebhookDelivery } from '#platform/db/tables.ts';
import type { DeliveryState, Trouble } from '../domain/webhook.ts';

export type DeliveryRow = Omit<Selectable<WebhookDelivery>, 'body'>;

const shown = [
  'id',
  'webhook_id',
  'kind',
  'state',
  'attempts',
  'created_at',
  'due_at',
  'tried_at',
  'status_code',
  'trouble',
] as const;

export async function insertDeliveries(db: Tx, rows: readonly Insertable<WebhookDelivery>[]): Promise<void> {
  await db.insertInto('webhook_delivery').values(rows).execute();
}

export function newestDeliveries(
  db: Reader,
  of: { webhookId: string; state: DeliveryState | undefined },
  from: Cursor | null,
  size: number,
): Promise<DeliveryRow[]> {
  let query = db.selectFrom('webhook_delivery').select(shown).where('webhook_id', '=', of.webhookId);
  if (of.state) query = query.where('state', '=', of.state);
  if (from) query = query.where(after({ at: 'created_at', id: 'id' }, from));
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(size).execute();
}

export function deliveryOf(db: Reader, id: string): Promise<DeliveryRow | undefined> {
  return db.selectFrom('webhook_delivery').select(shown).where('id', '=', id).executeTakeFirst();
}

/** Counts its attempts anew. */
export async function makeDue(db: Tx, id: string, dueAt: Date): Promise<void> {
  await db
    .updateTable('webhook_delivery')
    .set({ state: 'waiting', due_at: dueAt, attempts: 0 })
    .where('id', '=', id)
    .execute();
}

export async function makeParkedDue(db: Tx, webhookId: string, dueAt: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('webhook_delivery')
    .set({ state: 'waiting', due_at: dueAt, attempts: 0 })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'parked')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function parkWaiting(db: Tx, webhookId: string): Promise<void> {
  await db
    .updateTable('webhook_delivery')
    .set({ state: 'parked', due_at: null })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'waiting')
    .execute();
}

export type Claim = { now: Date; until: Date; busy: readonly string[]; webhooks: number; each: number };
export type Claimed = {
  id: string;
  webhook_id: string;
  body: string;
  attempts: number;
  url: string;
  secret: Buffer;
  earlier_secret: Buffer | null;
  earlier_until: Date | null;
};

/**
 * Takes the oldest due deliveries of up to `webhooks` receivers that are not `busy`, `each` per receiver, and counts an
 * attempt. Other nodes leave them alone until `until`, when they are due again in case this process is gone.
 */
export async function claimDue(db: Reader, { now, until, busy, webhooks, each }: Claim): Promise<Claimed[]> {
  const { rows } = await sql<Claimed>`
    with ready as (
      select webhook.id from webhook
      where webhook.off_since is null
        and (webhook.paused_until is null or webhook.paused_until <= ${now})
        and webhook.id <> all(${[...busy]}::uuid[])
        and exists (
          select 1 from webhook_delivery as waiting
          where waiting.webhook_id = webhook.id and waiting.state = 'waiting' and waiting.due_at <= ${now}
        )
      order by webhook.id
      limit ${webhooks}
    ), due as (
      select taken.id from ready cross join lateral (
        select id from webhook_delivery
        where webhook_id = ready.id and state = 'waiting' and due_at <= ${now}
        order by due_at, id
        limit ${each}
        for update skip locked
      ) as taken
    )
    update webhook_delivery as delivery
    set attempts = delivery.attempts + 1, tried_at = ${now}, due_at = ${until}
    from due, webhook
    where delivery.id = due.id and webhook.id = delivery.webhook_id
    returning delivery.id, delivery.webhook_id, delivery.body, delivery.attempts,
      webhook.url, webhook.secret, webhook.earlier_secret, webhook.earlier_until`.execute(db);
  return rows;
}

export type Outcome = {
  state: DeliveryState;
  due_at: Date | null;
  status_code: number | null;
  trouble: Trouble | null;
};

/** Nothing if it was removed, or parked with its webhook, in between. */
export async function writeOutcome(db: Reader, id: string, outcome: Outcome): Promise<void> {
  await db
    .updateTable('webhook_delivery')
    .set(outcome)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

export async function writeHealthy(db: Reader, webhookId: string): Promise<void> {
  await db
    .updateTable('webhook')
    .set({ failures: 0, failing_since: null, paused_until: null })
    .where('id', '=', webhookId)
    .where('failures', '>', 0)
    .execute();
}

export function countFailures(db: Reader, webhookId: string, { failed, now }: { failed: number; now: Date }) {
  return db
    .updateTable('webhook')
    .set({
      failures: sql<number>`failures + ${failed}`,
      failing_since: sql<Date>`coalesce(failing_since, ${now})`,
    })
    .where('id', '=', webhookId)
    .returning(['failures', 'failing_since'])
    .executeTakeFirst();
}

export async function pauseUntil(db: Reader, webhookId: string, until: Date): Promise<void> {
  await db.updateTable('webhook').set({ paused_until: until }).where('id', '=', webhookId).execute();
}

export async function forgetDeliveries(db: Reader, before: Date, most: number): Promise<number> {
  const old = db.selectFrom('webhook_delivery').select('id').where('created_at', '<', before).limit(most);
  const { numDeletedRows } = await db
    .deleteFrom('webhook_delivery')
    .where('id', 'in', old)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

const countedUpTo = 10_000;

/** `failing`: webhooks that are on and whose last deliveries failed. */
export async function webhookFigures(
  db: Reader,
): Promise<{ waiting: number; parked: number; failing: number }> {
  const counted = (state: DeliveryState) => sql<number>`(select count(*)::int from (
    select from webhook_delivery where state = ${state} limit ${countedUpTo}) as counted)`;
  const { rows } = await sql<{ waiting: number; parked: number; failing: number }>`
    select ${counted('waiting')} as waiting, ${counted('parked')} as parked,
      (select count(*)::int from webhook where off_since is null and failing_since is not null) as failing`.execute(
    db,
  );
  return rows[0] ?? { waiting: 0, parked: 0, failing: 0 };
}
