import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import { isMissing } from '#kit/api-error.ts';
import { getWebhook, listDeliveries, listWebhooks, type WebhookView } from '../contract.ts';
import type { DeliveryState } from '../domain/webhook.ts';

/** Root of all keys here: an act on one webhook invalidates all of them. */
export const webhooksKey = ['webhooks'] as const;
const shownAtOnce = 20;
/** Deliveries go out in the background. */
const freshEvery = 5_000;

export function webhooksQuery(scope: 'mine' | 'all') {
  return infiniteQueryOptions({
    queryKey: [...webhooksKey, 'list', scope],
    queryFn: ({ signal, pageParam }) =>
      call(
        listWebhooks,
        { query: { scope, size: shownAtOnce, ...(pageParam ? { after: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
  });
}

/** `null` if it does not exist for the reader. */
export function webhookQuery(id: string) {
  return queryOptions({
    queryKey: [...webhooksKey, 'one', id],
    queryFn: async ({ signal }): Promise<WebhookView | null> => {
      try {
        return await call(getWebhook, { params: { id } }, { signal });
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    refetchInterval: freshEvery,
  });
}

export function deliveriesQuery(id: string, state: DeliveryState | null) {
  return infiniteQueryOptions({
    queryKey: [...webhooksKey, 'deliveries', id, state],
    queryFn: ({ signal, pageParam }) =>
      call(
        listDeliveries,
        {
          params: { id },
          query: {
            size: shownAtOnce,
            ...(state ? { state } : {}),
            ...(pageParam ? { after: pageParam } : {}),
          },
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
    refetchInterval: freshEvery,
  });
}
