import { CircleAlert, KeyRound } from 'lucide-react';
import { ApiError, declinedTitle, isDeclined, messageFromError } from '../api-error.ts';
import { Button } from './Button.tsx';
import { cx } from './cx.ts';

type Props = {
  /** For example 'Your listings could not be loaded.' */
  title: string;
  error: Error;
  /** Omit it only if a retry cannot help. */
  onRetry?: (() => void) | undefined;
  busy?: boolean;
};

export function ErrorState({ title, error, onRetry, busy = false }: Props) {
  const declined = isDeclined(error);
  const requestId = error instanceof ApiError && !declined ? error.requestId : null;
  return (
    <div
      role={declined ? 'status' : 'alert'}
      className={cx(
        'flex flex-col items-center gap-3 rounded-large border px-6 py-10 text-center',
        !declined && 'border-bad/40',
      )}
    >
      {declined ? (
        <KeyRound aria-hidden className="size-8 text-muted" />
      ) : (
        <CircleAlert aria-hidden className="size-8 text-bad" />
      )}
      <p className="font-display text-title">{declined ? declinedTitle : title}</p>
      <p className="max-w-prose text-muted">{messageFromError(error)}</p>
      {requestId && (
        <p className="text-muted text-small">
          Request <code className="font-mono">{requestId}</code>
        </p>
      )}
      {onRetry && (
        <Button variant="secondary" busy={busy} onClick={onRetry} className="mt-2">
          Try again
        </Button>
      )}
    </div>
  );
}
