import { useState } from 'react';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import type { RequestView } from '../diligence-shapes.ts';
import { DocumentChoice } from './document-choice.tsx';
import { RequestFields, type RoomFolder } from './request-fields.tsx';
import { useChangeRequest } from './use-requests.ts';

type Props = { request: RequestView; folders: readonly RoomFolder[]; onClose: () => void };

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
    <FormDialog
      title={`Change request ${request.number}`}
      label="Change the request"
      busy={change.isPending}
      error={change.error}
      submitLabel="Save"
      submitDisabledReason={content.title.trim() === '' ? 'Write what you need first.' : null}
      onSubmit={() => change.mutate({ ...content, documentIds: chosen.map(({ id }) => id) })}
      onClose={onClose}
    >
      <RequestFields
        content={content}
        folders={folders}
        onChange={(some) => setContent({ ...content, ...some, documentIds: [] })}
      />
      <DocumentChoice label="Related documents" folders={folders} chosen={chosen} onChange={setChosen} />
    </FormDialog>
  );
}
