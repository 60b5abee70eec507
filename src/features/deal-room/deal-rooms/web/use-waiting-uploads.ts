import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import { useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { cancelUpload, listUploads } from '../contract.ts';
import { roomsKey } from './queries.ts';
import { type Chosen, modifiedAt } from './uploader.ts';

export type WaitingUpload = ReplyOf<typeof listUploads>['items'][number];

const pageSize = 100;
/** Enough for two announcements of the largest size. */
const mostPages = 10;

export function useWaitingUploads(roomId: string, enabled: boolean) {
  const queries = useQueryClient();
  const toast = useToast();
  const waiting = useQuery({
    queryKey: [...roomsKey, 'waiting-uploads', roomId],
    queryFn: ({ signal }) => waitingIn(roomId, signal),
    enabled,
  });
  const giveUp = useSingleMutation({
    mutationFn: async (uploads: readonly WaitingUpload[]) => {
      for (const { id } of uploads) await call(cancelUpload, { params: { id } });
    },
    onError: () => toast('Not all of them could be given up.', { tone: 'bad' }),
    onSettled: () => queries.invalidateQueries({ queryKey: roomsKey }),
  });
  return { uploads: waiting.data ?? [], giveUp };
}

async function waitingIn(roomId: string, signal: AbortSignal): Promise<WaitingUpload[]> {
  const found: WaitingUpload[] = [];
  let after: string | null = '';
  for (let page = 0; page < mostPages && after !== null; page += 1) {
    const query: { size: number; open: 'yes'; after?: string } = {
      size: pageSize,
      open: 'yes',
      ...(after ? { after } : {}),
    };
    const { items, next }: ReplyOf<typeof listUploads> = await call(
      listUploads,
      { params: { id: roomId }, query },
      { signal },
    );
    found.push(...items.filter(({ status, modifiedAt: at }) => status === 'receiving' && at !== null));
    after = next;
  }
  return found;
}

export function notChosen(uploads: readonly WaitingUpload[], chosen: readonly Chosen[]): WaitingUpload[] {
  const keys = new Set(chosen.map(({ file, path }) => keyOf(path, file.name, file.size, modifiedAt(file))));
  return uploads.filter((one) => !keys.has(keyOf(one.path, one.name, one.size, one.modifiedAt)));
}

function keyOf(path: readonly string[], name: string, size: number, at: string | null): string {
  return JSON.stringify([path, name, size, at]);
}
