import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reviewKey } from '#features/quality-of-earnings/reviews/web/queries.ts';
import { useReviewChange } from '#features/quality-of-earnings/reviews/web/use-change.ts';
import { addPaper } from '#features/valuation/health-check/contract.ts';
import { paperAccept, typeByEnding } from '#features/valuation/health-check/domain/paper.ts';
import { counted } from '#kernel/counts.ts';
import { call } from '#kit/api.ts';
import { sendFile } from '#kit/send-file.ts';
import { Button } from '#kit/ui/Button.tsx';
import { Drawer } from '#kit/ui/Drawer.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { FileButton } from '#kit/ui/FileButton.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { RadioGroup } from '#kit/ui/RadioGroup.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { useSettled } from '#kit/use-settled.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { chooseEvidence } from '../evidence-contract.ts';
import { referenceKindWords } from './evidence-words.ts';
import { type AdjustmentView, type DocumentChoice, evidenceDocumentsQuery } from './queries.ts';

type Props = { reviewId: string; adjustment: AdjustmentView | null; onClose: () => void };

/** A document of the health check, the deal room or the review, with the page or row that shows it. */
export function ChooseDocument({ reviewId, adjustment, onClose }: Props) {
  return (
    <Drawer
      wide
      side="right"
      title={adjustment ? `A document for ${adjustment.title}` : ''}
      open={adjustment !== null}
      onOpenChange={(open) => !open && onClose()}
    >
      {adjustment && (
        <Choosing key={adjustment.id} reviewId={reviewId} adjustment={adjustment} onClose={onClose} />
      )}
    </Drawer>
  );
}

const keyOf = ({ kind, id }: Pick<DocumentChoice, 'kind' | 'id'>) => `${kind} ${id}`;

function Choosing({ reviewId, adjustment, onClose }: Props & { adjustment: AdjustmentView }) {
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState('');
  const [place, setPlace] = useState('');
  const sought = useSettled(words.trim(), words.trim(), 250).value;
  const query = useQuery(evidenceDocumentsQuery({ reviewId, id: adjustment.id, words: sought }));
  const one = query.data?.items.find((item) => keyOf(item) === chosen);
  const number = place.trim() === '' ? null : Number(place);
  const save = useReviewChange(() => {
    if (!one) throw new Error('no document is chosen');
    const add =
      one.kind === 'schedule'
        ? { kind: one.kind, of: one.id, row: number }
        : { kind: one.kind, of: one.id, page: number };
    return call(chooseEvidence, {
      params: { id: adjustment.id },
      body: { version: adjustment.version, add: [add], remove: [] },
    });
  }, onClose);
  const isPlace = number === null || (Number.isInteger(number) && number > 0);
  return (
    <div className="flex flex-1 flex-col gap-4 px-5 pb-6">
      <p className="text-muted text-small">
        A document of someone else: an invoice, a contract, a court filing. A report or databook that was made
        here does not count.
      </p>
      <Field label="Search by name">
        <TextInput
          type="search"
          value={words}
          maxLength={100}
          onChange={(event) => setWords(event.target.value)}
        />
      </Field>
      <QueryPage
        query={query}
        words={{ loading: 'Loading the documents', failed: 'The documents could not be loaded.' }}
      >
        {({ items, more, healthCheckId }) => (
          <>
            <Documents items={items} sought={sought} chosen={chosen} onChoose={setChosen} />
            {more && (
              <p className="text-muted text-small">There are more. Search for the one that you need.</p>
            )}
            {healthCheckId && (
              <Upload
                reviewId={reviewId}
                healthCheckId={healthCheckId}
                onAdded={(id) => {
                  setWords('');
                  setChosen(keyOf({ kind: 'paper', id }));
                }}
              />
            )}
          </>
        )}
      </QueryPage>
      <div className="sticky bottom-0 flex flex-wrap items-end gap-3 border-t bg-surface py-3">
        <Field label={one?.kind === 'schedule' ? 'Row' : 'Page'} optional className="w-28">
          <TextInput inputMode="numeric" value={place} onChange={(event) => setPlace(event.target.value)} />
        </Field>
        <Button
          busy={save.isPending}
          disabledReason={one ? (isPlace ? null : 'Enter a whole number.') : 'Choose a document first.'}
          onClick={() => save.mutate()}
        >
          Use this document
        </Button>
        <FailureAlert title="Not saved" error={save.error} />
      </div>
    </div>
  );
}

type DocumentsProps = {
  items: readonly DocumentChoice[];
  sought: string;
  chosen: string;
  onChoose: (key: string) => void;
};

function Documents({ items, sought, chosen, onChoose }: DocumentsProps) {
  if (items.length === 0)
    return (
      <EmptyState title={sought === '' ? 'No documents yet' : 'No document has this name'}>
        {sought === ''
          ? 'Upload it to the health check or the deal room of the business. It appears here.'
          : 'Try fewer words.'}
      </EmptyState>
    );
  return (
    <RadioGroup
      label="Document"
      value={chosen}
      onValueChange={onChoose}
      options={items.map((item) => ({
        value: keyOf(item),
        label: <bdi className="wrap-anywhere">{item.name}</bdi>,
        hint: [
          referenceKindWords[item.kind],
          item.pages && counted(item.pages, 'page'),
          item.own && 'your own, counts like an entry',
        ]
          .filter(Boolean)
          .join(' · '),
      }))}
    />
  );
}

type UploadProps = { reviewId: string; healthCheckId: string; onAdded: (id: string) => void };

function Upload({ reviewId, healthCheckId, onAdded }: UploadProps) {
  const queries = useQueryClient();
  const add = useSingleMutation({
    mutationFn: (file: File) => {
      const type = typeByEnding(file.name);
      if (type === null) throw new Error('Upload a PDF, a picture (JPEG, PNG, WebP), DOCX, XLSX or CSV.');
      const upload = new Blob([file], { type });
      return sendFile(addPaper, { params: { id: healthCheckId }, query: { name: file.name }, upload });
    },
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: [...reviewKey(reviewId), 'evidence-documents'] });
      onAdded(id);
    },
  });
  return (
    <div className="flex flex-col gap-2">
      <div>
        <FileButton
          label="Document to upload"
          accept={paperAccept}
          busy={add.isPending}
          onFile={(file) => add.mutate(file)}
        >
          Upload another document
        </FileButton>
      </div>
      <p className="text-muted text-small">It is kept with the documents of the health check.</p>
      <FailureAlert title="The document was not added" error={add.error} />
    </div>
  );
}
