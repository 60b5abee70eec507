import { useQueryClient } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import { sendFile } from '#kit/send-file.ts';
import { useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import type { CallOf } from '#wire/endpoint.ts';
import { activateOwnNda, discardOwnNda, uploadOwnNda } from '../contract.ts';
import { type ListingNdaView, listingNdaQuery, listingNdaScope } from './queries.ts';

export function useOwnPdf(listingId: string) {
  const queries = useQueryClient();
  const toast = useToast();
  const params = { id: listingId };
  const scope = listingNdaScope(listingId);
  const { queryKey } = listingNdaQuery(listingId);
  const keep = (now: ListingNdaView) => queries.setQueryData(queryKey, now);
  const reread = () => queries.invalidateQueries({ queryKey });
  const upload = useSingleMutation({
    scope,
    mutationFn: (file: File) =>
      sendFile(uploadOwnNda, { params, upload: new Blob([file], { type: 'application/pdf' }) }),
    onSuccess: (now) => {
      keep(now);
      toast('The file was taken.', { description: 'Look at what was found in it before you use it.' });
    },
  });
  const use = useSingleMutation({
    scope,
    mutationFn: (body: CallOf<typeof activateOwnNda>['body']) => call(activateOwnNda, { params, body }),
    onSuccess: (now) => {
      keep(now);
      toast('Your PDF is in use.', { description: 'It holds for agreements from now on.' });
    },
    onError: reread,
  });
  const discard = useSingleMutation({
    scope,
    mutationFn: () => call(discardOwnNda, { params }),
    onSuccess: (now) => {
      keep(now);
      toast('The file is discarded.', { tone: 'info' });
    },
    onError: reread,
  });
  return { upload, use, discard };
}
