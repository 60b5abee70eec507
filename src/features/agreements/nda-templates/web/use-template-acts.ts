import { useQueryClient } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import { useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { activateNdaDraft, previewNdaTemplate, saveNdaDraft } from '../contract.ts';
import {
  type PreviewText,
  type TemplateText,
  type TemplateView,
  templateQuery,
  templatesKey,
} from './queries.ts';

/** A failed act keeps what was typed. */
export function useTemplateActs({ id, kind, draft }: Pick<TemplateView, 'id' | 'kind' | 'draft'>) {
  const queries = useQueryClient();
  const toast = useToast();
  const params = { id };
  const keep = (now: TemplateView) => {
    queries.setQueryData(templateQuery(id).queryKey, now);
    void queries.invalidateQueries({ queryKey: [...templatesKey, 'list'] });
  };
  const save = useSingleMutation({
    mutationFn: (text: TemplateText) =>
      call(saveNdaDraft, { params, body: { ...text, revision: draft?.revision ?? null } }),
    onSuccess: (now) => {
      keep(now);
      toast('Draft saved');
    },
  });
  const preview = useSingleMutation({
    mutationFn: (text: PreviewText) => call(previewNdaTemplate, { body: text }),
  });
  const activate = useSingleMutation({
    mutationFn: () => call(activateNdaDraft, { params, body: { revision: draft?.revision ?? 0 } }),
    onSuccess: (now) => {
      keep(now);
      toast('Version activated', {
        description:
          kind === 'master'
            ? 'New passports use it. Buyers who signed an earlier version are notified.'
            : 'Listings that use this template now use this version.',
      });
    },
  });
  return { save, preview, activate };
}
