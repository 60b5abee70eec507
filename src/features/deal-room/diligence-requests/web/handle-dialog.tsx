import { useState } from 'react';
import { AssigneeFields } from '#features/deal-room/room-questions/web/assignee-fields.tsx';
import { useAssignee } from '#features/deal-room/room-questions/web/use-assignee.ts';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { Select } from '#kit/ui/Select.tsx';
import type { RequestView } from '../diligence-shapes.ts';
import type { RoomFolder } from './request-fields.tsx';
import { useHandleRequest } from './use-requests.ts';

type Props = {
  request: RequestView;
  folders: readonly RoomFolder[];
  listingId: string;
  owner: boolean;
  onClose: () => void;
};
const nowhere = { value: 'none', label: 'No folder' };

export function HandleDialog({ request, folders, listingId, owner, onClose }: Props) {
  const assignee = useAssignee({ listingId, owner, thing: 'request', ...assignedNow(request) });
  const [folderId, setFolderId] = useState(request.folder?.id ?? nowhere.value);
  const handle = useHandleRequest(request, onClose);
  return (
    <FormDialog
      title={`Assign request ${request.number}`}
      label="Assign"
      busy={handle.isPending}
      error={handle.error}
      submitLabel="Save"
      submitDisabledReason={assignee.missing}
      onSubmit={() =>
        handle.mutate({
          route: assignee.chosen,
          folderId: folderId === nowhere.value ? null : folderId,
        })
      }
      onClose={onClose}
    >
      <AssigneeFields
        assignee={assignee}
        label="Assign to"
        expertHint="They see this request and leave a note. They don’t see the deal room or who asked."
        seller={request.manage?.owner === 'seller' ? request.manage.ownerName : null}
        nobody
      />
      <FolderField folders={folders} folderId={folderId} onFolder={setFolderId} />
    </FormDialog>
  );
}

function assignedNow({ manage }: RequestView) {
  const name = manage?.ownerName ?? '';
  return {
    kind: manage?.owner ?? 'nobody',
    email: manage?.owner === 'expert' ? name : '',
    broker: manage?.brokerId ? { id: manage.brokerId, name } : null,
  } as const;
}

type FolderProps = {
  folders: readonly RoomFolder[];
  folderId: string;
  onFolder: (folderId: string) => void;
};

function FolderField({ folders, folderId, onFolder }: FolderProps) {
  return (
    <Field
      name="folderId"
      label="Folder"
      hint="The buyer sees the folder here only if they can see it in the room."
    >
      <Select
        value={folderId}
        onValueChange={onFolder}
        options={[
          nowhere,
          ...folders.map(({ id, number, name }) => ({ value: id, label: `${number} ${name}` })),
        ]}
      />
    </Field>
  );
}
