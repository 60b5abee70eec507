import { ApiError } from '#kit/api-error.ts';
import { paths } from '#kit/paths.ts';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { ErrorState } from '#kit/ui/ErrorState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';

type Props = {
  title: string;
  query: { error: Error; isFetching: boolean; refetch: () => unknown };
};
type Words = { title: string; text: string };

/** By the refusal's `room`: how a room ended for a reader who once had access. */
const endings: Readonly<Record<string, Words>> = {
  closed: {
    title: 'This deal room is closed',
    text: 'The seller closed it. See your request for the outcome of the sale.',
  },
  'access-ended': {
    title: 'Your access to this deal room has ended',
    text: 'See your request for the reason.',
  },
};
const notThereWords: Words = {
  title: 'You don’t have access to this deal room',
  text: 'It doesn’t exist, or nothing in it has been shared with you.',
};

/** Shown instead of a room: it does not exist for the reader, so there is no retry, or it failed to load. */
export function RoomTrouble({ title, query: { error, isFetching, refetch } }: Props) {
  if (!isNotThere(error))
    return <ErrorState title={title} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  return (
    <>
      <PageHeader title="Deal room" />
      <NoRoom error={error} />
    </>
  );
}

export function isNotThere(error: Error): error is ApiError {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

export function NoRoom({ error }: { error: ApiError }) {
  const words = endings[String(error.facts.room)] ?? notThereWords;
  return (
    <EmptyState
      title={words.title}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <LinkButton to={paths.dealRooms()}>Your deal rooms</LinkButton>
          <LinkButton variant="secondary" to={paths.dashboard('access-requests')}>
            Your requests
          </LinkButton>
        </div>
      }
    >
      {words.text}
    </EmptyState>
  );
}
