import { useReviewChange } from '#features/quality-of-earnings/reviews/web/use-change.ts';
import { call } from '#kit/api.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { startLedgerTests } from '../contract.ts';
import type { Findings } from './queries.ts';

/** How far the tests are, and what makes them start again. Nothing once they are done and up to date. */
export function RunState({ reviewId, run }: { reviewId: string; run: Findings['run'] }) {
  const start = useReviewChange(() => call(startLedgerTests, { params: { id: reviewId } }));
  if (!run) return null;
  const again = (label: string) => (
    <Button variant="secondary" size="small" busy={start.isPending} onClick={() => start.mutate()}>
      {label}
    </Button>
  );
  return (
    <>
      <FailureAlert title="Not started" error={start.error} />
      {run.status === 'failed' && (
        <Alert tone="warning" title="The tests stopped" action={again('Try again')}>
          Something went wrong on our side. Your books are unharmed.
        </Alert>
      )}
      {run.status === 'running' && (
        <div className="flex flex-wrap items-center gap-3">
          <progress aria-label="Tests" value={run.step} max={run.steps} className="h-2 min-w-32 flex-1" />
          <p role="status" className="tabular text-small">
            {run.step} of {run.steps} tests done. You can leave this page.
          </p>
          {run.stalled && again('Start again')}
        </div>
      )}
      {run.outdated && (
        <Alert
          tone="warning"
          title="Accounts, months or your list of family and companies changed since"
          action={again('Test again')}
        >
          These findings were worked out before that. Explanations stay.
        </Alert>
      )}
    </>
  );
}
