import { useState } from 'react';
import { call } from '#kit/api.ts';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { Checkbox } from '#kit/ui/Checkbox.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { addFolder, changeFolder } from '../contract.ts';
import { type FolderStage, folderStages } from '../domain/rights.ts';
import type { FolderView } from './queries.ts';
import { stageWords } from './room-words.ts';
import { useRoomAct } from './use-room-act.ts';

type Props = { roomId: string; folder: FolderView; add: boolean; onClose: () => void };

const inherited = { value: 'inherited', label: 'Same as the folder above' };
const stages = [inherited, ...folderStages.map((value) => ({ value, label: stageWords[value] }))];

export function FolderDialog({ roomId, folder, add, onClose }: Props) {
  const [name, setName] = useState(add ? '' : folder.name);
  const [stage, setStage] = useState(add ? 'inherited' : (folder.manage?.stage ?? 'inherited'));
  const [required, setRequired] = useState(!add && (folder.manage?.required ?? false));
  const [why, setWhy] = useState(add ? '' : (folder.notApplicable ?? ''));
  const save = useRoomAct({
    act: () => {
      const chosen = folderStages.find((one) => one === stage) ?? null;
      if (add) return addTo(roomId, folder, { name, stage: chosen });
      const notApplicable = why.trim() === '' ? null : why;
      return change(folder, { name, stage: chosen, required, notApplicable });
    },
    done: (saved) => `Folder ${saved.number} saved.`,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={add ? `New folder in ${folder.number}` : `Folder ${folder.number}`}
      label="Folder"
      busy={save.isPending}
      error={save.error}
      submitLabel="Save"
      submitDisabledReason={name.trim() === '' ? 'Enter a name.' : null}
      onSubmit={() => save.mutate(undefined)}
      onClose={onClose}
    >
      <Field name="name" label="Name">
        <TextInput value={name} maxLength={300} onChange={(event) => setName(event.target.value)} />
      </Field>
      <StageField stage={stage} onStage={setStage} />
      {!add && (
        <>
          <Checkbox label="Required for a sale" checked={required} onCheckedChange={setRequired} />
          <NotApplicableField why={why} onWhy={setWhy} />
        </>
      )}
    </FormDialog>
  );
}

type Named = { name: string; stage: FolderStage | null };

function addTo(roomId: string, { id: parentId }: FolderView, named: Named) {
  return call(addFolder, { params: { id: roomId }, body: { parentId, ...named } });
}

function change(
  { id, manage }: FolderView,
  changed: Named & { required: boolean; notApplicable: string | null },
) {
  return call(changeFolder, { params: { id }, body: { ...changed, version: manage?.version ?? 1 } });
}

function StageField({ stage, onStage }: { stage: string; onStage: (stage: string) => void }) {
  return (
    <Field
      name="stage"
      label="When buyers can see it"
      hint="Until then, no buyer sees what is in it, whatever their permissions."
    >
      <Select value={stage} onValueChange={onStage} options={stages} />
    </Field>
  );
}

function NotApplicableField({ why, onWhy }: { why: string; onWhy: (why: string) => void }) {
  return (
    <Field
      name="notApplicable"
      label="Not applicable because"
      hint="Only for an empty folder. Buyers with permission for it see the reason."
      optional
    >
      <TextInput value={why} maxLength={300} onChange={(event) => onWhy(event.target.value)} />
    </Field>
  );
}
