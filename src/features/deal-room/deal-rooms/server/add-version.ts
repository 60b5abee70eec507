import { createHash } from 'node:crypto';
import type { Work } from '#platform/context.ts';
import { holdOpenRoom } from './hold-room.ts';
import { holdParts, type KeptParts, keepingParts } from './keep-parts.ts';
import { placeFile } from './place-file.ts';
import type { RoomTools } from './room-tools.ts';

type To = { roomId: string; folderId: string; documentId: string; name: string; createdBy: string | null };
type Tools = Pick<RoomTools, 'db' | 'clock' | 'sealed' | 'texts' | 'limits'> & {
  asSystem(run: (work: Work) => Promise<void>): Promise<void>;
};

export async function addVersion(
  tools: Tools,
  to: To,
  pdf: AsyncIterable<Uint8Array>,
  also: (work: Work, blobId: string) => Promise<void>,
): Promise<void> {
  const kept: KeptParts = { roomId: to.roomId, blobId: tools.clock.newId(), parts: [] };
  const hash = createHash('sha256');
  let size = 0;
  for await (const part of keepingParts(pdf, kept, tools)) {
    hash.update(part);
    size += part.length;
  }
  const sha256 = hash.digest('hex');
  await tools.asSystem(async (work) => {
    await holdOpenRoom(work, to.roomId);
    await holdParts(work, kept, { size, sha256 });
    const made = { size, sha256, kind: 'pdf', refusal: null, findings: null } as const;
    await placeFile(work, { ...to, path: [] }, kept.blobId, made, tools);
    await also(work, kept.blobId);
  });
}
