import { useState } from 'react';
import { call } from '#kit/api.ts';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { changeDocument } from '../contract.ts';
import { longestName } from '../domain/zip-check.ts';
import type { DocumentView, RoomView } from './queries.ts';
import { stageWords } from './room-words.ts';
import { useRoomAct } from './use-room-act.ts';

type Props = { room: RoomView; document: DocumentView; onClose: () => void };

export function ChangeDocument({ room, document, onClose }: Props) {
  const [name, setName] = useState(document.name);
  const [folderId, setFolderId] = useState(document.folderId);
  const save = useRoomAct({
    act: () =>
      call(changeDocument, {
        params: { id: document.id },
        body: { name: name.trim(), folderId, version: document.version ?? 1 },
      }),
    done: ({ number }) => (folderId === document.folderId ? 'Renamed.' : `Moved. It is now ${number}.`),
    onDone: onClose,
  });
  const same = name.trim() === document.name && folderId === document.folderId;
  const missing = name.trim() === '' ? 'Enter a name.' : same ? 'Change the name or the folder.' : null;
  return (
    <FormDialog
      title={`Rename or move ${document.number}`}
      label="Rename or move"
      busy={save.isPending}
      error={save.error}
      submitLabel="Save"
      submitDisabledReason={missing}
      onSubmit={() => save.mutate(undefined)}
      onClose={onClose}
    >
      <Field name="name" label="Name" hint="Its link, versions, questions and viewing history stay.">
        <TextInput value={name} maxLength={longestName} onChange={(event) => setName(event.target.value)} />
      </Field>
      <FolderField folders={room.folders} folderId={folderId} onFolder={setFolderId} />
    </FormDialog>
  );
}

type FolderProps = {
  folders: RoomView['folders'];
  folderId: string;
  onFolder: (folderId: string) => void;
};

function FolderField({ folders, folderId, onFolder }: FolderProps) {
  return (
    <Field
      name="folderId"
      label="Folder"
      hint="In another folder, that folder’s permissions and stage apply, also for a buyer who is reading it now."
    >
      <Select
        value={folderId}
        onValueChange={onFolder}
        options={folders
          .filter(({ notApplicable }) => notApplicable === null)
          .map((folder) => ({ value: folder.id, label: labelOf(folder) }))}
      />
    </Field>
  );
}

function labelOf({ number, name, manage }: RoomView['folders'][number]): string {
  return `${number} ${name}${manage ? ` · ${stageWords[manage.opensAt]}` : ''}`;
}
