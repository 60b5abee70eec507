import { queryOptions } from '@tanstack/react-query';
import { minutes } from '#kernel/instant.ts';
import { call } from '#kit/api.ts';
import { getAssistant } from '../contract.ts';

/** Changes only when the operator restarts the server. */
export function assistantQuery(personId: string) {
  return queryOptions({
    queryKey: ['assistant', personId],
    queryFn: ({ signal }) => call(getAssistant, {}, { signal }),
    staleTime: 5 * minutes,
  });
}
