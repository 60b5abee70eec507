import { useState } from 'react';
import { call } from '#kit/api.ts';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { Checkbox } from '#kit/ui/Checkbox.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { addFolder, changeFolder } from '../contract.ts';
import { folderStages } from '../domain/rights.ts';
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
      if (add)
        return call(addFolder, {
          params: { id: roomId },
          body: { parentId: folder.id, name, stage: chosen },
        });
      const notApplicable = why.trim() === '' ? null : why;
      const version = folder.manage?.version ?? 1;
      return call(changeFolder, {
        params: { id: folder.id },
        body: { name, stage: chosen, required, notApplicable, version },
      });
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
      <Field
        name="stage"
        label="When buyers can see it"
        hint="Until then, no buyer sees what is in it, whatever their permissions."
      >
        <Select value={stage} onValueChange={setStage} options={stages} />
      </Field>
      {!add && (
        <>
          <Checkbox label="Required for a sale" checked={required} onCheckedChange={setRequired} />
          <Field
            name="notApplicable"
            label="Not applicable because"
            hint="Only for an empty folder. Buyers with permission for it see the reason."
            optional
          >
            <TextInput value={why} maxLength={300} onChange={(event) => setWhy(event.target.value)} />
          </Field>
        </>
      )}
    </FormDialog>
  );
}
