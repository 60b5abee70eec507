import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { businessesKey } from '#features/marketplace/businesses/web/queries.ts';
import { listingsKey } from '#features/marketplace/listings/web/listings-key.ts';
import { counted } from '#kernel/counts.ts';
import { call } from '#kit/api.ts';
import { useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import type { CallOf, ReplyOf } from '#wire/endpoint.ts';
import { importBusinesses } from '../contract.ts';

type Rows = CallOf<typeof importBusinesses>['body']['rows'];
export type Checked = ReplyOf<typeof importBusinesses>;

/** First the check, which writes nothing; then the import. `checked` is void as soon as the rows change. */
export function useImport(onDone: () => void) {
  const queries = useQueryClient();
  const toast = useToast();
  const [checked, setChecked] = useState<Checked | null>(null);
  const send = useSingleMutation({
    mutationFn: ({ rows, write }: { rows: Rows; write: 'nothing' | 'all' | 'good' }) =>
      call(importBusinesses, { body: { rows, write } }),
    onSuccess: async (answer) => {
      setChecked(answer);
      if (!answer.written) return;
      toast(importedWords(answer));
      await Promise.all([
        queries.invalidateQueries({ queryKey: businessesKey }),
        queries.invalidateQueries({ queryKey: listingsKey }),
      ]);
      onDone();
    },
  });
  const forget = () => {
    setChecked(null);
    send.reset();
  };
  return { checked, send, forget };
}

function importedWords({ businesses, listings }: Pick<Checked, 'businesses' | 'listings'>): string {
  const added = counted(businesses, 'business', 'businesses');
  const drafts = counted(listings, 'draft listing', 'draft listings');
  if (listings === 0) return `${added} added.`;
  return businesses === 0 ? `${drafts} filled in.` : `${added} added, ${drafts} filled in.`;
}
