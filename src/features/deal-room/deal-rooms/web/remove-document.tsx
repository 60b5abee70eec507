import { call } from '#kit/api.ts';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { removeDocument } from '../contract.ts';
import type { DocumentView } from './queries.ts';
import { useRoomAct } from './use-room-act.ts';

export function RemoveDocument({ document, onClose }: { document: DocumentView; onClose: () => void }) {
  const remove = useRoomAct({
    act: () => call(removeDocument, { params: { id: document.id } }),
    done: () => `${document.number} was removed.`,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Remove this document?"
      description={
        <>
          <bdi>{document.name}</bdi> will be removed for everyone right away, with all its versions. The
          record of who viewed it is kept, and its number is not used again.
        </>
      }
      confirmLabel="Remove"
      danger
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate(undefined)}
    />
  );
}
