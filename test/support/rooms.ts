import { z } from 'zod';
import type { Level, Subject, Target } from '#features/deal-room/deal-rooms/domain/rights.ts';
import { documentView, roomView } from '#features/deal-room/deal-rooms/room-shapes.ts';
import { expectOk, type Someone } from './people.ts';

const created = z.object({ id: z.uuid() });
const announced = z.object({ items: z.array(created.extend({ kind: z.string(), status: z.string() })) });
const versioned = z.object({ version: z.number() });

type Hands = Pick<Someone, 'get' | 'post' | 'put' | 'send'>;
/** `folders`: IDs by index number. */
export type TestRoom = { id: string; folders: ReadonlyMap<string, string> };

export async function openRoom(owner: Hands, listingId: string): Promise<TestRoom> {
  const { id } = created.parse(await expectOk(owner.post(`/api/listing/${listingId}/deal-room`, {})));
  const { folders } = await roomOf(owner, id);
  return { id, folders: new Map(folders.map((folder) => [folder.number, folder.id])) };
}

export async function roomOf(someone: Hands, id: string, as?: string) {
  return roomView.parse(await expectOk(someone.get(`/api/deal-rooms/${id}${as ? `?as=${as}` : ''}`)));
}

export async function documentsIn(someone: Someone, folderId: string, as?: string) {
  const query = as ? `?size=100&as=${as}` : '?size=100';
  const found = await expectOk(someone.get(`/api/room-folders/${folderId}/documents${query}`));
  return z.object({ items: z.array(documentView) }).parse(found).items;
}

export type TestFile = {
  name: string;
  bytes: Uint8Array;
  path?: string[];
  documentId?: string;
  unpack?: boolean;
};

export async function announce(
  seller: Hands,
  roomId: string,
  folderId: string | null,
  files: readonly TestFile[],
): Promise<string[]> {
  const body = {
    folderId,
    files: files.map(({ bytes, ...file }) => ({ ...file, size: bytes.byteLength })),
  };
  const { items } = announced.parse(await expectOk(seller.post(`/api/deal-rooms/${roomId}/uploads`, body)));
  return items.map(({ id }) => id);
}

export function sendBytes(seller: Hands, uploadId: string, offset: number, bytes: Uint8Array) {
  return seller.send('PUT', `/api/room-uploads/${uploadId}/bytes?offset=${offset}`, bytes);
}

export async function uploadFile(
  seller: Hands,
  room: Pick<TestRoom, 'id'>,
  folderId: string | null,
  file: TestFile,
) {
  const [id = ''] = await announce(seller, room.id, folderId, [file]);
  const answer = await expectOk(sendBytes(seller, id, 0, file.bytes));
  return z.object({ id: z.string(), status: z.string(), refusal: z.string().nullable() }).parse(answer);
}

export async function addText(
  seller: Someone,
  room: TestRoom,
  folder: string,
  { name, text }: { name: string; text: string },
): Promise<{ document: string; version: string }> {
  const folderId = room.folders.get(folder) ?? '';
  await uploadFile(seller, room, folderId, { name, bytes: new TextEncoder().encode(text) });
  const there = (await documentsIn(seller, folderId)).find((document) => document.name === name);
  if (!there) throw new Error(`${name} is not in the room`);
  return { document: there.id, version: (there.staged ?? there.current).id };
}

export async function publish(seller: Hands, roomId: string): Promise<void> {
  await expectOk(seller.post(`/api/deal-rooms/${roomId}/publication`, { documentIds: null }));
}

export async function tryClosing(
  someone: Hands,
  roomId: string,
  given: Partial<{
    reason: string;
    note: string;
    keepFor: string | null;
    withoutBuyer: boolean;
    version: number;
  }> = {},
): Promise<Response> {
  const path = `/api/deal-rooms/${roomId}/closure`;
  const version = given.version ?? versioned.parse(await expectOk(someone.get(path))).version;
  return someone.put(path, { reason: 'withdrawn', keepFor: null, ...given, version });
}

export async function giveRight(
  seller: Hands,
  roomId: string,
  right: { subject: Subject; target: Target; level: Level | null },
): Promise<void> {
  const { version } = versioned.parse(await expectOk(seller.get(`/api/deal-rooms/${roomId}/rights`)));
  await expectOk(seller.put(`/api/deal-rooms/${roomId}/rights`, { version, entries: [right] }));
}

export async function addGroup(seller: Someone, roomId: string, name: string): Promise<string> {
  const { groups } = z
    .object({ groups: z.array(created.extend({ name: z.string() })) })
    .parse(await expectOk(seller.post(`/api/deal-rooms/${roomId}/groups`, { name })));
  return groups.find((group) => group.name === name)?.id ?? '';
}
