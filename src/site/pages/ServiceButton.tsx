import { CSPProvider } from '@base-ui/react/csp-provider';
import { Link } from 'react-router';
import type { Service } from '#content/services.ts';
import { JoinWaitlist } from '#features/conversation/waitlist/web/join-waitlist.tsx';
import { useRemembered } from '#kit/auth/use-remembered.ts';
import { paths } from '#kit/paths.ts';
import { Button } from '#kit/ui/Button.tsx';

export function ServiceButton({ service }: { service: Service }) {
  return (
    <CSPProvider disableStyleElements>
      {service.notYet === null ? (
        <>
          <JoinWaitlist service={service} />
          {service.list === 'health-check' && <OwnCheck />}
        </>
      ) : (
        <Button disabledReason={service.notYet}>{service.button}</Button>
      )}
    </CSPProvider>
  );
}

/** Visitors without an account can see a first range without giving an address. */
function OwnCheck() {
  if (!useRemembered())
    return (
      <p className="mt-3 text-muted">
        <Link className="link" to={paths.evaluation()}>
          See a first range without an email
        </Link>
      </p>
    );
  return (
    <p className="mt-3 text-muted">
      You have an account:{' '}
      <Link className="link" to={paths.healthChecks()}>
        Open your health check
      </Link>
    </p>
  );
}
