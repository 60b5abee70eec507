import { moveRequest } from '#features/agreements/access-requests/server/move-request.ts';
import { moveListing } from '#features/marketplace/listings/server/move-listing.ts';
import { moveMandate } from '#features/marketplace/mandates/server/move-mandate.ts';
import { moveOffer } from '#features/offers/offers/server/move-offer.ts';
import { personForAct } from '#features/people/accounts/server/admin-act.ts';
import { removeOrphanedFiles } from '#features/record/orphaned-files/server/jobs.ts';
import type { EndOfAccount } from '#http/feature.ts';
import { hasRole, isPerson } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { Vault } from '#platform/vault.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import type { deleteUser } from '../contract.ts';
import { outcomeFor, type Tie } from '../domain/closing.ts';
import { tellOfClosing } from './mails.ts';
import { nextOpenOffer, openDealings } from './store.ts';
import { tiesOf } from './ties.ts';

/** `ends`: what each feature does when an account ends, in this order. */
export type ClosingTools = { vault: Vault; ends: readonly EndOfAccount[] };

/**
 * Ends all open dealings by the moves that the person could make, then erases or anonymizes the account. Only for the
 * person and admins; throws not-found for others.
 */
export async function closeAccount(
  work: Work,
  personId: string,
  { vault, ends }: ClosingTools,
): Promise<AnswerOf<typeof deleteUser>> {
  const own = isPerson(work.actor, personId);
  if (!own && !hasRole(work.actor, 'admin')) throw new Refused('not-found');
  const person = await personForAct(work, personId, 'close');
  const ties = await tiesOf(work.db, personId, work.now);
  await tellOfClosing(work, person, { ties, own });
  await endDealings(work, personId, vault);
  const outcome = outcomeFor(ties);
  await work.audit({
    action: 'account-closed',
    subject: { type: 'person', id: personId },
    detail: { outcome, own, ...countsOf(ties) },
  });
  const keepEvidence = ties.some(({ kind }) => kind === 'ndas-in-force' || kind === 'past-ndas');
  await work.enqueue(removeOrphanedFiles, {});
  for (const end of ends) await end(work, { person, erase: outcome === 'erased', keepEvidence });
  return { outcome, ties };
}

/** Even if an admin closes the account, the person withdraws instead of being declined. */
async function endDealings(work: Work, personId: string, vault: Vault): Promise<void> {
  const asPerson = work.as({ kind: 'person', personId, sessionId: personId, roles: [] });
  const reason = 'The account was closed.';
  for (;;) {
    const offer = await nextOpenOffer(work.db, personId);
    if (!offer) break;
    await moveOffer(asPerson, offer.id, { to: 'withdrawn', version: offer.version, reason });
  }
  const { listings, requests, mandates } = await openDealings(work.db, personId);
  for (const { id } of requests) await moveRequest(asPerson, id, { to: 'denied', reason });
  for (const { id, version, status } of listings) {
    const to = status === 'in_review' ? 'draft' : 'withdrawn';
    await moveListing(asPerson, id, { to, version, reason }, vault);
  }
  for (const { id, version, status } of mandates)
    await moveMandate(asPerson, id, { to: status === 'invited' ? 'withdrawn' : 'ended', version });
}

function countsOf(ties: readonly Tie[]): Record<string, number> {
  return Object.fromEntries(ties.map(({ kind, count }) => [kind, count]));
}
