import { roomSightOf } from '#features/deal-room/deal-rooms/server/room-sight.ts';
import type { Work } from '#platform/context.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import { type enterRoom as contract, mostMarked } from '../contract.ts';
import { visitAt } from '../domain/news.ts';
import { lockReader, versionsSeen, writeVisit } from './news-store.ts';
import { learn } from './tell-reader.ts';

/** Starts or continues a buyer's visit. Everything open counts as seen, so that no email announces it. */
export async function enterRoom(work: Work, roomId: string): Promise<AnswerOf<typeof contract>> {
  const sight = await roomSightOf(work, roomId);
  if (sight.buyer === null) return { since: null, count: 0, documentIds: [], folders: [] };
  const key = { roomId, personId: sight.buyer.personId };
  const last = await lockReader(work.db, key);
  const visit = visitAt(work.now, last);
  await writeVisit(work.db, key, visit);
  const { open, known } = await learn(work, key, sight);
  const toldAt = new Map(known.map((one) => [one.versionId, one.toldAt]));
  const since = open.filter(({ versionId }) => (toldAt.get(versionId) ?? work.now) > visit.before);
  const seen = await versionsSeen(work.db, key.personId, since);
  const fresh = since.filter(({ versionId }) => !seen.has(versionId));
  const byFolder = Map.groupBy(fresh, ({ folderId }) => folderId);
  return {
    since: last === null ? null : visit.before.toISOString(),
    count: fresh.length,
    documentIds: fresh.slice(0, mostMarked).map(({ documentId }) => documentId),
    folders: [...byFolder].map(([folderId, some]) => ({ folderId, count: some.length })),
  };
}
