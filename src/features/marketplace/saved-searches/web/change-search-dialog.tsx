import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { useServerErrors } from '#kit/forms/use-server-errors.ts';
import { type NamedSearch, namedSearch } from './named-search.ts';
import type { SavedSearch } from './queries.ts';
import { SavedSearchFields } from './saved-search-fields.tsx';
import { useSavedSearch } from './use-saved-search.ts';

type Props = { search: SavedSearch; onClose: () => void };

export function ChangeSearchDialog({ search, onClose }: Props) {
  const { change } = useSavedSearch(search);
  const { name, frequency } = search;
  const form = useForm<NamedSearch>({
    resolver: zodResolver(namedSearch),
    defaultValues: { name, frequency },
  });
  const server = useServerErrors(form);
  const submit = form.handleSubmit(async (named) => {
    server.clear();
    try {
      await change.mutateAsync(named);
    } catch (error) {
      return server.show(error);
    }
    onClose();
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <FormDialog
      title="Change the saved search"
      onSubmit={submit}
      error={server.error}
      busy={isSubmitting}
      submitLabel="Save"
      onClose={onClose}
    >
      <SavedSearchFields control={form.control} register={form.register} errors={errors} />
    </FormDialog>
  );
}
