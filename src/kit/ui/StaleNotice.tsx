import { messageFromError } from '../api-error.ts';
import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';

type Props = { error: Error; busy?: boolean; onRetry: () => void };

/** Above data that were loaded once and cannot be loaded again. */
export function StaleNotice({ error, busy = false, onRetry }: Props) {
  return (
    <Alert
      title="This may be out of date"
      tone="warning"
      action={
        <Button variant="secondary" size="small" busy={busy} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {messageFromError(error)}
    </Alert>
  );
}
