import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { resetPassword, signUp } from '#features/people/accounts/contract.ts';
import { passwordMessages } from '#features/people/accounts/domain/sign-up.ts';
import { call } from '#kit/api.ts';
import { clearAuthInfo } from '#kit/auth/auth-info.ts';
import { tokenIn, useTokenInHash } from '#kit/auth/use-token-in-hash.ts';
import { FormShell } from '#kit/forms/FormShell.tsx';
import { useServerErrors } from '#kit/forms/use-server-errors.ts';
import { paths } from '#kit/paths.ts';
import { Field } from '#kit/ui/Field.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { useToast } from '#kit/ui/use-toast.ts';
import { type MetaPage, publicMeta } from '../page-meta.ts';
import { AuthCard } from './AuthCard.tsx';
import { BrokenLink } from './BrokenLink.tsx';

export const meta = (page: MetaPage) =>
  publicMeta(page, {
    title: 'Choose a new password',
    description: 'Choose a new password with the link from your email.',
  });
export const handle = { calm: true };

const schema = signUp.pick({ password: true });

export default function ResetPasswordPage() {
  const token = useTokenInHash();
  const { form, server, submit } = useNewPassword();
  const { errors, isSubmitting } = form.formState;
  const [live] = passwordMessages(form.watch('password'), '');
  if (token === null) return <BrokenLink title="Choose a new password" again={paths.forgotPassword()} />;
  return (
    <AuthCard
      title="Choose a new password"
      lead="Setting it signs you out everywhere. Then sign in with the new one."
    >
      <FormShell
        label="New password"
        onSubmit={submit}
        error={server.error}
        busy={isSubmitting}
        submitLabel="Set password"
      >
        <Field label="New password" live hint="8 to 50 characters." error={live ?? errors.password?.message}>
          <TextInput type="password" autoComplete="new-password" {...form.register('password')} />
        </Field>
      </FormShell>
    </AuthCard>
  );
}

function useNewPassword() {
  const navigate = useNavigate();
  const toast = useToast();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { password: '' } });
  const server = useServerErrors(form);
  const submit = form.handleSubmit(async ({ password }) => {
    server.clear();
    const mailed = tokenIn(location.hash);
    if (!mailed) return;
    try {
      await call(resetPassword, { body: { token: mailed, password } });
    } catch (error) {
      return server.show(error);
    }
    // The new password ended every session, including this one.
    clearAuthInfo();
    toast('Your new password is set. Sign in with it.');
    await navigate(paths.login(), { replace: true });
  });
  return { form, server, submit };
}
