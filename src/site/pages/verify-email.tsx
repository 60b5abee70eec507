import { useMutation } from '@tanstack/react-query';
import { verifyEmail } from '#features/people/accounts/contract.ts';
import { call } from '#kit/api.ts';
import { useAuth } from '#kit/auth/auth-context.ts';
import { tokenIn, useTokenInHash } from '#kit/auth/use-token-in-hash.ts';
import { paths } from '#kit/paths.ts';
import { Button } from '#kit/ui/Button.tsx';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { type MetaPage, publicMeta } from '../page-meta.ts';
import { AuthCard } from './AuthCard.tsx';
import { BrokenLink } from './BrokenLink.tsx';

export const meta = (page: MetaPage) =>
  publicMeta(page, {
    title: 'Confirm your email',
    description: 'Confirm the email address of your new account.',
  });
export const handle = { calm: true };

/** Requires a click, because mail scanners open links. */
export default function VerifyEmailPage() {
  const token = useTokenInHash();
  const { reloadUser } = useAuth();
  const confirm = useMutation({
    mutationFn: (mailed: string) => call(verifyEmail, { body: { token: mailed } }),
    onSuccess: reloadUser,
  });

  // Read on click: a click from before hydration is replayed before `token` is known.
  const press = () => {
    const mailed = tokenIn(location.hash);
    if (mailed) confirm.mutate(mailed);
  };

  if (token === null) return <BrokenLink title="Confirm your email" again={paths.profile()} />;
  if (confirm.isSuccess) {
    return (
      <AuthCard title="Your email is confirmed">
        <LinkButton to={paths.dashboard()} className="w-fit">
          Go to your dashboard
        </LinkButton>
      </AuthCard>
    );
  }
  return (
    <AuthCard title="Confirm your email" lead="Click to confirm your email address.">
      <FailureAlert title="Error" error={confirm.error} />
      <Button busy={confirm.isPending} onClick={press} className="w-fit">
        Confirm email
      </Button>
    </AuthCard>
  );
}
