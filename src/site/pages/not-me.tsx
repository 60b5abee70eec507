import { useNavigate } from 'react-router';
import { reportSignIn } from '#features/people/accounts/contract.ts';
import { call } from '#kit/api.ts';
import { ApiError } from '#kit/api-error.ts';
import { tokenIn, useTokenInHash } from '#kit/auth/use-token-in-hash.ts';
import { paths } from '#kit/paths.ts';
import { Button } from '#kit/ui/Button.tsx';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { type MetaPage, publicMeta } from '../page-meta.ts';
import { AuthCard } from './AuthCard.tsx';
import { BrokenLink } from './BrokenLink.tsx';

export const meta = (page: MetaPage) =>
  publicMeta(page, {
    title: 'Was it you?',
    description: 'Sign out a device that was not yours, and choose a new password.',
  });
export const handle = { calm: true };

/** Requires a click, because mail scanners open links. */
export default function NotMePage() {
  const token = useTokenInHash();
  const navigate = useNavigate();
  const report = useSingleMutation({
    mutationFn: (mailed: string) => call(reportSignIn, { body: { token: mailed } }),
    onSuccess: ({ next }) => navigate(next, { replace: true }),
  });
  // Read on click: a click from before hydration is replayed before `token` is known.
  const press = () => {
    const mailed = tokenIn(location.hash);
    if (mailed) report.mutate(mailed);
  };
  if (token === null) return <BrokenLink title="Was it you?" again={paths.forgotPassword()} />;
  if (ApiError.refused<typeof reportSignIn>(report.error, 'link-not-valid'))
    return (
      <BrokenLink
        title="Was it you?"
        lead="This link was used before, or has expired. If you have not chosen a new password since, ask for a link that lets you."
        again={paths.forgotPassword()}
      />
    );
  return (
    <AuthCard
      title="Was it you?"
      lead="If you did not sign in on the device from the email, someone else has your password. We sign that device out and end your password, and you choose a new one in the next step."
    >
      <FailureAlert title="That did not work." error={report.error} />
      <div className="flex flex-wrap gap-2">
        <Button busy={report.isPending} onClick={press}>
          It was not me
        </Button>
        <LinkButton variant="secondary" to={paths.forgotPassword()}>
          Only a new password
        </LinkButton>
      </div>
      <p className="text-muted">If it was you, close this page. Nothing changes.</p>
    </AuthCard>
  );
}
