import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { getRoom } from '#features/deal-room/deal-rooms/contract.ts';
import { ClosedNotice } from '#features/deal-room/deal-rooms/web/closed-notice.tsx';
import { RoomQueryPage } from '#features/deal-room/deal-rooms/web/room-query-page.tsx';
import type { AnswerSlot } from '#features/deal-room/room-questions/web/answer-slot.ts';
import { roomAround } from '#features/deal-room/room-questions/web/queries.ts';
import { isUuid } from '#kernel/ids.ts';
import { stateKey } from '#kernel/state-key.ts';
import { call } from '#kit/api.ts';
import { paths } from '#kit/paths.ts';
import { saveFile } from '#kit/save-file.ts';
import { PagedList } from '#kit/tables/PagedList.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { failureToast, useToast } from '#kit/ui/use-toast.ts';
import { useLinkedId } from '#kit/use-linked-id.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { exportRequests } from '../contract.ts';
import { ownerChoices, requestChoices } from '../diligence-shapes.ts';
import { seenStates } from '../domain/matching/match-states.ts';
import { AddRequest } from './add-request.tsx';
import { Coverage } from './coverage.tsx';
import { LinkedRequest } from './linked-request.tsx';
import { ManyDialog } from './many-dialog.tsx';
import { type Filters, requestCounts, roomRequests } from './queries.ts';
import { RequestCard } from './request-card.tsx';
import { RequestFilters } from './request-filters.tsx';

/** `suggest`: beside the field of each answer, for the seller’s side. */
export function RoomRequests({ roomId, suggest }: { roomId: string; suggest: AnswerSlot }) {
  return (
    <RoomQueryPage
      query={useQuery(roomAround(roomId))}
      words={{ loading: 'Loading the requests', failed: 'The requests could not be loaded.' }}
      waiting={<Skeleton className="h-64 w-full rounded-large" />}
    >
      {(room) => <Requests roomId={roomId} room={room} suggest={suggest} />}
    </RoomQueryPage>
  );
}

type Room = ReplyOf<typeof getRoom>;

type RoomProps = { roomId: string; room: Room; suggest: AnswerSlot };

function Requests({ roomId, room, suggest }: RoomProps) {
  const { search, filters, show } = useFilters();
  const [many, setMany] = useState(false);
  const counts = useQuery(requestCounts(roomId));
  const side = room.side !== 'buyer';
  const asks = mayAsk(room);
  const linked = useLinkedId('request');
  const desk = {
    listingId: room.listingId,
    owner: room.side === 'seller',
    folders: room.folders,
    suggest,
  };
  const total = counts.data && Object.values(counts.data.states).reduce((sum, n) => sum + n, 0);
  return (
    <>
      <PageHeader
        title="Requests"
        lead={leadOf(room)}
        actions={
          <>
            {asks && <AskLinks search={search} onMany={() => setMany(true)} />}
            <ExportButton roomId={roomId} filters={filters} empty={total === 0} />
            <LinkButton variant="secondary" to={paths.dealRoom(roomId)}>
              Deal room
            </LinkButton>
          </>
        }
      />
      {many && asks && <ManyDialog roomId={roomId} folders={room.folders} onClose={() => setMany(false)} />}
      <div
        className={
          !asks ? '' : 'grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]'
        }
      >
        <section aria-label="Requests" className="flex min-w-0 flex-col gap-4">
          <ClosedNotice closed={room.closed} />
          {linked && <LinkedRequest id={linked} desk={desk} />}
          <Coverage roomId={roomId} filters={filters} side={side} onChange={show} />
          <RequestFilters filters={filters} counts={counts.data} side={side} onChange={show} />
          <List
            roomId={roomId}
            filters={filters}
            desk={desk}
            any={total !== 0}
            empty={emptyWords(room)}
            linked={linked}
          />
        </section>
        {asks && <NewRequest roomId={roomId} folders={room.folders} />}
      </div>
    </>
  );
}

/** A closed room takes no requests, also not from the buyer for whom it is kept. */
function mayAsk({ side, closed }: Pick<Room, 'side' | 'closed'>): boolean {
  return side === 'buyer' && closed === null;
}

function emptyWords({ side, closed }: Pick<Room, 'side' | 'closed'>): string {
  if (closed) return 'None was sent before the deal room was closed.';
  return side === 'buyer'
    ? 'Request what you need to see. The answer appears here and you are notified.'
    : 'When a buyer requests something, it appears here and you are notified.';
}

function NewRequest({ roomId, folders }: { roomId: string; folders: Room['folders'] }) {
  return (
    <Card as="section" id="ask" aria-label="New request">
      <AddRequest roomId={roomId} folders={folders} />
    </Card>
  );
}

function useFilters() {
  const [search, setSearch] = useSearchParams();
  const show = (change: Record<string, string | null>) => {
    const next = { ...Object.fromEntries(search), ...change };
    const kept = Object.entries(next).flatMap(([name, value]) => (value ? [[name, value]] : []));
    setSearch(Object.fromEntries(kept), { preventScrollReset: true, replace: true });
  };
  return { search, filters: filtersIn(search), show };
}

function leadOf({ side, title }: Room): string {
  return side === 'buyer'
    ? `${title}. Your document requests (private). Other buyers never see them.`
    : `${title}. What buyers ask you for: say who works on it, link the documents, answer.`;
}

function AskLinks({ search, onMany }: { search: URLSearchParams; onMany: () => void }) {
  return (
    <>
      <LinkButton to={{ search: search.toString(), hash: 'ask' }} className="lg:hidden">
        New request
      </LinkButton>
      <Button variant="secondary" onClick={onMany}>
        Bulk add
      </Button>
    </>
  );
}

type ListProps = {
  roomId: string;
  filters: Filters;
  desk: Parameters<typeof RequestCard>[0]['desk'];
  any: boolean;
  empty: string;
  /** Shown above the list. */
  linked: string | null;
};

function List({ roomId, filters, desk, any, empty, linked }: ListProps) {
  const requests = useInfiniteQuery(roomRequests(roomId, filters));
  return (
    <PagedList
      query={requests}
      what="requests"
      more="Load more requests"
      empty={
        <EmptyState title={any ? 'No matching requests.' : 'No requests yet.'}>
          {any ? 'Choose another status, or “All”.' : empty}
        </EmptyState>
      }
    >
      {(items) => (
        <ul className="flex flex-col gap-4" aria-busy={requests.isPlaceholderData || undefined}>
          {items
            .filter(({ id }) => id !== linked)
            .map((request) => (
              <li key={request.id}>
                <RequestCard request={request} desk={desk} />
              </li>
            ))}
        </ul>
      )}
    </PagedList>
  );
}

function ExportButton({ roomId, filters, empty }: { roomId: string; filters: Filters; empty: boolean }) {
  const toast = useToast();
  const { sort: _order, ...query } = filters;
  const run = useSingleMutation({
    mutationFn: () => call(exportRequests, { params: { id: roomId }, query }),
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

/** Unknown values in the URL are ignored. */
function filtersIn(search: URLSearchParams): Filters {
  const state = requestChoices.find((one) => one === stateKey(search.get('state') ?? ''));
  const owner = ownerChoices.find((one) => one === search.get('owner'));
  const match = seenStates.find((one) => one === search.get('match'));
  const person = search.get('person') ?? '';
  return {
    ...(state ? { state } : {}),
    ...(owner ? { owner } : {}),
    ...(match ? { match } : {}),
    ...(isUuid(person) ? { person } : {}),
    ...(search.get('sort') === 'number' ? { sort: 'number' as const } : {}),
  };
}
