import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { changePassword } from '#features/people/accounts/contract.ts';
import { passwordMessages } from '#features/people/accounts/domain/sign-up.ts';
import { call } from '#kit/api.ts';
import { useAuth } from '#kit/auth/auth-context.ts';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { useServerErrors } from '#kit/forms/use-server-errors.ts';
import { Button } from '#kit/ui/Button.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { useToast } from '#kit/ui/use-toast.ts';

export function ProfilePassword() {
  const [open, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5">
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="font-medium font-sans text-body">Password</h3>
        <p className="text-muted">Changing your password signs you out everywhere else.</p>
      </div>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Change password
      </Button>
      {open && <PasswordDialog onClose={() => setOpen(false)} />}
    </div>
  );
}

/** The schema does not compare the passwords; the live message does. */
const schema = changePassword.body.extend({ passwordConfirm: changePassword.body.shape.password });
const mismatch = 'Passwords do not match.';

function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { form, server, submit } = usePasswordForm(onClose);
  const { errors, isSubmitting } = form.formState;
  const [password, confirm] = form.watch(['password', 'passwordConfirm']);
  const live = passwordMessages(password, confirm);
  return (
    <FormDialog
      title="Change password"
      onSubmit={submit}
      error={server.error}
      busy={isSubmitting}
      submitLabel="Change password"
      onClose={onClose}
    >
      <Field label="Current Password" error={errors.currentPassword?.message}>
        <TextInput type="password" autoComplete="current-password" {...form.register('currentPassword')} />
      </Field>
      <Field
        label="New Password"
        live
        error={live.find((words) => words !== mismatch) ?? errors.password?.message}
      >
        <TextInput type="password" autoComplete="new-password" {...form.register('password')} />
      </Field>
      <Field
        label="Confirm Password"
        live
        error={live.find((words) => words === mismatch) ?? errors.passwordConfirm?.message}
      >
        <TextInput type="password" autoComplete="new-password" {...form.register('passwordConfirm')} />
      </Field>
    </FormDialog>
  );
}

function usePasswordForm(onDone: () => void) {
  const { refreshToken } = useAuth();
  const toast = useToast();
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { currentPassword: '', password: '', passwordConfirm: '' },
  });
  const server = useServerErrors(form);
  const submit = form.handleSubmit(async ({ passwordConfirm, ...body }) => {
    server.clear();
    if (body.password !== passwordConfirm) return form.setFocus('passwordConfirm');
    try {
      await call(changePassword, { body });
    } catch (error) {
      return server.show(error);
    }
    // Changing the password revoked the token.
    await refreshToken();
    onDone();
    toast('Your password is changed.', { description: 'All your other sessions have ended.' });
  });
  return { form, server, submit };
}
