import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { getRoom } from '#features/deal-rooms/contract.ts';
import { messageFromError } from '#web/api-error.ts';
import { FormShell } from '#web/forms/FormShell.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import type { ReplyOf } from '#wire/endpoint.ts';
import { longest } from '../contract.ts';
import { documentsToAsk } from './queries.ts';
import { useAskQuestion } from './use-questions.ts';

/** `about`: where the asker comes from. */
type Props = { room: ReplyOf<typeof getRoom>; about: { documentId: string; page: string } | null };

/** Asks the seller about a document, and a page of it. */
export function AskForm({ room, about }: Props) {
  const [folderId, setFolderId] = useState('');
  const [documentId, setDocumentId] = useState(about?.documentId ?? '');
  const [page, setPage] = useState(about?.page ?? '');
  const [question, setQuestion] = useState('');
  const ask = useAskQuestion(() => setQuestion(''));
  const documents = useQuery(documentsToAsk(folderId));
  const folders = room.folders.filter((folder) => folder.documents > 0);
  const missing = room.closed
    ? 'This deal room is closed.'
    : documentId === ''
      ? 'Choose a document first.'
      : question.trim() === ''
        ? 'Write your question first.'
        : null;
  const wrongPage = page !== '' && !/^[1-9]\d{0,4}$/.test(page);
  return (
    <FormShell
      label="Ask a question"
      busy={ask.isPending}
      error={
        ask.error ? messageFromError(ask.error) : documents.error ? messageFromError(documents.error) : null
      }
      submitLabel="Send question"
      submitDisabledReason={missing ?? (wrongPage ? 'Correct the page number first.' : null)}
      onSubmit={(event) => {
        event.preventDefault();
        ask.mutate({ documentId, page: page === '' ? null : Number(page), question: question.trim() });
      }}
    >
      {about === null && (
        <>
          <Field label="Folder">
            <Select
              value={folderId}
              onValueChange={(chosen) => {
                setFolderId(chosen);
                setDocumentId('');
              }}
              options={folders.map(({ id, number, name }) => ({ value: id, label: `${number} ${name}` }))}
            />
          </Field>
          <Field label="Document" hint={documents.isFetching ? 'Loading.' : undefined}>
            <Select
              value={documentId}
              disabled={folderId === ''}
              onValueChange={setDocumentId}
              options={(documents.data?.items ?? []).map(({ id, number, name }) => ({
                value: id,
                label: `${number} ${name}`,
              }))}
            />
          </Field>
        </>
      )}
      <Field
        label="Page"
        hint="Leave blank to ask about the whole document."
        optional
        error={wrongPage ? 'Enter a page number, 1 or higher.' : undefined}
      >
        <TextInput
          inputMode="numeric"
          value={page}
          maxLength={5}
          onChange={(event) => setPage(event.target.value.trim())}
        />
      </Field>
      <Field label="Question" hint="The seller sees that you asked. Other buyers never see who did.">
        <TextArea
          value={question}
          maxLength={longest.question}
          onChange={(event) => setQuestion(event.target.value)}
        />
      </Field>
    </FormShell>
  );
}
