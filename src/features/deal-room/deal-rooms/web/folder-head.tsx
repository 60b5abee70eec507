import { useState } from 'react';
import { call } from '#kit/api.ts';
import { Button } from '#kit/ui/Button.tsx';
import { Menu } from '#kit/ui/Menu.tsx';
import { sortDocuments } from '../contract.ts';
import { FolderDialog } from './folder-dialog.tsx';
import type { FolderView, RoomView } from './queries.ts';
import { reasonOf } from './room-words.ts';
import { useRoomAct } from './use-room-act.ts';

export function FolderHead({ room, folder }: { room: RoomView; folder: FolderView }) {
  const [asked, setAsked] = useState<'change' | 'add' | null>(null);
  const reason = reasonOf(room.may.upload);
  const sort = useSortDocuments(folder.id);
  const nothing = folder.documents + (folder.manage?.staged ?? 0) < 2 ? 'There is nothing to sort.' : null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h2 id="folder" className="min-w-0 text-title [overflow-wrap:anywhere]">
        <span className="tabular text-muted">{folder.number}</span> <bdi>{folder.name}</bdi>
      </h2>
      {room.manage && (
        <div className="flex flex-wrap gap-2">
          <Button variant="quiet" size="small" disabledReason={reason} onClick={() => setAsked('add')}>
            Add folder
          </Button>
          <Button variant="quiet" size="small" disabledReason={reason} onClick={() => setAsked('change')}>
            Edit folder
          </Button>
          <Menu
            align="end"
            trigger={
              <Button variant="quiet" size="small" disabledReason={reason ?? nothing} busy={sort.isPending}>
                Sort
              </Button>
            }
            entries={[
              { kind: 'action', label: 'By name', onSelect: () => sort.mutate('name') },
              { kind: 'action', label: 'By upload date', onSelect: () => sort.mutate('uploaded') },
            ]}
          />
        </div>
      )}
      {asked && (
        <FolderDialog roomId={room.id} folder={folder} add={asked === 'add'} onClose={() => setAsked(null)} />
      )}
    </div>
  );
}

function useSortDocuments(folderId: string) {
  return useRoomAct({
    act: (by: 'name' | 'uploaded') => call(sortDocuments, { params: { id: folderId }, body: { by } }),
    done: () => 'Sorted. The index numbers follow the new order.',
    failed: 'The folder was not sorted.',
  });
}
