import { personCard } from '#features/people/accounts/server/person-card.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading, Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { moveHelper as contract } from '../contract.ts';
import { type HelperStatus, helperPartyOf, helperRefusal, isOpen } from '../domain/check-helper.ts';
import { tellOfHelp } from './helper-mails.ts';
import { type HelperRow, lockHelper, writeHelper } from './helper-store.ts';
import { storedStatus } from './helper-view.ts';

/** Moves an invitation to another status. Access that it gave ends with the next request. */
export async function moveHelper(
  work: Work,
  { params, body: { to, version } }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const row = await lockHelper(work.db, params.id);
  const party = row && helperPartyOf(work.actor, await peopleOf(work, row));
  if (!row || !party) throw new Refused('not-found');
  if (row.version !== version) throw new Refused('stale', { version: row.version });
  const from = storedStatus(row);
  const refusal = helperRefusal(from, to, party);
  if (refusal) throw new Refused(refusal, { from, to });
  await writeHelper(work.db, row.id, changeTo(work, to));
  await work.audit({
    action: 'check-helper-moved',
    subject: { type: 'check-helper', id: row.id },
    detail: { checkId: row.check_id, from, to, party },
  });
  await tellOfHelp(work, row, to, party);
  const opens = party === 'owner' || to === 'active';
  return { id: row.id, status: to, version: version + 1, checkId: opens ? row.check_id : null };
}

function changeTo(work: Work, to: HelperStatus) {
  if (to === 'active') return { status: to, person_id: signedIn(work.actor).personId, accepted_at: work.now };
  return { status: to, ...(isOpen(to) ? {} : { ended_at: work.now }) };
}

async function peopleOf(asking: Pick<Reading, 'actor' | 'db'>, row: HelperRow) {
  return {
    ownerId: row.owner_id,
    personId: row.person_id,
    invitedEmail: row.invited_email,
    callerEmail: await confirmedEmail(asking),
  };
}

/** The caller's confirmed address, which invitations are matched with. */
export async function confirmedEmail({ actor, db }: Pick<Reading, 'actor' | 'db'>): Promise<string | null> {
  if (actor.kind !== 'person') return null;
  const { email, emailVerified } = await personCard(db, actor.personId);
  return emailVerified ? email.toLowerCase() : null;
}
