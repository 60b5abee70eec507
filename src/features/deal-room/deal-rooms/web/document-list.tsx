import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PagedList } from '#kit/tables/PagedList.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import type { Neighbors } from './document-menu.tsx';
import { DocumentRow } from './document-row.tsx';
import { type DocumentView, documentsQuery, type FolderView, type RoomView } from './queries.ts';
import { SubfolderList } from './subfolder-list.tsx';
import { subfolders } from './subfolders.ts';

type Props = { room: RoomView; folder: FolderView; onChoose: (folderId: string) => void };
type ListProps = Props & { fresh: readonly string[]; download: (document: DocumentView) => ReactNode };

export function DocumentList({ room, folder, fresh, download, onChoose }: ListProps) {
  const as = room.viewedAs?.personId ?? null;
  const documents = useInfiniteQuery({
    ...documentsQuery(folder.id, as),
    // A buyer would get not-found for a folder that only leads to others.
    enabled: room.manage !== null || folder.documents > 0,
  });
  if (room.manage === null && folder.documents === 0)
    return <NothingHere room={room} folder={folder} onChoose={onChoose} />;
  return (
    <PagedList
      query={documents}
      what="documents"
      more="Load more documents"
      waiting="h-16"
      empty={<NothingHere room={room} folder={folder} onChoose={onChoose} />}
    >
      {(items) => (
        <ul className="divide-y divide-line rounded-large border border-line bg-surface">
          {items.map((document, at) => (
            <DocumentRow
              key={document.id}
              room={room}
              document={document}
              neighbors={neighborsOf(items, at)}
              fresh={fresh.includes(document.id)}
              download={download(document)}
            />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function neighborsOf(items: readonly { id: string }[], at: number): Neighbors {
  const below = items[at + 1];
  return {
    above: items[at - 1]?.id ?? null,
    below: below ? { id: below.id, next: items[at + 2]?.id ?? null } : null,
  };
}

function NothingHere({ room, folder, onChoose }: Props) {
  if (folder.notApplicable !== null)
    return (
      <EmptyState title="Not applicable">
        <bdi>{folder.notApplicable}</bdi>
      </EmptyState>
    );
  const below = subfolders(room.folders, folder.id);
  return (
    <>
      <EmptyState title="No documents in this folder">
        {below.length > 0
          ? 'Documents are in its subfolders.'
          : 'Upload files above. Buyers see nothing until you publish.'}
      </EmptyState>
      <SubfolderList below={below} onChoose={onChoose} />
    </>
  );
}
