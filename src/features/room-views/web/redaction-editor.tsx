import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '#web/api.ts';
import { messageFromError } from '#web/api-error.ts';
import { paths } from '#web/paths.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useToast } from '#web/ui/use-toast.ts';
import { useSingleMutation } from '#web/use-single-mutation.ts';
import { most, redactDocument } from '../contract.ts';
import { NotThere } from './not-there.tsx';
import { PageTurner } from './page-turner.tsx';
import { type DocumentPages, pagesQuery, redactionsQuery, roomViewsKey } from './queries.ts';
import type { Box } from './redaction-box.ts';
import { RedactionPage } from './redaction-page.tsx';

/** Where a seller takes parts out of a document. */
export function RedactionEditor({ documentId }: { documentId: string }) {
  const [search] = useSearchParams();
  const pages = useQuery(pagesQuery(documentId, search.get('version')));
  if (pages.isPending) return <Skeleton className="h-[70dvh] w-full rounded-large" />;
  if (pages.isError)
    return (
      <ErrorState
        title="The document could not be opened."
        error={pages.error}
        busy={pages.isFetching}
        onRetry={() => void pages.refetch()}
      />
    );
  if (!pages.data || pages.data.side === 'buyer')
    return (
      <NotThere page="Take parts out" title="There is no such document for you">
        Parts are taken out by the seller.
      </NotThere>
    );
  return <Editor key={pages.data.versionId} pages={pages.data} />;
}

function Editor({ pages }: { pages: DocumentPages }) {
  const [page, setPage] = useState(1);
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  const [asking, setAsking] = useState(false);
  const redact = useRedact(pages, () => {
    setAsking(false);
    setBoxes([]);
  });
  const add = (box: Box) => setBoxes((before) => (before.length < most.boxes ? [...before, box] : before));
  const change = (index: number, box: Box | null) =>
    setBoxes((before) => before.flatMap((one, at) => (at === index ? (box ?? []) : one)));
  const count = pages.pages;
  if (count === null) return <EmptyState title="This file has no pages to show">{pages.refusal}</EmptyState>;
  return (
    <>
      <PageHeader
        title={<span className="wrap-anywhere">Take parts out of {pages.name}</span>}
        lead="Draw over what nobody may see. A new version is made of pictures without these parts; yours stays as it is, for you alone."
        actions={
          <LinkButton variant="quiet" to={paths.roomDocument(pages.documentId)}>
            Back to the document
          </LinkButton>
        }
      />
      <LastRedaction documentId={pages.documentId} />
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <PageTurner page={page} count={count} onPage={setPage} />
        <Button variant="secondary" onClick={() => add({ page, x: 0.35, y: 0.4, width: 0.3, height: 0.05 })}>
          Add a part
        </Button>
        <Button variant="secondary" onClick={() => add({ page, x: 0, y: 0, width: 1, height: 1 })}>
          Whole page
        </Button>
        <Button
          variant="quiet"
          disabledReason={boxes.length === 0 ? 'Nothing is drawn yet.' : null}
          onClick={() => setBoxes((before) => before.slice(0, -1))}
        >
          Undo
        </Button>
        <Button
          disabledReason={
            pages.may.redact !== true
              ? 'The seller decides what is taken out.'
              : boxes.length === 0
                ? 'Draw over a part first.'
                : null
          }
          onClick={() => setAsking(true)}
        >
          Take out {boxes.length === 1 ? 'one part' : `${boxes.length} parts`}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {boxes.length} parts are marked
      </p>
      <RedactionPage pages={pages} page={page} boxes={boxes} onAdd={add} onChange={change} />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Take these parts out?"
        description="Buyers lose this document at once. A version without the parts is made in a minute or two and stands ready for you to look at and publish. Words on the pages that you marked cannot be searched in it."
        confirmLabel="Take them out"
        busy={redact.isPending}
        error={redact.error ? messageFromError(redact.error) : null}
        onConfirm={() => redact.mutate(boxes)}
      />
    </>
  );
}

function useRedact({ documentId, versionId }: DocumentPages, done: () => void) {
  const toast = useToast();
  const client = useQueryClient();
  return useSingleMutation<unknown, readonly Box[]>({
    mutationFn: (boxes) =>
      call(redactDocument, { params: { id: documentId }, body: { versionId, boxes: [...boxes] } }),
    onSuccess: () => {
      done();
      toast('The version without these parts is being made.', { tone: 'good' });
      return client.invalidateQueries({ queryKey: roomViewsKey });
    },
  });
}

function LastRedaction({ documentId }: { documentId: string }) {
  const redactions = useQuery(redactionsQuery(documentId));
  const last = redactions.data?.items[0];
  if (!last) return null;
  return (
    <div className="mb-4">
      {last.state === 'waiting' && (
        <Alert title="A version without the parts is being made">
          It takes a minute or two. You may leave this page.
        </Alert>
      )}
      {last.state === 'failed' && (
        <Alert tone="destructive" title="The version could not be made">
          {last.refusal} Buyers do not see this document.
        </Alert>
      )}
      {last.state === 'made' && last.madeVersionId && (
        <Alert
          tone="good"
          title="The version without the parts is ready"
          action={
            <LinkButton
              variant="secondary"
              size="small"
              to={paths.roomDocument(documentId, { version: last.madeVersionId })}
            >
              Look at it
            </LinkButton>
          }
        >
          Buyers see it once you publish it in the room.
        </Alert>
      )}
    </div>
  );
}
