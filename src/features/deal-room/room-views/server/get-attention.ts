import { sellerSightOf, titleOf } from '#features/deal-room/deal-rooms/server/room-sight.ts';
import { dayOf } from '#kernel/days.ts';
import { days, shift } from '#kernel/instant.ts';
import { fullName } from '#kernel/person-name.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import { type getDocumentAttention, type getRoomAttention, most } from '../contract.ts';
import { readByFolder } from './attention-by-folder.ts';
import { daysOf, documentsLookedAt, heatOfVersion, viewersIn } from './attention-store.ts';
import { viewedVersionOf } from './viewed-version.ts';

export async function readDocumentAttention(
  reading: Reading,
  { params, query }: InputOf<typeof getDocumentAttention>,
): Promise<AnswerOf<typeof getDocumentAttention>> {
  const viewed = await viewedVersionOf(reading, { documentId: params.id, versionId: query.versionId });
  const { sight, document, version } = viewed;
  // Buyers get not-found, as if the address did not exist.
  if (sight.side === 'buyer') throw new Refused('not-found');
  const scope = { versionId: version.id };
  const viewers = await viewersIn(reading.db, scope, most.viewers);
  refuseUnlessAmong(viewers, query.person);
  const heat = await heatOfVersion(reading.db, {
    ...scope,
    personId: query.person ?? null,
    from: query.from,
    limit: most.pages,
  });
  return {
    documentId: document.id,
    roomId: document.room_id,
    versionId: version.id,
    name: document.name,
    pages: version.pages,
    heat: heat.map((row) => ({
      page: row.page,
      seconds: secondsOf(row.milliseconds),
      looks: Number(row.looks),
      viewers: Number(row.viewers),
      firstAt: row.first_at.toISOString(),
      lastAt: row.last_at.toISOString(),
    })),
    viewers: viewers.map(viewerView),
  };
}

export async function readRoomAttention(
  reading: Reading,
  { params, query }: InputOf<typeof getRoomAttention>,
): Promise<AnswerOf<typeof getRoomAttention>> {
  const sight = await sellerSightOf(reading, params.id);
  const viewers = await viewersIn(reading.db, { roomId: params.id }, most.viewers);
  refuseUnlessAmong(viewers, query.person);
  const of = { roomId: params.id, personId: query.person ?? null };
  const from = dayOf(shift(reading.now, -(most.days - 1) * days));
  const documents = await documentsLookedAt(reading.db, { ...of, limit: most.documents });
  const trend = await daysOf(reading.db, { ...of, from });
  return {
    roomId: params.id,
    title: await titleOf(reading, sight),
    documents: documents.map((row) => ({
      documentId: row.document_id,
      name: row.name,
      seconds: secondsOf(row.milliseconds),
      looks: Number(row.looks),
      viewers: Number(row.viewers),
      lastAt: row.last_at.toISOString(),
    })),
    viewers: viewers.map(viewerView),
    days: trend.map((row) => ({
      day: row.day,
      seconds: secondsOf(row.milliseconds),
      viewers: Number(row.viewers),
    })),
    ...(await readByFolder(reading, sight, of.personId)),
  };
}

type ViewerRow = Awaited<ReturnType<typeof viewersIn>>[number];

function refuseUnlessAmong(viewers: readonly ViewerRow[], personId: string | undefined): void {
  if (personId !== undefined && !viewers.some(({ person_id }) => person_id === personId))
    throw new Refused('not-found');
}

function viewerView(row: ViewerRow) {
  return {
    personId: row.person_id,
    name: fullName(row.first_name, row.last_name),
    seconds: secondsOf(row.milliseconds),
    pages: Number(row.pages),
    documents: Number(row.documents),
    firstAt: row.first_at.toISOString(),
    lastAt: row.last_at.toISOString(),
  };
}

/** The database returns sums as text. */
export function secondsOf(milliseconds: string | number): number {
  return Math.round(Number(milliseconds) / 1_000);
}
