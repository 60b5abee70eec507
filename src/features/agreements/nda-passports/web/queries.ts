import { queryOptions } from '@tanstack/react-query';
import { ndasKey } from '#features/agreements/ndas/web/queries.ts';
import { call } from '#kit/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { getJoinder, getPassport } from '../contract.ts';

export type PassportView = ReplyOf<typeof getPassport>;

/** Below the agreements' key: a change of one may change the other. */
export const passportKey = [...ndasKey, 'passport'] as const;
const lookAgain = 2_000;

export function passportQuery() {
  return queryOptions({
    queryKey: passportKey,
    queryFn: ({ signal }) => call(getPassport, {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.fault === 'being-sealed' ? lookAgain : false),
  });
}

export function joinderQuery(ndaId: string) {
  return queryOptions({
    queryKey: [...passportKey, 'joinder', ndaId],
    queryFn: ({ signal }) => call(getJoinder, { params: { id: ndaId } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.may.join === 'passport-being-sealed' ? lookAgain : false),
  });
}
