import { storedAccess } from '#features/marketplace/listings/server/mandates.ts';
import { personCard } from '#features/people/accounts/server/person-card.ts';
import { hasRole } from '#kernel/actor.ts';
import { storedWord } from '#kernel/stored-word.ts';
import type { Reading } from '#platform/context.ts';
import {
  type MandateFacts,
  type MandateParty,
  type MandateStatus,
  mandatePartiesOf,
  mandateStatuses,
} from '../domain/mandate.ts';
import type { Scope, ScopeFacts } from '../domain/scope.ts';
import type { MandateRow } from './store.ts';

type Asking = Pick<Reading, 'actor' | 'db' | 'now'>;

/** `null` while unconfirmed: invitations are matched with confirmed addresses only. */
export async function confirmedEmail({ actor, db }: Asking): Promise<string | null> {
  if (actor.kind !== 'person') return null;
  const { email, emailVerified } = await personCard(db, actor.personId);
  return emailVerified ? email.toLowerCase() : null;
}

export function partiesIn({ actor }: Asking, row: MandateRow, callerEmail: string | null): MandateParty[] {
  return mandatePartiesOf(actor, {
    ownerId: row.owner_id,
    brokerId: row.broker_id,
    invitedEmail: row.invited_email,
    callerEmail,
  });
}

export function factsOf({ actor, now }: Asking, row: MandateRow): MandateFacts {
  return { now, lapsesAt: row.lapses_at, endsAt: row.ends_at, hasBrokerRole: hasRole(actor, 'broker') };
}

export function scopeOf(row: MandateRow): Scope {
  return { mayApprove: row.may_approve, profileAccess: storedAccess(row.profile_access) };
}

export function scopeFactsOf(row: MandateRow): ScopeFacts {
  return {
    status: storedStatus(row.status),
    endsAt: row.ends_at,
    mayApprove: row.may_approve,
    asked: row.scope_asked_at !== null,
  };
}

export function factAskFactsOf(row: MandateRow) {
  return {
    status: storedStatus(row.status),
    endsAt: row.ends_at,
    mayApprove: row.may_approve,
    askedAt: row.facts_asked_at,
  };
}

export const storedStatus: (stored: string) => MandateStatus = storedWord(
  mandateStatuses,
  'engagement status',
);
