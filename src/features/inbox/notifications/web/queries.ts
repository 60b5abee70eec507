import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { listNotifications } from '../contract.ts';

type NotificationPage = ReplyOf<typeof listNotifications>;
export type NotificationLine = NotificationPage['items'][number];
export type NotificationPages = InfiniteData<NotificationPage, string>;

export const notificationListKey = ['notifications'] as const;

const pageSize = 20;

export function notificationsQuery(unreadOnly: boolean) {
  return infiniteQueryOptions({
    queryKey: [...notificationListKey, unreadOnly],
    queryFn: ({ signal, pageParam }) =>
      call(
        listNotifications,
        {
          query: {
            size: pageSize,
            ...(unreadOnly ? { unread: 'true' as const } : {}),
            ...(pageParam ? { after: pageParam } : {}),
          },
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
  });
}
