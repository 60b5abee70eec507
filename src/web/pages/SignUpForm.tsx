import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { createUser, signUp } from '#features/accounts/contract.ts';
import { passwordMessages, usernameFrom } from '#features/accounts/domain/sign-up.ts';
import { call } from '../api.ts';
import { useAuth } from '../auth/auth-context.ts';
import { FormShell } from '../forms/FormShell.tsx';
import { useServerErrors } from '../forms/use-server-errors.ts';
import { paths } from '../paths.ts';
import { Field } from '../ui/Field.tsx';
import { TextInput } from '../ui/TextInput.tsx';

/** Both passwords have the same rule; the schema does not compare them, the live message does. */
const schema = signUp.omit({ username: true }).extend({ passwordConfirm: signUp.shape.password });
const mismatch = 'Passwords do not match.';

export function SignUpForm() {
  const { login } = useAuth();
  const navigate = useNavigate();
  const typedBefore = new URLSearchParams(useLocation().search).get('email') ?? '';
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: {
      firstName: '',
      lastName: '',
      phone: '',
      email: typedBefore,
      password: '',
      passwordConfirm: '',
    },
  });
  const { errors, isSubmitting } = form.formState;
  const server = useServerErrors(form);
  const [password, passwordConfirm] = form.watch(['password', 'passwordConfirm']);
  const live = passwordMessages(password, passwordConfirm);

  const submit = form.handleSubmit(async ({ passwordConfirm: confirm, ...values }) => {
    server.clear();
    if (values.password !== confirm) return form.setFocus('passwordConfirm');
    try {
      await call(createUser, { body: { ...values, username: usernameFrom(values.email) } });
    } catch (error) {
      return server.show(error);
    }
    const signedIn = await login({ kind: 'password', email: values.email, password: values.password });
    await navigate(signedIn ? paths.dashboard() : paths.login());
  });

  return (
    <FormShell
      label="Create an Account"
      onSubmit={submit}
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
          type="tel"
          autoComplete="tel-national"
          placeholder="801-555-0123"
          {...form.register('phone')}
        />
      </Field>
      <Field label="Primary Email" error={errors.email?.message}>
        <TextInput type="email" autoComplete="email" {...form.register('email')} />
      </Field>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field
          label="Password"
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
      </div>
    </FormShell>
  );
}
