import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { paths } from '#kit/paths.ts';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { ErrorState } from '#kit/ui/ErrorState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { noRoomYet } from '../domain/no-room-yet.ts';
import { OpenRoom } from './open-room.tsx';
import { actsForQuery } from './openings-query.ts';
import { roomOfListing } from './queries.ts';

export function RoomOfListing({ listingId }: { listingId: string }) {
  const { data, error, isFetching, refetch } = useQuery(roomOfListing(listingId));
  if (!data && error)
    return (
      <ErrorState
        title="The deal room could not be loaded."
        error={error}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <div role="status">
        <span className="sr-only">Loading the deal room</span>
        <Skeleton className="h-20 w-full rounded-large" />
      </div>
    );
  if (data.room) return <Navigate to={paths.dealRoom(data.room.id)} replace />;
  if (!data.openable) return <NoRoom listingId={listingId} />;
  return (
    <EmptyState title="No deal room yet" action={<OpenRoom listings={[data.openable]} />}>
      {data.openable.title || 'Your untitled listing'} has no deal room yet. Buyers see nothing of it until
      you approve them and publish documents.
    </EmptyState>
  );
}

/** For a listing that cannot get a room, or that the reader does not act for. */
function NoRoom({ listingId }: { listingId: string }) {
  const { data: acts } = useQuery(actsForQuery(listingId));
  return (
    <EmptyState
      title={acts ? 'This listing has no deal room' : 'No deal room yet'}
      action={<LinkButton to={paths.dealRooms()}>All deal rooms</LinkButton>}
    >
      {acts ? 'A deal room cannot be opened for a listing that is sold or withdrawn.' : noRoomYet}
    </EmptyState>
  );
}
