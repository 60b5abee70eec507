import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { counted } from '#kernel/counts.ts';
import { call } from '#kit/api.ts';
import { paths } from '#kit/paths.ts';
import { saveFile } from '#kit/save-file.ts';
import { Button } from '#kit/ui/Button.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { OnDemand } from '#kit/ui/OnDemand.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { TimeAgo } from '#kit/ui/TimeAgo.tsx';
import { failureToast, useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { exportAttention } from '../contract.ts';
import { secondsInWords } from '../domain/seconds-in-words.ts';
import { AttentionState, HowCounted } from './attention-state.tsx';
import { type RoomAttention as Attention, roomAttentionQuery } from './queries.ts';
import { ReadingPicture } from './reading-picture.tsx';
import { ViewerChoice } from './viewer-choice.tsx';
import { ViewerTable } from './viewer-table.tsx';

const loadTrend = () => import('./attention-trend.tsx').then((module) => module.AttentionTrend);

export function RoomAttention({ roomId }: { roomId: string }) {
  const [person, setPerson] = useState<string | null>(null);
  const attention = useQuery(roomAttentionQuery(roomId, person));
  return (
    <AttentionState query={attention} what="room">
      {({ title, documents, viewers, days, folders, cells }) => (
        <>
          <PageHeader
            title="Analytics"
            lead={`${title}: who viewed which page and for how long.`}
            actions={
              <>
                <LinkButton variant="quiet" to={paths.dealRoom(roomId)}>
                  Deal room
                </LinkButton>
                <ExportButton roomId={roomId} empty={viewers.length === 0} />
              </>
            }
          />
          {viewers.length === 0 ? (
            <EmptyState title="No views yet">
              When a buyer opens a published document, each page they view appears here with the time spent on
              it.
            </EmptyState>
          ) : (
            <div className="flex flex-col gap-8">
              <ViewerChoice viewers={viewers} value={person} onChange={setPerson} />
              <ReadingPicture viewers={viewers} folders={folders} cells={cells} />
              <Trend days={days} />
              <Documents documents={documents} />
              <ViewerTable viewers={viewers} />
              <HowCounted />
            </div>
          )}
        </>
      )}
    </AttentionState>
  );
}

function Trend({ days }: Pick<Attention, 'days'>) {
  return (
    <OnDemand
      load={loadTrend}
      props={{ days }}
      waiting={<Skeleton className="h-64 w-full rounded-large" />}
    />
  );
}

function Documents({ documents }: Pick<Attention, 'documents'>) {
  const most = Math.max(1, ...documents.map(({ seconds }) => seconds));
  return (
    <section aria-labelledby="documents-read">
      <h2 id="documents-read" className="mb-3 text-title">
        Documents
      </h2>
      {documents.length === 0 ? (
        <p className="text-muted">This viewer has not opened any document that is still in the room.</p>
      ) : (
        <ul className="flex flex-col divide-y rounded-large border bg-surface">
          {documents.map((document) => (
            <li key={document.documentId} className="grid gap-x-4 gap-y-1 p-4 sm:grid-cols-[1fr_auto]">
              <Link to={paths.documentAttention(document.documentId)} className="link wrap-anywhere">
                {document.name}
              </Link>
              <span className="tabular">{secondsInWords(document.seconds)}</span>
              <span aria-hidden className="block h-1.5 rounded-full bg-raised sm:col-span-2">
                <span
                  className="block h-full rounded-full bg-accent"
                  style={{ width: `${(document.seconds / most) * 100}%` }}
                />
              </span>
              <span className="text-muted text-small sm:col-span-2">
                {counted(document.viewers, 'viewer')}
                {document.looks > 0 && `, ${counted(document.looks, 'page view')}`}, last viewed{' '}
                <TimeAgo at={document.lastAt} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function ExportButton({ roomId, empty }: { roomId: string; empty: boolean }) {
  const toast = useToast();
  const run = useSingleMutation({
    mutationFn: () => call(exportAttention, { params: { id: roomId } }),
    onSuccess: saveFile,
    onError: (error) => toast('The export failed.', failureToast(error)),
  });
  return (
    <Button
      variant="secondary"
      busy={run.isPending}
      disabledReason={empty ? 'There is nothing to export yet.' : null}
      onClick={() => run.mutate()}
    >
      <Download aria-hidden className="size-4" />
      Export CSV
    </Button>
  );
}
