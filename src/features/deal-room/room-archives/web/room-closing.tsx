import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RoomQueryPage } from '#features/deal-room/deal-rooms/web/room-query-page.tsx';
import { call } from '#kit/api.ts';
import { paths } from '#kit/paths.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { type ClosureView, reopenRoom } from '../contract.ts';
import { ArchiveCard } from './archive-card.tsx';
import { CloseForm } from './close-form.tsx';
import { reasonLabels, whyNot } from './closing-words.ts';
import { type FetchLetter, PapersCard } from './papers-card.tsx';
import { closureQuery } from './queries.ts';
import { useClosing } from './use-closing.ts';

type Props = { roomId: string; fetchLetter: FetchLetter };

export function RoomClosing({ roomId, fetchLetter }: Props) {
  return (
    <RoomQueryPage
      query={useQuery(closureQuery(roomId))}
      words={{ loading: 'Loading the closing', failed: 'The deal room could not be loaded.' }}
      waiting={<Skeleton className="h-64 w-full rounded-large" />}
    >
      {(closure) => <Closing closure={closure} fetchLetter={fetchLetter} />}
    </RoomQueryPage>
  );
}

type ClosingProps = { closure: ClosureView; fetchLetter: FetchLetter };

function Closing({ closure, fetchLetter }: ClosingProps) {
  const { closed, archive, before } = closure;
  return (
    <>
      <PageHeader
        title="Closing and archive"
        lead={closure.title}
        actions={
          <LinkButton variant="secondary" to={paths.dealRoom(closure.roomId)}>
            Deal room
          </LinkButton>
        }
      />
      <div className="flex max-w-3xl flex-col gap-6">
        {closed && <State closure={closure} closed={closed} />}
        {closure.papers.length > 0 && <PapersCard papers={closure.papers} fetchLetter={fetchLetter} />}
        {archive && <ArchiveCard closure={closure} archive={archive} />}
        {closed && !archive && (
          <EmptyState title="No archive available to you">
            {whyNot(closure.may.download) ?? 'Archives are for the seller and the buyer of the business.'}
          </EmptyState>
        )}
        {before && <CloseForm key={closure.version} closure={closure} before={before} />}
        {!closed && !before && (
          <EmptyState title="The deal room is open">
            {whyNot(closure.may.close) ?? 'The seller can close it.'}
          </EmptyState>
        )}
      </div>
    </>
  );
}

type StateProps = { closure: ClosureView; closed: NonNullable<ClosureView['closed']> };

function State({ closure, closed }: StateProps) {
  const [asked, setAsked] = useState(false);
  const reopen = useClosing(() => call(reopenRoom, { params: { id: closure.roomId } }), {
    done: 'The deal room is open again.',
    onDone: () => setAsked(false),
  });
  return (
    <Alert
      title={`Closed: ${reasonLabels[closed.reason].label.toLowerCase()}`}
      action={
        closure.side !== 'buyer' && (
          <Button
            variant="secondary"
            size="small"
            disabledReason={whyNot(closure.may.reopen)}
            onClick={() => setAsked(true)}
          >
            Reopen
          </Button>
        )
      }
    >
      <ClosedFacts closure={closure} closed={closed} />
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title="Reopen this deal room?"
        description="Everyone with access can read their documents again. The archive is deleted; closing the room again creates a new one."
        confirmLabel="Reopen"
        busy={reopen.isPending}
        error={reopen.error}
        onConfirm={() => reopen.mutate()}
      />
    </Alert>
  );
}

function ClosedFacts({ closure, closed }: StateProps) {
  return (
    <>
      Closed <DateText at={closed.at} withTime />. Nothing in it can be changed.
      {closure.side === 'buyer' && ' You keep access to the documents that you could see.'}
      {closure.keptFor && (
        <>
          {' '}
          Kept for <bdi>{closure.keptFor.name}</bdi>.
        </>
      )}
      {closed.note !== null && (
        <p className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]">{closed.note}</p>
      )}
    </>
  );
}
