import { useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api.ts';
import { useToast } from '#web/ui/use-toast.ts';
import { useSingleMutation } from '#web/use-single-mutation.ts';
import { activateNdaDraft, previewNdaTemplate, saveNdaDraft } from '../contract.ts';
import {
  type PreviewText,
  type TemplateText,
  type TemplateView,
  templateQuery,
  templatesKey,
} from './queries.ts';

/** What an admin does with a template. What was typed stays where an act fails. */
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
      toast('The draft is saved.');
    },
  });
  const preview = useSingleMutation({
    mutationFn: (text: PreviewText) => call(previewNdaTemplate, { body: text }),
  });
  const activate = useSingleMutation({
    mutationFn: () => call(activateNdaDraft, { params, body: { revision: draft?.revision ?? 0 } }),
    onSuccess: (now) => {
      keep(now);
      toast('The version is in use.', {
        description:
          kind === 'master'
            ? 'Passports are made from it from now on. Whoever signed an older one hears of it.'
            : 'Listings that chose this template use it from now on.',
      });
    },
  });
  return { save, preview, activate };
}
