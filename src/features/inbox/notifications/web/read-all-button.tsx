import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '#kit/ui/Button.tsx';
import { notificationsQuery } from './queries.ts';
import { useCounts } from './use-counts.ts';
import { useReading } from './use-reading.ts';

/** Marks only those that existed when the list was loaded. */
export function ReadAllButton() {
  const newest = useInfiniteQuery(notificationsQuery(false)).data?.pages[0]?.items[0];
  const { notifications = 0 } = useCounts();
  const { readAll, busy } = useReading();
  return (
    <Button
      variant="secondary"
      size="small"
      busy={busy}
      disabledReason={notifications === 0 || !newest ? 'You have no unread notifications.' : null}
      onClick={() => newest && readAll(newest)}
    >
      Mark all as read
    </Button>
  );
}
