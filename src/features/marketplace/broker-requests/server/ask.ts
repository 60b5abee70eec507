import { hasRole } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { InputOf } from '#wire/endpoint.ts';
import type { askForBrokerAccount as contract } from '../contract.ts';
import { brokerRequestView } from './broker-request-view.ts';
import { tellAdmins } from './notices.ts';
import { insertBrokerRequest } from './store.ts';

export async function askForBrokerAccount(work: Work, { body }: InputOf<typeof contract>) {
  const { personId } = signedIn(work.actor);
  if (hasRole(work.actor, 'broker')) throw new Refused('broker-already');
  const row = await insertBrokerRequest(work.db, {
    id: work.newId(),
    person_id: personId,
    status: 'requested',
    firm: body.firm,
    license_state: body.licenseState ?? null,
    license_number: body.licenseNumber || null,
    practice: body.practice || null,
    requested_at: work.now,
  });
  if (!row) throw new Refused('broker-request-waits');
  await work.audit({ action: 'broker-account-requested', subject: { type: 'broker-request', id: row.id } });
  await tellAdmins(work, row);
  return brokerRequestView(row);
}
