import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { counted } from '#kernel/counts.ts';
import { call } from '#kit/api.ts';
import { paths } from '#kit/paths.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { most, redactDocument } from '../contract.ts';
import { NotThere } from './not-there.tsx';
import { PageTurner } from './page-turner.tsx';
import { type DocumentPages, pagesQuery, redactionsQuery, roomViewsKey } from './queries.ts';
import type { Box } from './redaction-box.ts';
import { RedactionPage } from './redaction-page.tsx';

export function RedactionEditor({ documentId }: { documentId: string }) {
  const [search] = useSearchParams();
  const only = (
    <NotThere title="You don’t have access to this document">Only the seller redacts documents.</NotThere>
  );
  return (
    <QueryPage
      query={useQuery(pagesQuery(documentId, search.get('version')))}
      words={{ loading: 'Opening the document', failed: 'The document could not be opened.' }}
      waiting={<Skeleton className="h-[70dvh] w-full rounded-large" />}
      title="Redact"
      missing={() => only}
    >
      {(pages) =>
        pages.side === 'buyer' ? (
          <>
            <PageHeader title="Redact" />
            {only}
          </>
        ) : (
          <Editor key={pages.versionId} pages={pages} />
        )
      }
    </QueryPage>
  );
}

function Editor({ pages }: { pages: DocumentPages }) {
  const [page, setPage] = useState(1);
  const { boxes, add, change, undo, clear } = useBoxes();
  const [asking, setAsking] = useState(false);
  const redact = useRedact(pages, () => {
    setAsking(false);
    clear();
  });
  const count = pages.pages;
  if (count === null)
    return <EmptyState title="Preview isn’t available for this file">{pages.refusal}</EmptyState>;
  return (
    <>
      <RedactHeader pages={pages} />
      <LastRedaction documentId={pages.documentId} />
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <PageTurner page={page} count={count} onPage={setPage} />
        <AreaButtons page={page} onAdd={add} />
        <UndoButton nothing={boxes.length === 0} onClick={undo} />
        <RedactButton areas={boxes.length} may={pages.may.redact} onClick={() => setAsking(true)} />
      </div>
      <p role="status" className="sr-only">
        {counted(boxes.length, 'area is', 'areas are')} marked
      </p>
      <RedactionPage pages={pages} page={page} boxes={boxes} onAdd={add} onChange={change} />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Redact these areas?"
        description="Buyers lose access to this document right away. A redacted version is ready for you to review and publish in a minute or two. Text on the pages you marked can’t be searched in it."
        confirmLabel="Redact"
        busy={redact.isPending}
        error={redact.error}
        onConfirm={() => redact.mutate(boxes)}
      />
    </>
  );
}

function RedactHeader({ pages }: { pages: DocumentPages }) {
  return (
    <PageHeader
      title={<span className="wrap-anywhere">Redact {pages.name}</span>}
      lead="Draw over what buyers must not see. A new version is made as pictures without these parts. Your original stays as it is, visible only to you."
      actions={
        <LinkButton variant="quiet" to={paths.roomDocument(pages.documentId)}>
          Back to document
        </LinkButton>
      }
    />
  );
}

function useBoxes() {
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  return {
    boxes,
    add: (box: Box) => setBoxes((before) => (before.length < most.boxes ? [...before, box] : before)),
    change: (index: number, box: Box | null) =>
      setBoxes((before) => before.flatMap((one, at) => (at === index ? (box ?? []) : one))),
    undo: () => setBoxes((before) => before.slice(0, -1)),
    clear: () => setBoxes([]),
  };
}

function AreaButtons({ page, onAdd }: { page: number; onAdd: (box: Box) => void }) {
  return (
    <>
      <Button variant="secondary" onClick={() => onAdd({ page, x: 0.35, y: 0.4, width: 0.3, height: 0.05 })}>
        Add area
      </Button>
      <Button variant="secondary" onClick={() => onAdd({ page, x: 0, y: 0, width: 1, height: 1 })}>
        Whole page
      </Button>
    </>
  );
}

function UndoButton({ nothing, onClick }: { nothing: boolean; onClick: () => void }) {
  return (
    <Button variant="quiet" disabledReason={nothing ? 'Nothing has been drawn yet.' : null} onClick={onClick}>
      Undo
    </Button>
  );
}

type RedactProps = { areas: number; may: true | string; onClick: () => void };

function RedactButton({ areas, may, onClick }: RedactProps) {
  const nothing = areas === 0 ? 'Draw over an area first.' : null;
  const refused = may === 'room-closed' ? 'This deal room is closed.' : 'Only the seller can redact.';
  return (
    <Button disabledReason={may === true ? nothing : refused} onClick={onClick}>
      Redact {counted(areas, 'area')}
    </Button>
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
      toast('The redacted version is being made.', { tone: 'good' });
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
        <Alert title="The redacted version is being made">
          This takes a minute or two. You can leave this page.
        </Alert>
      )}
      {last.state === 'failed' && (
        <Alert tone="destructive" title="The redacted version could not be made">
          {last.refusal} Buyers do not see this document.
        </Alert>
      )}
      {last.state === 'made' && last.madeVersionId && (
        <Alert
          tone="good"
          title="The redacted version is ready"
          action={
            <LinkButton
              variant="secondary"
              size="small"
              to={paths.roomDocument(documentId, { version: last.madeVersionId })}
            >
              Review
            </LinkButton>
          }
        >
          Buyers see it after you publish it in the deal room.
        </Alert>
      )}
    </div>
  );
}
