import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { MarketplaceSearch } from '#features/marketplace/listings/web/marketplace-address.ts';
import { call } from '#kit/api.ts';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { useServerErrors } from '#kit/forms/use-server-errors.ts';
import { useToast } from '#kit/ui/use-toast.ts';
import { saveSearch } from '../contract.ts';
import { type NamedSearch, namedSearch } from './named-search.ts';
import { savedSearchesKey } from './queries.ts';
import { SavedSearchFields } from './saved-search-fields.tsx';
import { savedValues, savedWords, suggestedName } from './saved-words.ts';

type Props = { search: MarketplaceSearch; onClose: () => void };

export function SaveSearchDialog({ search, onClose }: Props) {
  const queries = useQueryClient();
  const toast = useToast();
  const form = useForm<NamedSearch>({
    resolver: zodResolver(namedSearch),
    defaultValues: { name: suggestedName(search), frequency: 'daily' },
  });
  const server = useServerErrors(form);
  const submit = form.handleSubmit(async (named) => {
    server.clear();
    try {
      // The URL can hold any text, so the contract decides whether it can be saved.
      const body = saveSearch.body.parse({ ...named, search: savedValues(search) });
      await call(saveSearch, { body });
    } catch (error) {
      return server.show(error);
    }
    toast('Search saved.');
    onClose();
    await queries.invalidateQueries({ queryKey: savedSearchesKey });
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <FormDialog
      title="Save this search"
      description="We email you new listings that match, as often as you like."
      onSubmit={submit}
      error={server.error}
      busy={isSubmitting}
      submitLabel="Save"
      onClose={onClose}
    >
      <p className="text-muted text-small">{wordsOf(search).join(' · ')}</p>
      <SavedSearchFields control={form.control} register={form.register} errors={errors} />
    </FormDialog>
  );
}

function wordsOf(search: MarketplaceSearch): string[] {
  const kept = saveSearch.body.shape.search.safeParse(savedValues(search));
  return kept.success ? savedWords(kept.data) : [suggestedName(search)];
}
