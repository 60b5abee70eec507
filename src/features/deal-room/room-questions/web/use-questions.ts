import { useQueryClient } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import { useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import type { CallOf } from '#wire/endpoint.ts';
import { askGeneralQuestion, askQuestion, moveQuestion, type QuestionView } from '../contract.ts';
import { questionsKey } from './queries.ts';

type Asked = CallOf<typeof askQuestion>['body'] & { about: { documentId: string } | { roomId: string } };
type Body = CallOf<typeof moveQuestion>['body'];
export type Step = Pick<Body, 'to'> & Partial<Omit<Body, 'to' | 'version'>>;

export function useAskQuestion(onDone: () => void) {
  const queries = useQueryClient();
  const toast = useToast();
  return useSingleMutation({
    mutationFn: ({ about, ...body }: Asked) =>
      'roomId' in about
        ? call(askGeneralQuestion, { params: { id: about.roomId }, body: { question: body.question } })
        : call(askQuestion, { params: { id: about.documentId }, body }),
    onSuccess: () => {
      toast('Question sent to the seller.');
      onDone();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: questionsKey }),
  });
}

/**
 * Moves a question as the reader saw it: one that changed since is refused. So it is done only when the new state is
 * shown: until then the buttons of the old one would send a version that no longer counts.
 */
export function useMoveQuestion(question: QuestionView, onDone: () => void) {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: questionsKey });
  return useSingleMutation({
    mutationFn: (step: Step) =>
      call(moveQuestion, {
        params: { id: question.id },
        body: { ...step, version: question.version ?? 1 },
      }),
    onSuccess: async () => {
      await refresh();
      onDone();
    },
    onError: refresh,
  });
}
