import { CircleAlert } from 'lucide-react';
import { ApiError, messageFromError } from '../api-error.ts';
import { Button } from './Button.tsx';

type Props = {
  /** For example 'Your listings could not be loaded.' */
  title: string;
  error: Error;
  /** Omit it only if a retry cannot help. */
  onRetry?: (() => void) | undefined;
  busy?: boolean;
};

export function ErrorState({ title, error, onRetry, busy = false }: Props) {
  const requestId = error instanceof ApiError ? error.requestId : null;
  return (
    <div
      role="alert"
      className="flex flex-col items-center gap-3 rounded-large border border-bad/40 px-6 py-10 text-center"
    >
      <CircleAlert aria-hidden className="size-8 text-bad" />
      <p className="font-display text-title">{title}</p>
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
