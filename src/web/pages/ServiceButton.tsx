import { CSPProvider } from '@base-ui/react/csp-provider';
import type { Service } from '#content/services.ts';
import { JoinWaitlist } from '#features/waitlist/web/join-waitlist.tsx';
import { Button } from '../ui/Button.tsx';

/** Begins a service, or says why it cannot be had yet. */
export function ServiceButton({ service }: { service: Service }) {
  return (
    <CSPProvider disableStyleElements>
      {service.notYet === null ? (
        <JoinWaitlist service={service} />
      ) : (
        <Button disabledReason={service.notYet}>{service.button}</Button>
      )}
    </CSPProvider>
  );
}
