import { createRequest, getRequestById, moveRequest } from '#features/agreements/access-requests/contract.ts';
import type { Status } from '#features/agreements/access-requests/domain/status.ts';
import {
  confirmSigner,
  consentToRecords,
  openNda,
  sendSigningCode,
  signNda,
} from '#features/agreements/ndas/contract.ts';
import {
  announceUploads,
  getRoom,
  listDocuments,
  openRoom,
  publishRoom,
  sendBytes,
} from '#features/deal-room/deal-rooms/contract.ts';
import type { Level } from '#features/deal-room/deal-rooms/domain/rights.ts';
import { getRights, setRights } from '#features/deal-room/deal-rooms/rights-contract.ts';
import { askQuestion, moveQuestion } from '#features/deal-room/room-questions/contract.ts';
import { addTime, countLooks } from '#features/deal-room/room-views/server/attention-store.ts';
import { minutes } from '#kernel/instant.ts';
import type { CallOf } from '#wire/endpoint.ts';
import type { RoomPaper } from '../papers/room-papers.ts';
import type { Hand, Stage } from './stage.ts';

type Move = CallOf<typeof moveQuestion>['body'];

export async function ask(buyer: Hand, listingId: string, message: string): Promise<string> {
  return (await buyer.call(createRequest, { params: { id: listingId }, body: { message } })).id;
}

export async function move(by: Hand, id: string, to: Status): Promise<void> {
  const { version } = await by.call(getRequestById, { params: { id } });
  await by.call(moveRequest, { params: { id }, body: { to, version } });
}

export async function sign(stage: Stage, buyer: Hand, requestId: string): Promise<void> {
  const { nda } = await buyer.call(getRequestById, { params: { id: requestId } });
  if (!nda) throw new Error('no NDA was issued');
  const params = { id: nda.id };
  const timeZone = 'America/Denver';
  const { documentSha256, consent } = await buyer.call(openNda, { params, body: { timeZone } });
  await buyer.call(consentToRecords, { params, body: { consentVersion: consent.version, agreed: true } });
  stage.wait(6 * minutes);
  await buyer.call(sendSigningCode, { params, body: { documentSha256 } });
  const code = /\b\d{6}\b/.exec(await stage.lastMail())?.[0] ?? '';
  await buyer.call(confirmSigner, { params, body: { code } });
  const signature = { name: buyer.name, capacity: 'individual' as const, documentSha256, readToEnd: true };
  await buyer.call(signNda, { params, body: { ...signature, timeZone } });
}

export type StoryRoom = { id: string; documents: ReadonlyMap<string, { id: string; versionId: string }> };

export async function fillRoom(
  owner: Hand,
  listingId: string,
  papers: readonly RoomPaper[],
  level: Level,
): Promise<StoryRoom> {
  const { id } = await owner.call(openRoom, { params: { id: listingId }, body: {} });
  const { folders } = await owner.call(getRoom, { params: { id }, query: {} });
  const folderOf = (number: string) => folders.find((folder) => folder.number === number)?.id ?? '';
  for (const paper of papers) await upload(owner, id, folderOf(paper.folder), paper);
  const { version } = await owner.call(getRights, { params: { id } });
  const entries = [{ subject: { kind: 'everyone' as const }, target: { kind: 'room' as const }, level }];
  await owner.call(setRights, { params: { id }, body: { version, entries } });
  await owner.call(publishRoom, { params: { id }, body: { documentIds: null } });
  const documents = new Map<string, { id: string; versionId: string }>();
  for (const folder of new Set(papers.map((paper) => paper.folder))) {
    const { items } = await owner.call(listDocuments, { params: { id: folderOf(folder) }, query: {} });
    for (const { id: documentId, name, current } of items)
      if (current) documents.set(name, { id: documentId, versionId: current.id });
  }
  return { id, documents };
}

async function upload(
  owner: Hand,
  roomId: string,
  folderId: string,
  { name, bytes }: RoomPaper,
): Promise<void> {
  const { items } = await owner.call(announceUploads, {
    params: { id: roomId },
    body: { folderId, files: [{ name, size: bytes.byteLength }] },
  });
  const body = new Blob([Uint8Array.from(bytes)], { type: 'application/octet-stream' });
  await owner.call(sendBytes, { params: { id: items[0]?.id ?? '' }, query: { offset: 0 }, upload: body });
}

/**
 * Stores the reading time directly: replaying the heartbeats of a browser would take longer than the rest of the story.
 */
export async function read(
  stage: Stage,
  buyer: Hand,
  room: StoryRoom,
  name: string,
  long: number,
): Promise<void> {
  const { versionId } = documentOf(room, name);
  const page = { versionId, personId: buyer.id, page: 1 };
  const half = Math.round((long * minutes) / 2);
  for (const count of [1, long > 10 ? 2 : 1]) {
    stage.wait(half);
    await stage.act(async ({ db, now: at }) => {
      await countLooks(db, [{ ...page, count, at }]);
      await addTime(db, { ...page, roomId: room.id, milliseconds: half, at });
    });
  }
}

export function wonder(buyer: Hand, room: StoryRoom, name: string, question: string) {
  return buyer.call(askQuestion, { params: { id: documentOf(room, name).id }, body: { page: 1, question } });
}

type Question = { id: string; version: number | null };

export async function reply(
  owner: Hand,
  asked: Question,
  answer: string,
  publicQuestion?: string,
): Promise<void> {
  const step = ({ id, version }: Question, move: Omit<Move, 'version'>) =>
    owner.call(moveQuestion, { params: { id }, body: { ...move, version: version ?? 1 } });
  const drafted = await step(asked, { to: 'drafted', answer });
  const approved = await step(drafted, { to: 'approved' });
  await step(approved, publicQuestion ? { to: 'published', publicQuestion } : { to: 'answered' });
}

export function documentOf(room: StoryRoom, name: string): { id: string; versionId: string } {
  const found = room.documents.get(name);
  if (!found) throw new Error(`the room has no ${name}`);
  return found;
}
