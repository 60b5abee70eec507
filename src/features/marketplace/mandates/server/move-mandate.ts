import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import { isOpen, type MandateStatus, mandateMoves, mandateRefusal } from '../domain/mandate.ts';
import { tellOfMove } from './mails.ts';
import { confirmedEmail, factsOf, partiesIn, storedStatus } from './mandate-facts.ts';
import { mandateViewOf, type Seen } from './mandate-view.ts';
import { findMandate, hasOpenRequest, lockMandate, recordTransition, writeMandate } from './store.ts';

export async function moveMandate(work: Work, id: string, input: { to: MandateStatus; version: number }) {
  const row = await lockMandate(work.db, id);
  if (!row) throw new Refused('not-found');
  const parties = partiesIn(work, row, await confirmedEmail(work));
  if (parties.length === 0) throw new Refused('not-found');
  if (row.version !== input.version) throw new Refused('stale', { version: row.version });
  if (input.to === 'active' && (await buysListing(work, row.listing_id)))
    throw new Refused('mandate-of-a-buyer');
  await step(work, { row, parties }, input.to);
  const moved = await findMandate(work.db, id);
  if (!moved) throw new Refused('not-found');
  return mandateViewOf(work, { row: moved, parties });
}

/** No one acts for both sides: a buyer of the listing cannot be its broker. */
function buysListing({ db, actor }: Work, listingId: string): Promise<boolean> {
  return hasOpenRequest(db, listingId, signedIn(actor).personId);
}

export async function step(work: Work, { row, parties }: Seen, to: MandateStatus): Promise<void> {
  const from = storedStatus(row.status);
  const refusal = mandateRefusal(from, to, parties, factsOf(work, row));
  if (refusal) {
    const mine = mandateMoves.filter(
      (move) => move.from === from && move.by.some((by) => parties.includes(by)),
    );
    throw new Refused(refusal, { from, to, allowed: mine.map((move) => move.to) });
  }
  const actorId = work.actor.kind === 'person' ? work.actor.personId : null;
  const seen = { id: row.id, version: row.version, status: from };
  const written = await writeMandate(work.db, seen, {
    status: to,
    ...(isOpen(to) ? {} : { ended_at: work.now, scope_asked_at: null, scope_ask: null }),
    ...(to === 'active' ? { starts_at: work.now } : {}),
    ...(to === 'active' || to === 'declined' ? { broker_id: actorId } : {}),
  });
  if (!written) throw new Refused('stale');
  const party = parties[0] ?? 'system';
  await recordTransition(work.db, {
    mandateId: row.id,
    from,
    to,
    actorId,
    party,
    version: row.version + 1,
    at: work.now,
  });
  const subject = { type: 'mandate', id: row.id };
  const detail = { from, to, version: row.version + 1 };
  work.record({ act: 'mandate-moved', listingId: row.listing_id, buyerId: null, subject, detail, party });
  await work.audit({
    action: 'mandate-moved',
    subject,
    detail: { listingId: row.listing_id, from, to, party },
  });
  await tellOfMove(work, row, to, party);
  if (to === 'active')
    await work.emit({ kind: 'mandate-began', listingId: row.listing_id, mayApprove: row.may_approve });
}
