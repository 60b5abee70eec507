import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { call } from '#web/api.ts';
import { useAuth } from '#web/auth/auth-context.ts';
import { FormShell } from '#web/forms/FormShell.tsx';
import { useServerErrors } from '#web/forms/use-server-errors.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { useToast } from '#web/ui/use-toast.ts';
import { updateUser } from '../contract.ts';
import { type ProfileView, profileQuery } from './profile-queries.ts';

/** Changes the name. */
export function ProfileNameForm({ profile, onDone }: { profile: ProfileView; onDone: () => void }) {
  const { reloadUser } = useAuth();
  const queries = useQueryClient();
  const toast = useToast();
  const form = useForm({
    resolver: zodResolver(updateUser.body),
    defaultValues: { firstName: profile.firstName, lastName: profile.lastName },
  });
  const { errors, isSubmitting } = form.formState;
  const server = useServerErrors(form);
  const submit = form.handleSubmit(async (body) => {
    server.clear();
    try {
      const changed = await call(updateUser, { params: { id: profile.id }, body });
      queries.setQueryData(profileQuery(profile.id).queryKey, changed);
    } catch (error) {
      return server.show(error);
    }
    onDone();
    toast('Your name is changed.');
    await reloadUser().catch(console.error);
  });
  return (
    <FormShell
      label="Edit Profile"
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
      <Field label="First Name" error={errors.firstName?.message}>
        <TextInput autoComplete="given-name" {...form.register('firstName')} />
      </Field>
      <Field label="Last Name" error={errors.lastName?.message}>
        <TextInput autoComplete="family-name" {...form.register('lastName')} />
      </Field>
      <p className="text-muted text-small">
        Buyers whom you approve see this name, and it stands in the NDAs that you sign from now on.
      </p>
    </FormShell>
  );
}
