import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { FigureSource } from '#features/quality-of-earnings/earnings-reports/web/figure-queries.ts';
import { call } from '#kit/api.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import type { CallOf, ReplyOf } from '#wire/endpoint.ts';
import {
  contestAddBack,
  getContest,
  getCourt,
  getCourtFigure,
  inviteCpa,
  listCpaContests,
  moveContest,
} from '../contract.ts';
import type { ContestView } from '../court-shapes.ts';

export type Contest = ReplyOf<typeof getContest>;
export type Court = ReplyOf<typeof getCourt>;
export type CourtAdjustment = Court['adjustments'][number];
export type CourtStep = Omit<CallOf<typeof moveContest>['body'], 'version'>;

/** Root of all keys here: a step changes every sum. */
const courtKey = ['add-back-court'] as const;

export function courtQuery(roomId: string) {
  return queryOptions({
    queryKey: [...courtKey, 'room', roomId],
    queryFn: ({ signal }) => call(getCourt, { params: { id: roomId } }, { signal }),
  });
}

/** Of the report that the reader has open. */
export const figuresOfRoom = (roomId: string, report: string): FigureSource => ({
  key: [...courtKey, 'figure', roomId, report],
  read: (query, signal) =>
    call(getCourtFigure, { params: { id: roomId }, query: { ...query, report } }, { signal }),
});

export const cpaContests = queryOptions({
  queryKey: [...courtKey, 'cpa'],
  queryFn: ({ signal }) => call(listCpaContests, {}, { signal }),
});

export function contestQuery(id: string) {
  return queryOptions({
    queryKey: [...courtKey, 'one', id],
    queryFn: ({ signal }) => call(getContest, { params: { id } }, { signal }),
  });
}

/** Done only when the new state is shown: until then the buttons of the old one would send a stale version. */
function useCourtAct<Variables>(act: (variables: Variables) => Promise<unknown>, onDone: () => void) {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: courtKey });
  return useSingleMutation<unknown, Variables>({
    mutationFn: act,
    onSuccess: async () => {
      await refresh();
      onDone();
    },
    onError: refresh,
  });
}

export function useContest(roomId: string, onDone: () => void) {
  return useCourtAct(
    (body: CallOf<typeof contestAddBack>['body']) => call(contestAddBack, { params: { id: roomId }, body }),
    onDone,
  );
}

type Seen = Pick<ContestView, 'id' | 'version'>;

/** Sends the version that the reader saw, so that a contest changed since is refused. */
export function useCourtStep({ id, version }: Seen, onDone: () => void) {
  return useCourtAct(
    (step: CourtStep) => call(moveContest, { params: { id }, body: { ...step, version } }),
    onDone,
  );
}

export function useInviteCpa({ id, version }: Seen, onDone: () => void) {
  return useCourtAct(
    (email: string) => call(inviteCpa, { params: { id }, body: { email, version } }),
    onDone,
  );
}
