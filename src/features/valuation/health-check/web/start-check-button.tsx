import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#kit/paths.ts';
import { Button } from '#kit/ui/Button.tsx';
import { useStartCheck } from './use-start-check.ts';

/** Starts the health check of a business and opens its value. */
export function StartCheckButton({ businessId }: { businessId: string }) {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const start = useStartCheck({
    onStarted: (id) => void navigate(paths.healthCheck(id, 'value')),
    onFailed: setFailure,
  });
  return (
    <>
      {failure && (
        <p role="alert" className="text-bad text-small">
          {failure}
        </p>
      )}
      <Button busy={start.isPending} onClick={() => start.mutate({ businessId })}>
        Start the health check
      </Button>
    </>
  );
}
