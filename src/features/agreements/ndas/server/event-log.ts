import { randomBytes } from 'node:crypto';
import type { ActName } from '#kernel/act.ts';
import type { Json } from '#kernel/canonical-json.ts';
import type { Reader, Work } from '#platform/context.ts';
import { type ChainedEvent, chained, logVersion } from '../domain/evidence.ts';
import type { EvidenceKind } from '../domain/evidence-event.ts';
import { eventOf } from './nda-row.ts';
import { sha256 } from './sha256.ts';
import { eventsOf, insertEvent } from './store.ts';

type Seen = Readonly<Record<string, Json>>;

export async function readLog(db: Reader, ndaId: string): Promise<ChainedEvent[]> {
  return (await eventsOf(db, ndaId)).map(eventOf);
}

/** Appends an event. The agreement must be locked, or new: concurrent writers would take the same number. */
export async function recordEvent(
  work: Work,
  ndaId: string,
  kind: EvidenceKind,
  evidence: Seen,
): Promise<ChainedEvent> {
  const log = await readLog(work.db, ndaId);
  const event = nextEvent(work, log, ndaId, kind, evidence);
  await writeEvent(work, event);
  return event;
}

export function nextEvent(
  work: Work,
  log: readonly ChainedEvent[],
  ndaId: string,
  kind: EvidenceKind,
  evidence: Seen,
): ChainedEvent {
  const actorId = work.actor.kind === 'person' ? work.actor.personId : null;
  const number = log.length + 1;
  // A log keeps its format version.
  const salt = logVersion(log) === 1 ? null : randomBytes(32).toString('hex');
  const event = { ndaId, number, kind, at: work.now, actorId, evidence, salt };
  return chained(event, log.at(-1) ?? null, sha256);
}

export async function writeEvent(work: Work, event: ChainedEvent): Promise<void> {
  await insertEvent(work.db, {
    nda_id: event.ndaId,
    number: event.number,
    kind: event.kind,
    at: event.at,
    actor_id: event.actorId,
    evidence: JSON.stringify(event.evidence),
    salt: event.salt,
    previous_hash: event.previousHash,
    hash: event.hash,
  });
}

/** Writes to the ledger of the deal. `detail`: hashes and codes only. Skips masters, which belong to no deal. */
export function recordNdaAct(
  work: Work,
  act: Extract<ActName, `nda-${string}`>,
  {
    id,
    listing_id: listingId,
    buyer_id: buyerId,
  }: { id: string; listing_id: string | null; buyer_id: string },
  detail: Readonly<Record<string, string>> = {},
): void {
  if (listingId === null) return;
  work.record({ act, listingId, buyerId, subject: { type: 'nda', id }, detail });
}

export function placeOfAct(work: Work, timeZone?: string): Seen {
  return {
    ipAddress: work.origin.address,
    userAgent: work.origin.userAgent,
    sessionId: work.actor.kind === 'person' ? work.actor.sessionId : null,
    requestId: work.requestId,
    ...(timeZone ? { timeZone } : {}),
  };
}
