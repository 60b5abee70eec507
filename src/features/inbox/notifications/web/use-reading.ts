import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import { failureToast, useToast } from '#kit/ui/use-toast.ts';
import { readAllNotifications, readNotification, unreadNotification } from '../contract.ts';
import { countsKey } from './counts-query.ts';
import { type NotificationLine, type NotificationPages, notificationListKey } from './queries.ts';

/** Optimistic; rolled back with a message on failure. */
export function useReading() {
  const queries = useQueryClient();
  const toast = useToast();
  const onError = (error: Error) => toast('That could not be saved. Try again.', failureToast(error));
  const onSettled = () =>
    Promise.all([notificationListKey, countsKey].map((queryKey) => queries.invalidateQueries({ queryKey })));
  const one = useMutation({
    mutationFn: ({ id, read }: { id: string; read: boolean }) =>
      call(read ? readNotification : unreadNotification, { params: { id } }),
    onMutate: ({ id, read }) => mark(queries, (line) => line.id === id, read),
    onError,
    onSettled,
  });
  const all = useMutation({
    mutationFn: (until: string) => call(readAllNotifications, { body: { until } }),
    onMutate: (until) => mark(queries, ({ createdAt }) => createdAt <= until, true),
    onError,
    onSettled,
  });
  return {
    read: (line: NotificationLine) => {
      if (line.readAt === null) one.mutate({ id: line.id, read: true });
    },
    /** Of one that is shown elsewhere than under the bell. */
    readById: (id: string) => one.mutate({ id, read: true }),
    unread: (line: NotificationLine) => one.mutate({ id: line.id, read: false }),
    readAll: (newest: NotificationLine) => all.mutate(newest.createdAt),
    busy: all.isPending,
  };
}

async function mark(queries: QueryClient, which: (line: NotificationLine) => boolean, read: boolean) {
  await queries.cancelQueries({ queryKey: notificationListKey });
  const now = new Date().toISOString();
  const marked = (line: NotificationLine) =>
    which(line) ? { ...line, readAt: read ? (line.readAt ?? now) : null } : line;
  queries.setQueriesData<NotificationPages>(
    { queryKey: notificationListKey },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, items: page.items.map(marked) })),
      },
  );
}
