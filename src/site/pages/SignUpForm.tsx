import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { createUser } from '#features/people/accounts/contract.ts';
import { usernameFrom } from '#features/people/accounts/domain/sign-up.ts';
import { call } from '#kit/api.ts';
import { useAuth } from '#kit/auth/auth-context.ts';
import { returnPathFrom } from '#kit/auth/return-path.ts';
import { FormShell } from '#kit/forms/FormShell.tsx';
import { type ServerErrors, useServerErrors } from '#kit/forms/use-server-errors.ts';
import { paths } from '#kit/paths.ts';
import { Field } from '#kit/ui/Field.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { type SignUpFormState, signUpEntries } from './sign-up-entries.ts';

const blank = { firstName: '', lastName: '', phone: '', password: '', passwordConfirm: '' };

export function SignUpForm() {
  const typedBefore = new URLSearchParams(useLocation().search).get('email') ?? '';
  const form: SignUpFormState = useForm({
    resolver: zodResolver(signUpEntries),
    defaultValues: { ...blank, email: typedBefore },
  });
  const server = useServerErrors(form);
  const { errors, isSubmitting } = form.formState;
  return (
    <FormShell
      label="Create an Account"
      onSubmit={useSignUp(form, server)}
      error={server.error}
      busy={isSubmitting}
      submitLabel="Sign Up"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="First Name" error={errors.firstName?.message}>
          <TextInput autoComplete="given-name" {...form.register('firstName')} />
        </Field>
        <Field label="Last Name" error={errors.lastName?.message}>
          <TextInput autoComplete="family-name" {...form.register('lastName')} />
        </Field>
      </div>
      <Field label="US-based Phone Number" error={errors.phone?.message}>
        <TextInput
          inputMode="tel"
          autoComplete="tel-national"
          placeholder="801-555-0123"
          {...form.register('phone')}
        />
      </Field>
      <Field label="Primary Email" error={errors.email?.message}>
        <TextInput type="email" autoComplete="email" {...form.register('email')} />
      </Field>
      <NewPasswordFields form={form} />
    </FormShell>
  );
}

function useSignUp(form: SignUpFormState, server: ServerErrors) {
  const { login } = useAuth();
  const navigate = useNavigate();
  const { search } = useLocation();
  return form.handleSubmit(async ({ passwordConfirm, ...values }) => {
    server.clear();
    if (values.password !== passwordConfirm) return form.setFocus('passwordConfirm');
    try {
      await call(createUser, { body: { ...values, username: usernameFrom(values.email) } });
    } catch (error) {
      return server.show(error);
    }
    const signedIn = await login({ kind: 'password', email: values.email, password: values.password });
    const returnTo = returnPathFrom(search, paths.dashboard());
    await navigate(signedIn ? returnTo : paths.login({ returnTo }));
  });
}
