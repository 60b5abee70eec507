import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { getNda } from '../contract.ts';

export type NdaView = ReplyOf<typeof getNda>;

/** The root of every key here. */
export const ndasKey = ['ndas'] as const;

export function ndaQuery(id: string) {
  return queryOptions({
    queryKey: [...ndasKey, id],
    queryFn: ({ signal }) => call(getNda, { params: { id } }, { signal }),
  });
}
