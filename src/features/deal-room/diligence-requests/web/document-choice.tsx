import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { documentsToAsk, roomAround } from '#features/deal-room/room-questions/web/queries.ts';
import { Button } from '#kit/ui/Button.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { FieldGroup } from '#kit/ui/FieldGroup.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { most } from '../diligence-shapes.ts';
import type { RoomFolder } from './request-fields.tsx';
import { UploadHere } from './upload-here.tsx';

type Chosen = { id: string; name: string };
type Props = {
  label: string;
  /** The server's name of the list. */
  name?: string;
  folders: readonly RoomFolder[];
  chosen: readonly Chosen[];
  onChange: (chosen: Chosen[]) => void;
  /** For a side that may add a document to the room; `suggested` is the folder to begin with. */
  upload?: { roomId: string; suggested: string | null };
};

export function DocumentChoice({ label, name = 'documentIds', folders, chosen, onChange, upload }: Props) {
  const [folderId, setFolderId] = useState(upload?.suggested ?? '');
  const queries = useQueryClient();
  const documents = useQuery(documentsToAsk(folderId));
  const left = (documents.data?.items ?? []).filter(({ id }) => !chosen.some((one) => one.id === id));
  const full = chosen.length >= most.documents;
  const chooseNewest = async () => {
    const before = new Set(documents.data?.items.map(({ id }) => id));
    const { data } = await documents.refetch();
    const added = (data?.items ?? []).filter(({ id }) => !before.has(id));
    onChange([...chosen, ...added.map(({ id, name: title }) => ({ id, name: title }))]);
    if (upload) await queries.invalidateQueries({ queryKey: roomAround(upload.roomId).queryKey });
  };
  return (
    <FieldGroup
      name={name}
      title={
        <>
          {label} <span className="font-normal text-muted">(optional)</span>
        </>
      }
    >
      {chosen.length > 0 && <ChosenDocuments chosen={chosen} onChange={onChange} />}
      <Field label="Look in folder">
        <Select
          value={folderId}
          onValueChange={setFolderId}
          options={(upload ? folders : folders.filter(({ documents }) => documents > 0)).map(folderOption)}
        />
      </Field>
      {folderId !== '' && (
        <Field label="Document to link" hint={hintFor(documents, full)}>
          <Select
            value={null}
            disabled={left.length === 0 || full}
            placeholder={left.length === 0 ? 'No other document there' : 'Choose'}
            onValueChange={(id) => {
              const found = left.find((one) => one.id === id);
              if (found) onChange([...chosen, { id: found.id, name: found.name }]);
            }}
            options={left.map(({ id, number, name }) => ({ value: id, label: `${number} ${name}` }))}
          />
        </Field>
      )}
      {upload && folderId !== '' && !full && (
        <UploadHere roomId={upload.roomId} folderId={folderId} onUploaded={chooseNewest} />
      )}
    </FieldGroup>
  );
}

/** Says how many documents there are: most folders of a new room are empty. */
function folderOption({ id, number, name, documents }: RoomFolder) {
  return { value: id, label: documents > 0 ? `${number} ${name} (${documents})` : `${number} ${name}` };
}

function ChosenDocuments({ chosen, onChange }: Pick<Props, 'chosen' | 'onChange'>) {
  return (
    <ul className="flex flex-col gap-1">
      {chosen.map((one) => (
        <li key={one.id} className="flex items-center justify-between gap-2 rounded-small bg-raised pl-3">
          <bdi className="min-w-0 text-small [overflow-wrap:anywhere]">{one.name}</bdi>
          <Button
            variant="quiet"
            size="icon"
            aria-label={`Remove ${one.name}`}
            onClick={() => onChange(chosen.filter(({ id }) => id !== one.id))}
          >
            <X aria-hidden className="size-4" />
          </Button>
        </li>
      ))}
    </ul>
  );
}

function hintFor({ isFetching, error }: UseQueryResult, full: boolean): string | undefined {
  if (isFetching) return 'Loading.';
  if (error) return 'They could not be loaded. Choose the folder again.';
  return full ? `${most.documents} at most.` : undefined;
}
