import { ApiError } from '#web/api-error.ts';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';

type Props = {
  /** What could not be done: 'The deal room could not be loaded.' */
  title: string;
  query: { error: Error; isFetching: boolean; refetch: () => unknown };
};

/** Instead of a page of a room: the room is not there for the reader, which trying again does not change, or it did not load. */
export function RoomTrouble({ title, query: { error, isFetching, refetch } }: Props) {
  const notThere = error instanceof ApiError && (error.status === 404 || error.status === 400);
  if (!notThere)
    return <ErrorState title={title} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  return (
    <>
      <PageHeader title="Deal room" />
      <EmptyState
        title="This deal room is not open to you"
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <LinkButton to={paths.dealRooms()}>Your deal rooms</LinkButton>
            <LinkButton variant="secondary" to={paths.dashboard('access-requests')}>
              Your requests
            </LinkButton>
          </div>
        }
      >
        It was closed, or your access to it has ended. When a business is sold or withdrawn, its deal room
        closes too; your request says what became of it.
      </EmptyState>
    </>
  );
}
