import { useQueryClient } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import { ApiError } from '#kit/api-error.ts';
import { useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { moveListing } from '../contract.ts';
import { listingsKey } from './listings-key.ts';
import type { Review } from './marketplace-queries.ts';

export type Decision = 'live' | 'draft';

export function useReviewDecision({ id, version, preview }: Review, onDone: () => void) {
  const queries = useQueryClient();
  const toast = useToast();
  return useSingleMutation({
    mutationFn: ({ to, reason }: { to: Decision; reason: string }) => {
      const words = reason.replace(/\s+/g, ' ').trim();
      return call(moveListing, {
        params: { id },
        body: { to, version, ...(words ? { reason: words } : {}) },
      });
    },
    onSuccess: (moved) => {
      toast(moved.status === 'live' ? `${preview.title} is public now.` : `${preview.title} was sent back.`);
      onDone();
    },
    onError: (error) => {
      if (!ApiError.refused<typeof moveListing>(error, 'stale')) return;
      toast('The listing has changed since you opened it.', {
        tone: 'bad',
        description: 'Nothing was changed. This is the current version: review it again, then decide.',
      });
      onDone();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: listingsKey }),
  });
}
