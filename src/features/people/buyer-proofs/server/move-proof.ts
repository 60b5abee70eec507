import { removeOrphanedFiles } from '#features/record/orphaned-files/server/jobs.ts';
import { hasRole, isPerson, system } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { type ProofParty, type ProofStatus, proofRefusal, standsUntil } from '../domain/proof.ts';
import { tellOwnerOfProof } from './notices.ts';
import { proofView, storedKind, storedStatus } from './proof-view.ts';
import { lockProof, type ProofRow, writeProof } from './store.ts';

type Input = {
  to: ProofStatus;
  version: number;
  reason?: string | undefined;
  until?: string | null | undefined;
};

export async function moveProof(work: Work, id: string, input: Input) {
  const row = await lockProof(work.db, id);
  const party = row && partyIn(work, row);
  if (!row || !party) throw new Refused('not-found');
  if (row.version !== input.version) throw new Refused('stale', { version: row.version });
  return proofView(await step(work, row, party, input));
}

export async function expireProof(work: Work, id: string): Promise<void> {
  const as = work.as(system);
  const row = await lockProof(as.db, id);
  if (row?.status !== 'verified' || row.valid_until === null || row.valid_until > as.now) return;
  await step(as, row, 'system', { to: 'expired' });
}

async function step(
  work: Work,
  row: ProofRow,
  party: ProofParty,
  { to, reason = '', until = null }: Omit<Input, 'version'>,
): Promise<ProofRow> {
  const from = storedStatus(row.status);
  const ranOut = row.valid_until !== null && row.valid_until <= work.now;
  const refusal = proofRefusal(from, to, party, { reason, ranOut });
  if (refusal) throw new Refused(refusal, { from, to });
  const validUntil = to === 'verified' ? standsUntil(storedKind(row.kind), asDate(until), work.now) : null;
  if (to === 'verified' && validUntil === null) throw new Refused('end-not-possible');
  const decided = party === 'admin' && work.actor.kind === 'person';
  const written = await writeProof(work.db, row.id, {
    status: to,
    valid_until: to === 'verified' ? validUntil : row.valid_until,
    reason: to === 'refused' ? reason.trim() : null,
    ...(decided && work.actor.kind === 'person'
      ? { decided_at: work.now, decided_by: work.actor.personId }
      : {}),
    // Only a verified proof may be viewed again.
    ...(to === 'verified' ? {} : { file_key: null }),
  });
  if (to !== 'verified') await work.enqueue(removeOrphanedFiles, {});
  await work.audit({
    action: 'proof-moved',
    subject: { type: 'buyer-proof', id: row.id },
    detail: {
      from,
      to,
      party,
      kind: row.kind,
      personId: row.person_id,
      until: to === 'verified' ? (validUntil?.toISOString() ?? null) : null,
    },
  });
  if (party !== 'owner') await tellOwnerOfProof(work, written, from);
  if (to === 'verified') await work.emit({ kind: 'proof-verified', personId: row.person_id });
  return written;
}

function partyIn({ actor }: Work, row: ProofRow): ProofParty | null {
  // Another admin decides on an admin's own proof.
  if (isPerson(actor, row.person_id)) return 'owner';
  return hasRole(actor, 'admin') ? 'admin' : null;
}

function asDate(at: string | null): Date | null {
  return at === null ? null : new Date(at);
}
