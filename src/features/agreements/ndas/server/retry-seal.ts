import { Refused } from '#kernel/refusal.ts';
import type { Reading, Work } from '#platform/context.ts';
import { decodeCursor, toPage } from '#platform/db/cursor.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import { sealFailures } from '../domain/seal-failure.ts';
import type * as contract from '../seal-contract.ts';
import { kindOf } from './nda-row.ts';
import { sealNdaJob } from './seal-nda.ts';
import { lockWaitingSeal, type SealLineRow, sealLine, unstampedSeals, waitingSeals } from './seal-store.ts';

export async function listWaitingSeals(
  { db }: Reading,
  { query }: InputOf<typeof contract.listWaitingSeals>,
): Promise<AnswerOf<typeof contract.listWaitingSeals>> {
  const from = query.after ? decodeCursor(query.after) : null;
  const unstamped = query.list === 'unstamped';
  const rows = await (unstamped ? unstampedSeals : waitingSeals)(db, from, query.size + 1);
  const placeOf = ({ created_at, sealed_at, id }: SealLineRow) => ({
    at: (unstamped ? sealed_at : null) ?? created_at,
    id,
  });
  return toPage(rows, query.size, placeOf, lineOf);
}

/** Queues another try. Queuing it twice is harmless. */
export async function retrySeal(
  work: Work,
  { params: { id } }: InputOf<typeof contract.retrySeal>,
): Promise<AnswerOf<typeof contract.retrySeal>> {
  const waits = await lockWaitingSeal(work.db, id);
  const row = await sealLine(work.db, id);
  if (!row) throw new Refused('not-found');
  if (!waits) throw new Refused('already-sealed');
  await work.audit({ action: 'nda-seal-retried', subject: { type: 'nda', id } });
  await work.enqueue(sealNdaJob, { ndaId: id });
  return lineOf(row);
}

function lineOf(row: SealLineRow): AnswerOf<typeof contract.retrySeal> {
  return {
    id: row.id,
    kind: kindOf(row),
    requestId: row.request_id,
    listingTitle: row.title,
    state: row.status === 'sealed' ? 'sealed' : 'waiting',
    signedAt: row.created_at.toISOString(),
    sealedAt: row.sealed_at?.toISOString() ?? null,
    attempts: row.attempts,
    triedAt: row.tried_at?.toISOString() ?? null,
    failure: sealFailures.find((failure) => failure === row.failure) ?? null,
  };
}
