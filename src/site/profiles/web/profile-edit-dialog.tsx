import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { updateUser } from '#features/people/accounts/contract.ts';
import { forgetEdit, keepEdit, readEdit } from '#features/people/accounts/web/kept-edit.ts';
import { type ProfileView, profileQuery } from '#features/people/accounts/web/profile-queries.ts';
import { call } from '#kit/api.ts';
import { useAuth } from '#kit/auth/auth-context.ts';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { useServerErrors } from '#kit/forms/use-server-errors.ts';
import { Field } from '#kit/ui/Field.tsx';
import { TextArea } from '#kit/ui/TextArea.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { useToast } from '#kit/ui/use-toast.ts';
import { changeAbout } from '../contract.ts';
import { PictureField } from './picture-field.tsx';
import { changedFields, editableFields, editSchema } from './profile-entries.ts';
import { type About, aboutQuery } from './queries.ts';

type Props = { profile: ProfileView; about: About; onClose: () => void };

/** The picture is saved immediately, everything else on submit. */
export function ProfileEditDialog({ profile, about, onClose }: Props) {
  const form = useKeptForm(profile, about);
  const { server, submit } = useSave({ profile, about, onClose }, form);
  return (
    <FormDialog
      title="Edit Profile"
      onSubmit={submit}
      error={server.error}
      busy={form.formState.isSubmitting}
      submitLabel="Save"
      onCancel={forgetEdit}
      onClose={onClose}
    >
      <PictureField person={profile} about={about} />
      <ProfileFields form={form} />
      <p className="text-muted text-small">
        Other parties to your deals see this name, and it appears in NDAs that you sign from now on.
      </p>
    </FormDialog>
  );
}

type ProfileForm = ReturnType<typeof useKeptForm>;

function useKeptForm(profile: ProfileView, about: About) {
  const form = useForm({
    resolver: zodResolver(editSchema(profile)),
    defaultValues: {
      ...editableFields(profile),
      bio: wordsOf(about),
      ...readEdit(profile.id),
    },
  });
  // Reason: the input survives a reload and an ended session.
  useEffect(
    () =>
      form.subscribe({ formState: { values: true }, callback: ({ values }) => keepEdit(profile.id, values) }),
    [form, profile.id],
  );
  return form;
}

function useSave({ profile, about, onClose }: Props, form: ProfileForm) {
  const { reloadUser } = useAuth();
  const toast = useToast();
  const server = useServerErrors(form);
  const save = useSaveChanges(profile.id, about);
  const submit = form.handleSubmit(async ({ bio, ...entries }) => {
    server.clear();
    const body = changedFields(profile, entries);
    try {
      await save(body, bio);
    } catch (error) {
      return server.show(error);
    }
    forgetEdit();
    onClose();
    toast(
      'Profile saved.',
      body.email === undefined
        ? {}
        : { description: `Sign in with ${body.email} from now on. Open the link in the email to it.` },
    );
    await reloadUser().catch(console.error);
  });
  return { server, submit };
}

function useSaveChanges(id: string, about: About) {
  const queries = useQueryClient();
  const params = { id };
  return async (body: ReturnType<typeof changedFields>, bio: string) => {
    if (Object.keys(body).length > 0)
      queries.setQueryData(profileQuery(id).queryKey, await call(updateUser, { params, body }));
    if (bio !== wordsOf(about))
      queries.setQueryData(aboutQuery(id).queryKey, await call(changeAbout, { params, body: { bio } }));
  };
}

function ProfileFields({ form }: { form: ProfileForm }) {
  const { errors } = form.formState;
  return (
    <>
      <Field label="First Name" error={errors.firstName?.message}>
        <TextInput autoComplete="given-name" {...form.register('firstName')} />
      </Field>
      <Field label="Last Name" error={errors.lastName?.message}>
        <TextInput autoComplete="family-name" {...form.register('lastName')} />
      </Field>
      <Field
        label="Email"
        hint="You sign in with it. A new one has to be confirmed, the old one is told, and your other devices are signed out."
        error={errors.email?.message}
      >
        <TextInput type="email" autoComplete="email" {...form.register('email')} />
      </Field>
      <Field label="US-based Phone Number" hint="Only you can see it." error={errors.phone?.message}>
        <TextInput type="tel" autoComplete="tel-national" {...form.register('phone')} />
      </Field>
      <Field
        label="About you"
        optional
        hint="Contact details in it are hidden from people who have no access."
        error={errors.bio?.message}
      >
        <TextArea rows={4} className="max-h-60" {...form.register('bio')} />
      </Field>
    </>
  );
}

function wordsOf({ bio }: About): string {
  return bio.map(({ text }) => text).join('');
}
