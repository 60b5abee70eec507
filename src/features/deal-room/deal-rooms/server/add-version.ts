import { createHash } from 'node:crypto';
import type { Work } from '#platform/context.ts';
import type { FileKind } from '#platform/files/file-kind.ts';
import { holdOpenRoom } from './hold-room.ts';
import { holdParts, type KeptParts, keepingParts } from './keep-parts.ts';
import { placeFile } from './place-file.ts';
import type { RoomTools } from './room-tools.ts';

type To = {
  roomId: string;
  folderId: string;
  /** `null`: the document of that name in the folder, or a new one. */
  documentId: string | null;
  name: string;
  kind: FileKind;
  createdBy: string | null;
};
type Tools = Pick<RoomTools, 'db' | 'clock' | 'sealed' | 'texts' | 'limits'> & {
  asSystem(run: (work: Work) => Promise<void>): Promise<void>;
};

/** Adds a file that was made here to a room as a draft. `also`: in the same transaction. */
export async function addVersion(
  tools: Tools,
  { kind, ...to }: To,
  bytes: AsyncIterable<Uint8Array>,
  also: (work: Work, made: { blobId: string; documentId: string }) => Promise<void>,
): Promise<void> {
  const kept: KeptParts = { roomId: to.roomId, blobId: tools.clock.newId(), parts: [] };
  const hash = createHash('sha256');
  let size = 0;
  for await (const part of keepingParts(bytes, kept, tools)) {
    hash.update(part);
    size += part.length;
  }
  const sha256 = hash.digest('hex');
  await tools.asSystem(async (work) => {
    await holdOpenRoom(work, to.roomId);
    await holdParts(work, kept, { size, sha256 });
    const made = { size, sha256, kind, refusal: null, findings: null } as const;
    const documentId = await placeFile(work, { ...to, path: [] }, kept.blobId, made, tools);
    await also(work, { blobId: kept.blobId, documentId });
  });
}
