import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { listNotifications, readCounts, readNotificationPreferences } from '../contract.ts';

type NotificationPage = ReplyOf<typeof listNotifications>;
export type NotificationLine = NotificationPage['items'][number];
export type NotificationPages = InfiniteData<NotificationPage, string>;

export const notificationListKey = ['notifications'] as const;
export const countsKey = ['counts'] as const;
export const preferencesKey = ['notification-preferences'] as const;

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

export function countsQuery() {
  return queryOptions({
    queryKey: countsKey,
    queryFn: ({ signal }) => call(readCounts, {}, { signal }),
    refetchInterval: 60_000,
    staleTime: 10_000,
  });
}

export function preferencesQuery() {
  return queryOptions({
    queryKey: preferencesKey,
    queryFn: ({ signal }) => call(readNotificationPreferences, {}, { signal }),
  });
}
