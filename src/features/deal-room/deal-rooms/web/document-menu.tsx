import { MoreHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#kit/ui/Button.tsx';
import { Menu } from '#kit/ui/Menu.tsx';
import type { MenuEntry } from '#kit/ui/menu-entry.ts';
import { ChangeDocument } from './change-document.tsx';
import { ClearDialog } from './clear-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import type { DocumentView, RoomView } from './queries.ts';
import { RemoveDocument } from './remove-document.tsx';
import { mayWords, reasonOf } from './room-words.ts';
import { useDocumentMoves } from './use-document-moves.ts';

export type Neighbors = { above: string | null; below: { id: string; next: string | null } | null };
type Asked = 'publish' | 'change' | 'clear' | 'remove';
type Props = { room: RoomView; document: DocumentView; neighbors: Neighbors };

export function DocumentMenu({ room, document, neighbors }: Props) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { place } = useDocumentMoves();
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
        entries={entriesOf({ room, document, neighbors }, setAsked, put)}
      />
      {asked && <Dialog asked={asked} room={room} document={document} onClose={() => setAsked(null)} />}
    </>
  );
}

function entriesOf(
  { room, document, neighbors: { above, below } }: Props,
  ask: (asked: Asked) => void,
  put: (before: string | null) => void,
): MenuEntry[] {
  const newest = document.staged ?? document.current;
  const nothing = newest.personalData === 'found' ? null : (mayWords['nothing-to-clear'] ?? null);
  const upload = reasonOf(room.may.upload);
  const publish = reasonOf(room.may.publish);
  const first = above === null ? 'It is the first document in the folder.' : null;
  const last = below === null ? 'It is the last document in the folder.' : null;
  const remove = document.current.publishedAt === null ? null : publish;
  return [
    action('Publish', waitsFor(newest) ?? publish, () => ask('publish')),
    action('Rename or move', upload, () => ask('change')),
    action('Move up', upload ?? first, () => put(above)),
    action('Move down', upload ?? last, () => put(below?.next ?? null)),
    { kind: 'separator' },
    action('Review personal data', nothing ?? publish, () => ask('clear')),
    { kind: 'separator' },
    { ...action('Remove', remove, () => ask('remove')), danger: true },
  ];
}

function action(label: string, disabledReason: string | null, onSelect: () => void) {
  return { kind: 'action' as const, label, disabledReason, onSelect };
}

type DialogProps = { asked: Asked; room: RoomView; document: DocumentView; onClose: () => void };

function Dialog({ asked, room, document, onClose }: DialogProps) {
  if (asked === 'publish')
    return <PublishDialog roomId={room.id} documentId={document.id} onClose={onClose} />;
  if (asked === 'change') return <ChangeDocument room={room} document={document} onClose={onClose} />;
  if (asked === 'clear') return <ClearDialog documentId={document.id} onClose={onClose} />;
  return <RemoveDocument document={document} onClose={onClose} />;
}

function waitsFor({ publishedAt, personalData }: DocumentView['current']): string | null {
  if (publishedAt !== null) return 'It is published.';
  if (personalData === 'found') return 'Review the personal data in it first.';
  return personalData === 'waiting' ? 'It is still being checked for personal data.' : null;
}
