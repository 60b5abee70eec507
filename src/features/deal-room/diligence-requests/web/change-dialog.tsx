import { useState } from 'react';
import { messageFromError } from '#kit/api-error.ts';
import { FormShell } from '#kit/forms/FormShell.tsx';
import { Dialog } from '#kit/ui/Dialog.tsx';
import type { RequestView } from '../diligence-shapes.ts';
import { DocumentChoice } from './document-choice.tsx';
import { RequestFields, type RoomFolder } from './request-fields.tsx';
import { useChangeRequest } from './use-requests.ts';

type Props = { request: RequestView; folders: readonly RoomFolder[]; onClose: () => void };

/** Whoever asked says it better, or needs it on another day. */
export function ChangeDialog({ request, folders, onClose }: Props) {
  const { title, details, priority, dueOn, folder } = request;
  const [content, setContent] = useState(() => ({
    title,
    details,
    priority,
    dueOn,
    folderId: folder?.id ?? null,
    documentIds: [],
  }));
  const [chosen, setChosen] = useState(() =>
    request.documents.flatMap(({ linkedBy, document }) =>
      linkedBy === 'asker' && document ? [document] : [],
    ),
  );
  const change = useChangeRequest(request, onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !change.isPending && onClose()}
      title={`Change request ${request.number}`}
    >
      <FormShell
        label="Change the request"
        busy={change.isPending}
        error={change.error ? messageFromError(change.error) : null}
        submitLabel="Save"
        submitDisabledReason={content.title.trim() === '' ? 'Write what you need first.' : null}
        onSubmit={(event) => {
          event.preventDefault();
          change.mutate({ ...content, documentIds: chosen.map(({ id }) => id) });
        }}
      >
        <RequestFields
          content={content}
          folders={folders}
          onChange={(some) => setContent({ ...content, ...some, documentIds: [] })}
        />
        <DocumentChoice label="Related documents" folders={folders} chosen={chosen} onChange={setChosen} />
      </FormShell>
    </Dialog>
  );
}
