import type { DragEvent } from 'react';
import { z } from 'zod';
import { call } from '#kit/api.ts';
import { changeDocument, sortDocuments } from '../contract.ts';
import type { DocumentView } from './queries.ts';
import { useRoomAct } from './use-room-act.ts';

const carried = 'application/x-room-document';
const carriedDocument = z.object({
  id: z.string(),
  folderId: z.string(),
  name: z.string(),
  version: z.number(),
});
type Carried = z.output<typeof carriedDocument>;

export function carry(event: DragEvent, { id, folderId, name, version }: DocumentView): void {
  event.dataTransfer.effectAllowed = 'move';
  event.dataTransfer.setData(carried, JSON.stringify({ id, folderId, name, version: version ?? 1 }));
}

export function carriesDocument({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes(carried);
}

export function carriedBy({ dataTransfer }: DragEvent): Carried | null {
  const text = dataTransfer.getData(carried);
  return text === '' ? null : carriedDocument.parse(JSON.parse(text));
}

export function useDocumentMoves() {
  const place = useRoomAct({
    act: ({
      folderId,
      documentId,
      before,
    }: {
      folderId: string;
      documentId: string;
      before: string | null;
    }) =>
      call(sortDocuments, {
        params: { id: folderId },
        body: { by: 'hand', documentId, ...(before === null ? {} : { before }) },
      }),
    done: () => 'Order updated.',
    failed: 'The order was not changed.',
  });
  const move = useRoomAct({
    act: ({ id, name, version, to }: Pick<Carried, 'id' | 'name' | 'version'> & { to: string }) =>
      call(changeDocument, { params: { id }, body: { name, folderId: to, version } }),
    done: ({ number }) => `Moved. It is now ${number}.`,
    failed: 'The document was not moved.',
  });
  return { place, move };
}
