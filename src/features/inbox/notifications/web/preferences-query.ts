import { queryOptions } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import { readNotificationPreferences } from '../preferences-contract.ts';

export const preferencesKey = ['notification-preferences'] as const;

export function preferencesQuery() {
  return queryOptions({
    queryKey: preferencesKey,
    queryFn: ({ signal }) => call(readNotificationPreferences, {}, { signal }),
  });
}
