import { useState } from 'react';
import { FormShell } from '#kit/forms/FormShell.tsx';
import { DocumentChoice } from './document-choice.tsx';
import { emptyContent, RequestFields, type RoomFolder } from './request-fields.tsx';
import { useAddRequests } from './use-requests.ts';

type Props = { roomId: string; folders: readonly RoomFolder[] };

export function AddRequest({ roomId, folders }: Props) {
  const [content, setContent] = useState(emptyContent);
  const [chosen, setChosen] = useState<{ id: string; name: string }[]>([]);
  const add = useAddRequests(roomId, () => {
    setContent(emptyContent);
    setChosen([]);
  });
  return (
    <FormShell
      label="New request"
      busy={add.isPending}
      error={add.error}
      submitLabel="Send request"
      submitDisabledReason={content.title.trim() === '' ? 'Write what you need first.' : null}
      onSubmit={() => add.mutate([{ ...content, documentIds: chosen.map(({ id }) => id) }])}
    >
      <RequestFields
        within="items.0."
        content={content}
        folders={folders}
        onChange={(change) => setContent({ ...content, ...change })}
      />
      <DocumentChoice
        label="Related documents"
        name="items.0.documentIds"
        folders={folders}
        chosen={chosen}
        onChange={setChosen}
      />
    </FormShell>
  );
}
