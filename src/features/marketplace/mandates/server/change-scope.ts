import type { BrokerAccess } from '#features/marketplace/listings/domain/broker-access.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { MandateParty } from '../domain/mandate.ts';
import { askRefusal, type Scope, scopeRefusal } from '../domain/scope.ts';
import { tellOfAsk, tellOfScope } from './mails.ts';
import { confirmedEmail, partiesIn, scopeFactsOf, scopeOf } from './mandate-facts.ts';
import { mandateViewOf } from './mandate-view.ts';
import { findMandate, lockMandate, type MandateRow, writeScope } from './store.ts';

type Ask = { words: string; version: number };
type Given = { mayApprove: boolean; profileAccess?: BrokerAccess | undefined; version: number };

export async function askForScope(work: Work, id: string, { words, version }: Ask) {
  const { row, parties } = await held(work, id, version, 'broker');
  const refusal = askRefusal(scopeFactsOf(row), work.now);
  if (refusal) throw new Refused(refusal);
  await writeScope(work.db, row, { scope_asked_at: work.now, scope_ask: words });
  await keep(work, row, 'broker', { step: 'scope-asked' });
  await tellOfAsk(work, row);
  return viewNow(work, id, parties);
}

/** Also the owner's answer to a request: whatever the owner sets, nothing is asked any more. */
export async function setScope(work: Work, id: string, given: Given) {
  const { mayApprove, version } = given;
  const { row, parties } = await held(work, id, version, 'seller');
  const refusal = scopeRefusal(scopeFactsOf(row), work.now);
  if (refusal) throw new Refused(refusal);
  const before = scopeOf(row);
  const scope = { mayApprove, profileAccess: given.profileAccess ?? before.profileAccess };
  const changed = mayApprove !== before.mayApprove || scope.profileAccess !== before.profileAccess;
  if (!changed && row.scope_asked_at === null) return mandateViewOf(work, { row, parties });
  await writeScope(work.db, row, {
    may_approve: mayApprove,
    profile_access: scope.profileAccess,
    scope_asked_at: null,
    scope_ask: null,
  });
  await keep(work, row, 'seller', { step: changed ? 'scope-set' : 'scope-kept', ...scope });
  await tellOfScope(work, row, before, scope);
  if (mayApprove && !before.mayApprove && row.status === 'active')
    await work.emit({ kind: 'mandate-began', listingId: row.listing_id, mayApprove });
  return viewNow(work, id, parties);
}

export async function held(work: Work, id: string, version: number, party: MandateParty) {
  const row = await lockMandate(work.db, id);
  if (!row) throw new Refused('not-found');
  const parties = partiesIn(work, row, await confirmedEmail(work));
  if (parties.length === 0) throw new Refused('not-found');
  if (!parties.includes(party)) throw new Refused('not-your-move');
  if (row.version !== version) throw new Refused('stale', { version: row.version });
  return { row, parties };
}

type Step =
  | { step: 'scope-asked' }
  | { step: 'facts-asked'; fields: string }
  | ({ step: 'scope-set' | 'scope-kept' } & Scope);

export async function keep(work: Work, row: MandateRow, party: MandateParty, step: Step): Promise<void> {
  const subject = { type: 'mandate', id: row.id };
  const listingId = row.listing_id;
  const detail = { ...step, version: row.version + 1 };
  work.record({ act: 'mandate-scoped', listingId, buyerId: null, subject, detail, party });
  await work.audit({ action: 'mandate-scoped', subject, detail: { listingId, ...detail } });
}

export async function viewNow(work: Work, id: string, parties: readonly MandateParty[]) {
  const row = await findMandate(work.db, id);
  if (!row) throw new Refused('not-found');
  return mandateViewOf(work, { row, parties });
}
