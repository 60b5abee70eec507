import { queryOptions } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { getProfile } from '../contract.ts';

export type ProfileView = ReplyOf<typeof getProfile>;

const peopleKey = ['people'] as const;

export function profileQuery(id: string) {
  return queryOptions({
    queryKey: [...peopleKey, id],
    queryFn: ({ signal }) => call(getProfile, { params: { id } }, { signal }),
  });
}
