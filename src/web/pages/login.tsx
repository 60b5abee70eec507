import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, Navigate, useLocation } from 'react-router';
import { z } from 'zod';
import { brand } from '#content/brand.ts';
import { email } from '#wire/words.ts';
import { useAuth } from '../auth/auth-context.ts';
import { returnPathFrom } from '../auth/return-path.ts';
import { FormShell } from '../forms/FormShell.tsx';
import { pageMeta } from '../page-meta.ts';
import { paths } from '../paths.ts';
import { Field } from '../ui/Field.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { AuthCard } from './AuthCard.tsx';
import { GoogleButton } from './GoogleButton.tsx';

export const meta = () => pageMeta('Sign in');
export const handle = { calm: true };

const credentials = z.object({ email, password: z.string().min(1, 'Required') });

export default function LoginPage() {
  const { user, authError, login } = useAuth();
  const { search } = useLocation();
  const [attempted, setAttempted] = useState(false);
  const [popupError, setPopupError] = useState<Error | null>(null);
  const attempt = useCallback(() => setAttempted(true), []);
  const form = useForm({ resolver: zodResolver(credentials), defaultValues: { email: '', password: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    attempt();
    setPopupError(null);
    if (!(await login({ kind: 'password', ...values }))) form.setFocus('password');
  });

  if (user) return <Navigate to={returnPathFrom(search, paths.dashboard())} replace />;
  const error = popupError ?? (attempted ? authError : null);
  return (
    <AuthCard title={`Sign In to ${brand.name}`}>
      <GoogleButton onAttempt={attempt} onError={setPopupError} />
      <p role="alert" className="text-bad empty:hidden">
        {error && !isSubmitting && `error logging in: ${error.message}`}
      </p>
      <FormShell
        label="Sign in with e-mail"
        onSubmit={submit}
        error={null}
        busy={isSubmitting}
        submitLabel="Sign in"
      >
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
      <p className="text-muted text-small">
        More ways to sign in will come. New here?{' '}
        <Link to={paths.signup()} prefetch="intent" className="link">
          Create an account
        </Link>
      </p>
    </AuthCard>
  );
}
