import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { Role } from '#kernel/actor.ts';
import { useAuth } from '#kit/auth/auth-context.ts';
import { paths } from '#kit/paths.ts';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { OnDemand } from '#kit/ui/OnDemand.tsx';

const loadTwoFactorFirst = async () =>
  (await import('#features/people/two-factor/web/two-factor-first.tsx')).TwoFactorFirst;

type Props = {
  /** Shown until it is known whether someone is signed in. */
  waiting: ReactNode;
  needs?: Role;
  children: ReactNode;
};

/** Redirects to the sign-in page, and back afterwards. */
export function Guard({ waiting, needs, children }: Props) {
  const { authInfo, user, authError, settled } = useAuth();
  const { pathname, search, hash } = useLocation();
  const refused = settled && !authInfo;

  // Reason: an effect logs once; rendering may happen twice.
  useEffect(() => {
    if (!refused) return;
    if (authError) console.error(authError);
    else console.debug('not signed in: going to the sign-in page');
  }, [refused, authError]);

  if (!settled) return waiting;
  if (refused) return <Navigate to={paths.login({ returnTo: pathname + search + hash })} replace />;
  if (user?.twoFactorDue) return <OnDemand load={loadTwoFactorFirst} props={{}} waiting={waiting} />;
  if (needs && !user?.roles.includes(needs)) return <NotAuthorized />;
  return children;
}

function NotAuthorized() {
  return (
    <section className="mx-auto flex max-w-column flex-col items-start gap-4 py-16">
      <h1 className="text-heading">Error: not authorized</h1>
      <p className="text-muted">
        This page is for administrators. If you should have access, ask an administrator to give you the role.
      </p>
      <LinkButton to={paths.dashboard()}>Go to your dashboard</LinkButton>
    </section>
  );
}
