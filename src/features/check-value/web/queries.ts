import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { checkKey } from '#features/health-check/web/queries.ts';
import { call } from '#web/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { getCheckValue } from '../contract.ts';

export type ValueReply = ReplyOf<typeof getCheckValue>;
export type Found = ValueReply['found'];

export function valueQuery(checkId: string) {
  return queryOptions({
    queryKey: [...checkKey(checkId), 'value'],
    queryFn: ({ signal }) => call(getCheckValue, { params: { id: checkId } }, { signal }),
    // Answers and books change on other parts of the page: what is shown is asked anew.
    staleTime: 0,
  });
}

/** Makes all that is known of a check old. */
export function useValueChanged(checkId: string): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: checkKey(checkId) });
}
