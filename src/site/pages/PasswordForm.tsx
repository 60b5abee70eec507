import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { z } from 'zod';
import type { Proof } from '#kit/auth/fetch-token.ts';
import { FormShell } from '#kit/forms/FormShell.tsx';
import { paths } from '#kit/paths.ts';
import { Field } from '#kit/ui/Field.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { email } from '#wire/words.ts';

const credentials = z.object({ email, password: z.string().min(1, 'Required') });

/** Errors are shown in the error area of the page. */
export function PasswordForm({ onProof }: { onProof: (proof: Proof) => Promise<boolean> }) {
  const form = useForm({ resolver: zodResolver(credentials), defaultValues: { email: '', password: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    if (!(await onProof({ kind: 'password', ...values }))) form.setFocus('password');
  });
  return (
    <FormShell label="Sign in" onSubmit={submit} error={null} busy={isSubmitting} submitLabel="Sign in">
      <Field label="Email" error={errors.email?.message}>
        <TextInput type="email" autoComplete="username" {...form.register('email')} />
      </Field>
      <Field label="Password" error={errors.password?.message}>
        <TextInput type="password" autoComplete="current-password" {...form.register('password')} />
      </Field>
      <Link to={paths.forgotPassword()} className="link w-fit text-small">
        Forgot your password?
      </Link>
    </FormShell>
  );
}
