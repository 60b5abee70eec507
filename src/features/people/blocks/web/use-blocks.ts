import { useQueryClient } from '@tanstack/react-query';
import { counted } from '#kernel/counts.ts';
import { call } from '#kit/api.ts';
import { useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import type { CallOf } from '#wire/endpoint.ts';
import { addBlock, addBlocks, removeBlock } from '../contract.ts';
import { type Block, blocksKey } from './queries.ts';

export function useAddBlock(onDone: () => void) {
  const queries = useQueryClient();
  const toast = useToast();
  return useSingleMutation({
    mutationFn: (body: CallOf<typeof addBlock>['body']) => call(addBlock, { body }),
    onSuccess: ({ pattern }) => {
      toast(`${pattern} is blocked`);
      onDone();
    },
    // A block ends requests and access, so any query may be stale.
    onSettled: () => queries.invalidateQueries(),
  });
}

/** `onDone`: every entry was added. Otherwise the reply says which were not. */
export function useAddBlocks(onDone: () => void) {
  const queries = useQueryClient();
  const toast = useToast();
  return useSingleMutation({
    mutationFn: (entries: CallOf<typeof addBlocks>['body']['entries']) =>
      call(addBlocks, { body: { entries } }),
    onSuccess: ({ added, skipped }) => {
      if (added > 0) toast(counted(added, 'entry added', 'entries added'));
      if (skipped.length === 0) onDone();
    },
    onSettled: () => queries.invalidateQueries(),
  });
}

export function useRemoveBlock(onDone: () => void) {
  const queries = useQueryClient();
  const toast = useToast();
  return useSingleMutation({
    mutationFn: ({ id, label }: Block) => call(removeBlock, { params: { id } }).then(() => label),
    onSuccess: (label) => {
      toast(`${label} is unblocked`);
      onDone();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: blocksKey }),
  });
}
