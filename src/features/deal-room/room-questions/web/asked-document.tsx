import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { getRoom } from '#features/deal-room/deal-rooms/contract.ts';
import { reasonFromError } from '#kit/api-error.ts';
import { Field } from '#kit/ui/Field.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import type { ReplyOf } from '#wire/endpoint.ts';
import { documentsToAsk } from './queries.ts';

export type ChosenDocument = { documentId: string; page: string };

type Props = {
  folders: ReplyOf<typeof getRoom>['folders'] | null;
  chosen: ChosenDocument;
  onChoose: (chosen: ChosenDocument) => void;
};

export function AskedDocument({ folders, chosen, onChoose }: Props) {
  return (
    <>
      {folders && <DocumentChoice folders={folders} chosen={chosen} onChoose={onChoose} />}
      <Field
        name="page"
        label="Page"
        hint="Leave blank to ask about the whole document."
        optional
        error={isPage(chosen.page) ? undefined : 'Enter a page number, 1 or higher.'}
      >
        <TextInput
          inputMode="numeric"
          value={chosen.page}
          maxLength={5}
          onChange={(event) => onChoose({ ...chosen, page: event.target.value.trim() })}
        />
      </Field>
    </>
  );
}

export function documentMissing({ documentId, page }: ChosenDocument): string | null {
  if (documentId === '') return 'Choose a document first.';
  return isPage(page) ? null : 'Correct the page number first.';
}

function isPage(page: string): boolean {
  return page === '' || /^[1-9]\d{0,4}$/.test(page);
}

function DocumentChoice({
  folders,
  chosen,
  onChoose,
}: Omit<Props, 'folders'> & { folders: NonNullable<Props['folders']> }) {
  const [folderId, setFolderId] = useState('');
  const documents = useQuery(documentsToAsk(folderId));
  return (
    <>
      <Field label="Folder">
        <Select
          value={folderId}
          onValueChange={(folder) => {
            setFolderId(folder);
            onChoose({ ...chosen, documentId: '' });
          }}
          options={folders
            .filter((folder) => folder.documents > 0)
            .map(({ id, number, name }) => ({ value: id, label: `${number} ${name}` }))}
        />
      </Field>
      <Field
        name="documentId"
        label="Document"
        hint={documents.isFetching ? 'Loading.' : undefined}
        error={documents.error ? reasonFromError(documents.error) : undefined}
      >
        <Select
          value={chosen.documentId}
          disabled={folderId === ''}
          onValueChange={(documentId) => onChoose({ ...chosen, documentId })}
          options={(documents.data?.items ?? []).map(({ id, number, name }) => ({
            value: id,
            label: `${number} ${name}`,
          }))}
        />
      </Field>
    </>
  );
}
