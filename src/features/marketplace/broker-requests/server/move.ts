import { personForAct } from '#features/people/accounts/server/admin-act.ts';
import { grantRole } from '#features/people/accounts/server/grant-role.ts';
import { hasRole, isPerson } from '#kernel/actor.ts';
import type { DomainEventOf } from '#kernel/domain-event.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { InputOf } from '#wire/endpoint.ts';
import type * as contract from '../contract.ts';
import {
  type BrokerRequestParty,
  type BrokerRequestStatus,
  brokerRequestRefusal,
} from '../domain/broker-request.ts';
import { brokerRequestView, storedStatus } from './broker-request-view.ts';
import { tellPerson } from './notices.ts';
import {
  type BrokerRequestRow,
  lockBrokerRequest,
  lockWaitingOf,
  personOf,
  writeBrokerRequest,
} from './store.ts';

export async function moveBrokerRequest(
  work: Work,
  { params: { id }, body }: InputOf<typeof contract.moveBrokerRequest>,
) {
  return brokerRequestView(await decide(work, id, body));
}

/** Locks admins and person before the request, like every act on an account. */
export async function approveBrokerRequest(
  work: Work,
  { params: { id }, body: { version } }: InputOf<typeof contract.approveBrokerRequest>,
) {
  const personId = await personOf(work.db, id);
  if (personId === undefined) throw new Refused('not-found');
  await personForAct(work, personId, 'grant');
  const written = await decide(work, id, { to: 'approved', version });
  await grantRole(work, personId, 'broker');
  return brokerRequestView(written);
}

/** An admin gave the role on the page of accounts: the request of the person has what it asked for. */
export async function onRoleGranted(
  work: Work,
  { personId, role }: DomainEventOf<'role-granted'>,
): Promise<void> {
  if (role !== 'broker') return;
  const row = await lockWaitingOf(work.db, personId);
  if (row) await step(work, row, 'admin', 'approved', '');
}

type Asked = { to: BrokerRequestStatus; version: number; reason?: string | undefined };

async function decide(
  work: Work,
  id: string,
  { to, version, reason = '' }: Asked,
): Promise<BrokerRequestRow> {
  const row = await lockBrokerRequest(work.db, id);
  const party = row && partyIn(work, row);
  if (!row || !party) throw new Refused('not-found');
  if (row.version !== version) throw new Refused('stale', { version: row.version });
  const from = storedStatus(row.status);
  const refusal = brokerRequestRefusal(from, to, party, reason);
  if (refusal) throw new Refused(refusal, { from, to });
  return step(work, row, party, to, reason);
}

async function step(
  work: Work,
  row: BrokerRequestRow,
  party: BrokerRequestParty,
  to: BrokerRequestStatus,
  reason: string,
): Promise<BrokerRequestRow> {
  const decided = party === 'admin';
  const written = await writeBrokerRequest(work.db, row.id, {
    status: to,
    reason: to === 'declined' ? reason.trim() : null,
    ...(decided
      ? { decided_at: work.now, decided_by: work.actor.kind === 'person' ? work.actor.personId : null }
      : {}),
  });
  await work.audit({
    action: 'broker-request-moved',
    subject: { type: 'broker-request', id: row.id },
    detail: { from: row.status, to, party, personId: row.person_id },
  });
  if (decided) await tellPerson(work, written);
  return written;
}

function partyIn({ actor }: Work, row: BrokerRequestRow): BrokerRequestParty | null {
  // Another admin decides on an admin's own request.
  if (isPerson(actor, row.person_id)) return 'owner';
  return hasRole(actor, 'admin') ? 'admin' : null;
}
