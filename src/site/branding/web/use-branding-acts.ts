import { useQueryClient } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import { useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { publishBranding, restoreBranding, saveBrandingDraft } from '../contract.ts';
import { type BrandingContent, type BrandingView, brandingQuery } from './queries.ts';

export function useBrandingActs(revision: number) {
  const queries = useQueryClient();
  const toast = useToast();
  const keep = (now: BrandingView) => queries.setQueryData(brandingQuery.queryKey, now);
  // Also makes the server show what was just published.
  const reload = () => void queries.invalidateQueries({ queryKey: brandingQuery.queryKey });
  const save = useSingleMutation({
    mutationFn: (content: BrandingContent) =>
      call(saveBrandingDraft, { body: { content: withoutEmptyLines(content), revision } }),
    onSuccess: (now) => {
      keep(now);
      toast('Draft saved');
    },
  });
  const publish = useSingleMutation({
    mutationFn: () => call(publishBranding, { body: { revision } }),
    onSuccess: (now) => {
      keep(now);
      reload();
      toast('Published', { description: 'Pages show it when they are loaded the next time.' });
    },
  });
  const restore = useSingleMutation({
    mutationFn: (version: number) => call(restoreBranding, { body: { version } }),
    onSuccess: (now) => {
      keep(now);
      reload();
      toast('Published again');
    },
  });
  return { save, publish, restore };
}

/** Lists that are typed one line each: an empty line is no entry. */
function withoutEmptyLines({ partners, offer, ...rest }: BrandingContent): BrandingContent {
  const named = partners?.filter(({ name }) => name.trim() !== '') ?? [];
  return {
    ...rest,
    partners: named.length > 0 ? named : null,
    offer: offer && {
      ...offer,
      payment: { ...offer.payment, lines: offer.payment.lines.filter((line) => line.trim() !== '') },
    },
  };
}
