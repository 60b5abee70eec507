import { mannerOf } from '#features/deal-room/deal-rooms/domain/viewable.ts';
import { holdRoomToDecide } from '#features/deal-room/deal-rooms/server/hold-room.ts';
import { quotaProblems } from '#features/record/orphaned-files/server/problems.ts';
import { renderProblems } from '#http/render-problems.ts';
import { Refused } from '#kernel/refusal.ts';
import { storedWord } from '#kernel/stored-word.ts';
import type { Reading, Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import { type listRedactions as list, most, type redactDocument as redact } from '../contract.ts';
import { insertRedaction, type RedactionRow, redactionsOf, takeBack } from './redaction-store.ts';
import { viewedVersionOf } from './viewed-version.ts';

export const makeRoomRedaction = 'make-room-redaction';

/** Each page is rendered again, so their number is limited. */
export const mostRedactedPages = 500;

/** Published versions are withdrawn immediately: they show what is to be removed. The owner keeps all. */
export async function redactDocument(
  work: Work,
  { params, body }: InputOf<typeof redact>,
): Promise<AnswerOf<typeof redact>> {
  const viewed = await viewedVersionOf(work, { documentId: params.id, versionId: body.versionId });
  const { document, version } = viewed;
  if (viewed.sight.side === 'buyer') throw new Refused('not-found');
  const { room } = await holdRoomToDecide(work, document.room_id);
  if (version.refusal !== null || mannerOf(version.kind) === null) throw new Refused('document-not-viewable');
  if (version.pages !== null && version.pages > mostRedactedPages) throw new Refused('redaction-too-long');
  if (body.boxes.some((box) => isOffPage(box, version.pages))) throw new Refused('box-off-page');
  const row = await insertRedaction(work.db, {
    id: work.newId(),
    version_id: version.id,
    boxes: JSON.stringify(body.boxes),
    state: 'waiting',
    asked_by: signedIn(work.actor).personId,
    asked_at: work.now,
  });
  if (!row) throw new Refused('redaction-under-way');
  const takenBack = await takeBack(work.db, document.id);
  await work.enqueue(makeRoomRedaction, { redactionId: row.id });
  const subject = { type: 'room-document', id: document.id };
  const detail = { versionId: version.id, boxes: body.boxes.length, takenBack };
  work.record({ act: 'room-document-redacted', listingId: room.listing_id, buyerId: null, subject, detail });
  await work.audit({ action: 'room-document-redacted', subject, detail });
  return viewOf(row);
}

type Box = InputOf<typeof redact>['body']['boxes'][number];

function isOffPage({ page, x, y, width, height }: Box, pages: number | null): boolean {
  const tolerance = 1e-6;
  return (
    (pages !== null && page > pages) ||
    width === 0 ||
    height === 0 ||
    x + width > 1 + tolerance ||
    y + height > 1 + tolerance
  );
}

export async function listRedactions(reading: Reading, documentId: string): Promise<AnswerOf<typeof list>> {
  const { sight } = await viewedVersionOf(reading, { documentId, versionId: undefined });
  if (sight.side === 'buyer') throw new Refused('not-found');
  const rows = await redactionsOf(reading.db, documentId, most.redactions);
  return { items: rows.map(viewOf) };
}

const words: Readonly<Record<string, { detail: string }>> = { ...renderProblems, ...quotaProblems };
const storedState = storedWord(['waiting', 'made', 'failed'], 'state of a redaction');

function viewOf(row: RedactionRow) {
  return {
    id: row.id,
    versionId: row.version_id,
    boxes: Array.isArray(row.boxes) ? row.boxes.length : 0,
    state: storedState(row.state),
    refusal: row.refusal === null ? null : (words[row.refusal]?.detail ?? 'It could not be made.'),
    madeVersionId: row.made_version_id,
    askedAt: row.asked_at.toISOString(),
  };
}
