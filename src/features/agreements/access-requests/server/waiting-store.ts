import { type Expression, type SqlBool, sql } from 'kysely';
import { holdsMandate, inForce } from '#features/marketplace/listings/server/mandate-sql.ts';
import type { Reader } from '#platform/context.ts';
import type { PendingReason, Status } from '../domain/status.ts';
import { decidedBySeller } from '../domain/waiting.ts';
import { type RequestRow, requests, type Scope, within } from './store.ts';

type Own = Exclude<Scope, { kind: 'all' }>;

export function listWaiting(db: Reader, scope: Own, now: Date, most: number): Promise<RequestRow[]> {
  return within(requests(db), scope)
    .where(waits(scope, now))
    .orderBy('access_request.last_updated_at')
    .orderBy('access_request.id')
    .limit(most)
    .execute();
}

/** SQL of `domain/waiting.ts`. Only pending requests have a pending reason, so the status needs no check. */
function waits(scope: Own, now: Date): Expression<SqlBool> {
  const at = (status: Status) => sql<SqlBool>`access_request.status = ${status}`;
  const held = (...reasons: readonly PendingReason[]) =>
    sql<SqlBool>`access_request.pending_reason = any(${reasons}::text[])`;
  if (scope.kind === 'sent')
    return sql<SqlBool>`(${at('awaiting_signature')}
      or (${held('buyer_info')} and not ${proofsUnderReview(now)}))`;
  const owned = sql<SqlBool>`listing.owner_id = ${scope.personId}`;
  const mandated = sql<SqlBool>`exists (
    select from mandate where mandate.listing_id = listing.id and ${inForce(now)})`;
  const broker = (mayApprove: boolean) => holdsMandate('listing.id', scope.personId, now, { mayApprove });
  return sql<SqlBool>`access_request.buyer_id <> ${scope.personId} and (${at('requested')}
    or (${at('sent_to_broker')} and (${broker(false)} or not ${mandated}))
    or (${held(...decidedBySeller)} and (${owned} or ${broker(true)}))
    or (${held('countersign')} and ${owned}))`;
}

/** SQL: whether a required proof is missing and every missing one is under review. */
function proofsUnderReview(now: Date): Expression<SqlBool> {
  return sql<SqlBool>`coalesce((
    select bool_and(exists (
      select from buyer_proof
      where buyer_proof.person_id = access_request.buyer_id
        and buyer_proof.kind = asked.kind and buyer_proof.status = 'requested'))
    from listing_rule, (values ('identity'), ('funds')) as asked (kind)
    where listing_rule.listing_id = access_request.listing_id
      and case asked.kind when 'identity' then listing_rule.needs_identity else listing_rule.needs_funds end
      and not proof_stands(access_request.buyer_id, asked.kind, ${now})), false)`;
}
