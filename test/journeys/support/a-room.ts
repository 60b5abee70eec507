import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { awaitedSignature } from './a-request.ts';
import { api, keyOf } from './api.ts';
import { signNda } from './sign-nda.ts';

const identified = z.looseObject({ id: z.string() });
const versioned = z.looseObject({ version: z.number() });
const documentRow = identified.extend({ staged: identified.nullable(), current: identified.nullable() });
const listed = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item) });

export type RoomFile = { folder: string; name: string; bytes: Uint8Array };
export type RoomDocument = { document: string; version: string };

export async function openRoom(seller: Page, listing: string): Promise<string> {
  return identified.parse(await api(seller, 'POST', `/api/listing/${listing}/deal-room`, {})).id;
}

/** Opens a folder of the current room, and waits until its own content is shown. */
export async function openFolder(page: Page, above: string, number: string): Promise<void> {
  const folder = page
    .getByRole('navigation', { name: 'Folders' })
    .getByRole('button', { name: new RegExp(`^${number} `) });
  if (!(await folder.isVisible())) await page.getByRole('button', { name: `Folders in ${above}` }).click();
  await folder.click();
  await expect(folder).toHaveAttribute('aria-current', 'true');
}

export async function addToRoom(seller: Page, room: string, file: RoomFile): Promise<RoomDocument> {
  const { folders } = z
    .looseObject({ folders: z.array(identified.extend({ number: z.string() })) })
    .parse(await api(seller, 'GET', `/api/deal-rooms/${room}`));
  const folderId = folders.find(({ number }) => number === file.folder)?.id;
  const files = [{ name: file.name, size: file.bytes.byteLength }];
  const announced = await api(seller, 'POST', `/api/deal-rooms/${room}/uploads`, { folderId, files });
  const [upload] = listed(identified).parse(announced).items;
  await sendBytes(seller, upload?.id ?? '', file.bytes);
  const rows = await api(seller, 'GET', `/api/room-folders/${folderId}/documents?size=50`);
  const there = listed(documentRow).parse(rows).items.at(-1);
  const version = there?.staged ?? there?.current;
  if (!there || !version) throw new Error(`${file.name} is not in the room`);
  // Documents are scanned for personal data first.
  await expect.poll(() => publishRoom(seller, room)).toBe(true);
  return { document: there.id, version: version.id };
}

export async function giveEverybody(seller: Page, room: string, level: string): Promise<void> {
  const { version } = versioned.parse(await api(seller, 'GET', `/api/deal-rooms/${room}/rights`));
  const entries = [{ subject: { kind: 'everyone' }, target: { kind: 'room' }, level }];
  await api(seller, 'PUT', `/api/deal-rooms/${room}/rights`, { version, entries });
}

export async function approvedBuyer(
  seller: Page,
  buyer: Page,
  listing: string,
  name: string,
): Promise<string> {
  const request = await awaitedSignature(seller, buyer, listing, name);
  await signNda(buyer, request, name);
  await moveRequest(seller, request, 'approved');
  return request;
}

export async function moveRequest(
  page: Page,
  id: string,
  to: string,
  more: Record<string, unknown> = {},
): Promise<void> {
  const { version } = versioned.parse(await api(page, 'GET', `/api/access-requests/${id}`));
  await api(page, 'POST', `/api/access-requests/${id}/moves`, { to, version, ...more });
}

async function sendBytes(page: Page, uploadId: string, bytes: Uint8Array): Promise<void> {
  const path = `/api/room-uploads/${uploadId}/bytes?offset=0`;
  const answer = await page.request.put(new URL(path, page.url()).href, {
    headers: { 'X-Application-Key': await keyOf(page), 'Content-Type': 'application/octet-stream' },
    data: Buffer.from(bytes),
  });
  if (!answer.ok()) throw new Error(await answer.text());
}

export function publishRoom(seller: Page, room: string): Promise<boolean> {
  return api(seller, 'POST', `/api/deal-rooms/${room}/publication`, { documentIds: null }).then(
    () => true,
    () => false,
  );
}
