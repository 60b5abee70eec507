import { useNavigate } from 'react-router';
import { paths } from '#kit/paths.ts';
import { Button } from '#kit/ui/Button.tsx';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { useStartCheck } from './use-start-check.ts';

export function StartCheckButton({ businessId }: { businessId: string }) {
  const navigate = useNavigate();
  const start = useStartCheck((id) => void navigate(paths.healthCheck(id, 'value')));
  return (
    <>
      <FailureAlert title="Not started" error={start.error} />
      <Button busy={start.isPending} onClick={() => start.mutate({ businessId })}>
        Start the health check
      </Button>
    </>
  );
}
