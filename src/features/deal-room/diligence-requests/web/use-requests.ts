import { useQueryClient } from '@tanstack/react-query';
import { countsKey } from '#features/inbox/notifications/web/counts-query.ts';
import { call } from '#kit/api.ts';
import { useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import type { CallOf } from '#wire/endpoint.ts';
import {
  addRequests,
  answerMany,
  changeRequest,
  confirmMatch,
  handleRequest,
  moveRequest,
} from '../contract.ts';
import { most, type RequestView } from '../diligence-shapes.ts';
import { requestsKey } from './queries.ts';

export type Content = CallOf<typeof addRequests>['body']['items'][number];
export type Step = Omit<CallOf<typeof moveRequest>['body'], 'version'>;
export type Handling = Omit<CallOf<typeof handleRequest>['body'], 'version'>;

/** Done only when the new state is shown: until then the buttons of the old one would send a stale version. */
function useRequestAct<Variables, Data>(act: (variables: Variables) => Promise<Data>, onDone: () => void) {
  const queries = useQueryClient();
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: requestsKey }),
      queries.invalidateQueries({ queryKey: countsKey }),
    ]);
  return useSingleMutation<Data, Variables>({
    mutationFn: act,
    onSuccess: async () => {
      await refresh();
      onDone();
    },
    onError: refresh,
  });
}

export function useAddRequests(roomId: string, onDone: () => void) {
  const toast = useToast();
  return useRequestAct(async (items: Content[]) => {
    const added = await call(addRequests, { params: { id: roomId }, body: { items } });
    toast(items.length === 1 ? 'Request sent.' : `${items.length} requests sent.`);
    return added;
  }, onDone);
}

/** Sends the version that the reader saw, so that a request changed since is refused. */
export function useMoveRequest({ id, version }: RequestView, onDone: () => void) {
  return useRequestAct(
    (step: Step) => call(moveRequest, { params: { id }, body: { ...step, version } }),
    onDone,
  );
}

export function useChangeRequest({ id, version }: Pick<RequestView, 'id' | 'version'>, onDone: () => void) {
  return useRequestAct(
    (content: Content) => call(changeRequest, { params: { id }, body: { ...content, version } }),
    onDone,
  );
}

export function useConfirmMatch({ id, match }: Pick<RequestView, 'id' | 'match'>) {
  const documentIds = match?.documents.slice(0, most.documents).map((document) => document.id) ?? [];
  return useRequestAct(
    (holds: boolean) => call(confirmMatch, { params: { id }, body: { documentIds, holds } }),
    () => {},
  );
}

export function useAnswerMany(roomId: string, onDone: () => void) {
  const toast = useToast();
  return useRequestAct(async (items: CallOf<typeof answerMany>['body']['items']) => {
    const done = await call(answerMany, { params: { id: roomId }, body: { items } });
    toast(done.answered === 1 ? 'Request answered.' : `${done.answered} requests answered.`);
    return done;
  }, onDone);
}

export function useHandleRequest({ id, version }: RequestView, onDone: () => void) {
  return useRequestAct(
    (handling: Handling) => call(handleRequest, { params: { id }, body: { ...handling, version } }),
    onDone,
  );
}
