import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { FormShell } from '#kit/forms/FormShell.tsx';
import { useServerErrors } from '#kit/forms/use-server-errors.ts';
import { Button } from '#kit/ui/Button.tsx';
import { Dialog } from '#kit/ui/Dialog.tsx';
import { type NamedSearch, namedSearch } from './named-search.ts';
import type { SavedSearch } from './queries.ts';
import { SavedSearchFields } from './saved-search-fields.tsx';
import { useSavedSearch } from './use-saved-search.ts';

type Props = { search: SavedSearch; open: boolean; onOpenChange: (open: boolean) => void };

/** Another name, another rhythm. */
export function ChangeSearchDialog({ search, open, onOpenChange }: Props) {
  return (
    <Dialog title="Change the saved search" open={open} onOpenChange={onOpenChange}>
      <ChangeForm search={search} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

/** Mounted with the dialog: it begins with what is saved now. */
function ChangeForm({ search, onDone }: { search: SavedSearch; onDone: () => void }) {
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
    onDone();
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <FormShell
      label="Change the saved search"
      onSubmit={submit}
      error={server.error}
      busy={isSubmitting}
      submitLabel="Save"
      actions={
        <Button variant="quiet" busy={isSubmitting} onClick={onDone}>
          Cancel
        </Button>
      }
    >
      <SavedSearchFields control={form.control} register={form.register} errors={errors} />
    </FormShell>
  );
}
