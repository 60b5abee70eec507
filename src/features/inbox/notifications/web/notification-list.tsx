import { useInfiniteQuery } from '@tanstack/react-query';
import { LoadMore } from '#kit/tables/LoadMore.tsx';
import { cx } from '#kit/ui/cx.ts';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { ErrorState } from '#kit/ui/ErrorState.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { NotificationRow } from './notification-row.tsx';
import { notificationsQuery } from './queries.ts';
import { useReading } from './use-reading.ts';

type Props = {
  unreadOnly?: boolean;
  onOpen?: () => void;
};

export function NotificationList({ unreadOnly = false, onOpen }: Props) {
  const list = useInfiniteQuery(notificationsQuery(unreadOnly));
  const { read, unread } = useReading();
  const lines = list.data?.pages.flatMap((page) => page.items);
  if (list.error && !lines) {
    return (
      <ErrorState
        title="Your notifications could not be loaded."
        error={list.error}
        busy={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (!lines) return <Waiting />;
  if (lines.length === 0) return <Nothing unreadOnly={unreadOnly} />;
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col gap-1">
        {lines.map((line) => (
          <NotificationRow
            key={line.id}
            line={line}
            onOpen={() => {
              read(line);
              onOpen?.();
            }}
            onMark={() => (line.readAt === null ? read(line) : unread(line))}
          />
        ))}
      </ul>
      <LoadMore label="Load older notifications" query={list} />
    </div>
  );
}

function Nothing({ unreadOnly }: { unreadOnly: boolean }) {
  if (unreadOnly)
    return <EmptyState title="You’re all caught up">You have read all of your notifications.</EmptyState>;
  return (
    <EmptyState title="No notifications yet">
      Access requests, messages and changes to your deals appear here.
    </EmptyState>
  );
}

function Waiting() {
  return (
    <div role="status" className="flex flex-col gap-4 p-3">
      <span className="sr-only">Loading your notifications</span>
      {['w-3/4', 'w-2/3', 'w-4/5'].map((width) => (
        <span key={width} className="flex flex-col gap-2">
          <Skeleton className={cx('h-4', width)} />
          <Skeleton className="h-3 w-1/3" />
        </span>
      ))}
    </div>
  );
}
