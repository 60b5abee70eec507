import { MoreHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#kit/ui/Button.tsx';
import { Menu } from '#kit/ui/Menu.tsx';
import { ChangeDocument } from './change-document.tsx';
import { ClearDialog } from './clear-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import type { DocumentView, RoomView } from './queries.ts';
import { RemoveDocument } from './remove-document.tsx';
import { mayWords, reasonOf } from './room-words.ts';
import { useDocumentMoves } from './use-document-moves.ts';

export type Neighbors = { above: string | null; below: { id: string; next: string | null } | null };
type Props = { room: RoomView; document: DocumentView; neighbors: Neighbors };

export function DocumentMenu({ room, document, neighbors: { above, below } }: Props) {
  const [asked, setAsked] = useState<'publish' | 'change' | 'clear' | 'remove' | null>(null);
  const newest = document.staged ?? document.current;
  const nothing = newest.personalData === 'found' ? null : (mayWords['nothing-to-clear'] ?? null);
  const { place } = useDocumentMoves();
  const upload = reasonOf(room.may.upload);
  const put = (before: string | null) =>
    place.mutate({ folderId: document.folderId, documentId: document.id, before });
  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button variant="quiet" size="icon" aria-label={`More for ${document.number}`}>
            <MoreHorizontal aria-hidden className="size-5" />
          </Button>
        }
        entries={[
          {
            kind: 'action',
            label: 'Publish',
            disabledReason: waitsFor(newest) ?? reasonOf(room.may.publish),
            onSelect: () => setAsked('publish'),
          },
          {
            kind: 'action',
            label: 'Rename or move',
            disabledReason: upload,
            onSelect: () => setAsked('change'),
          },
          {
            kind: 'action',
            label: 'Move up',
            disabledReason: upload ?? (above === null ? 'It is the first document in the folder.' : null),
            onSelect: () => put(above),
          },
          {
            kind: 'action',
            label: 'Move down',
            disabledReason: upload ?? (below === null ? 'It is the last document in the folder.' : null),
            onSelect: () => put(below?.next ?? null),
          },
          { kind: 'separator' },
          {
            kind: 'action',
            label: 'Review personal data',
            disabledReason: nothing ?? reasonOf(room.may.publish),
            onSelect: () => setAsked('clear'),
          },
          { kind: 'separator' },
          {
            kind: 'action',
            label: 'Remove',
            danger: true,
            disabledReason: document.current.publishedAt === null ? null : reasonOf(room.may.publish),
            onSelect: () => setAsked('remove'),
          },
        ]}
      />
      {asked === 'publish' && (
        <PublishDialog roomId={room.id} documentId={document.id} onClose={() => setAsked(null)} />
      )}
      {asked === 'change' && (
        <ChangeDocument room={room} document={document} onClose={() => setAsked(null)} />
      )}
      {asked === 'clear' && <ClearDialog documentId={document.id} onClose={() => setAsked(null)} />}
      {asked === 'remove' && <RemoveDocument document={document} onClose={() => setAsked(null)} />}
    </>
  );
}

function waitsFor({ publishedAt, personalData }: DocumentView['current']): string | null {
  if (publishedAt !== null) return 'It is published.';
  if (personalData === 'found') return 'Review the personal data in it first.';
  return personalData === 'waiting' ? 'It is still being checked for personal data.' : null;
}
