import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { z } from 'zod';
import { askPasswordReset } from '#features/people/accounts/contract.ts';
import { call } from '#kit/api.ts';
import { FormShell } from '#kit/forms/FormShell.tsx';
import { useServerErrors } from '#kit/forms/use-server-errors.ts';
import { paths } from '#kit/paths.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { email } from '#wire/words.ts';
import { type MetaPage, publicMeta } from '../page-meta.ts';
import { AuthCard } from './AuthCard.tsx';

export const meta = (page: MetaPage) =>
  publicMeta(page, {
    title: 'Forgot your password?',
    description: 'Ask for a link to choose a new password for your account.',
  });
export const handle = { calm: true };

const schema = z.object({ email });

export default function ForgotPasswordPage() {
  const { sentTo, form, server, submit } = useResetRequest();
  const { errors, isSubmitting } = form.formState;
  return (
    <AuthCard title="Forgot your password?" lead="We email you a link to choose a new one.">
      {sentTo ? (
        <Alert title="Look in your mailbox" tone="good">
          If there is an account for {sentTo}, a link is on its way. It works once, within one hour.
        </Alert>
      ) : (
        <FormShell
          label="Ask for a link"
          onSubmit={submit}
          error={server.error}
          busy={isSubmitting}
          submitLabel="Send the link"
        >
          <Field label="Email" error={errors.email?.message}>
            <TextInput type="email" autoComplete="username" {...form.register('email')} />
          </Field>
        </FormShell>
      )}
      <Link to={paths.login()} className="link w-fit text-small">
        Back to sign in
      </Link>
    </AuthCard>
  );
}

function useResetRequest() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { email: '' } });
  const server = useServerErrors(form);
  const submit = form.handleSubmit(async (values) => {
    server.clear();
    try {
      await call(askPasswordReset, { body: values });
      setSentTo(values.email);
    } catch (error) {
      server.show(error);
    }
  });
  return { sentTo, form, server, submit };
}
