import { Alert } from '#kit/ui/Alert.tsx';
import { Button } from '#kit/ui/Button.tsx';
import type { TypedPeriod, TypedYears } from './use-typed-years.ts';

/** Two people or tabs edited the same period: nothing unseen is overwritten. */
export function YearOutdated({ period, years }: { period: TypedPeriod; years: TypedYears }) {
  return (
    <Alert
      tone="warning"
      title={`${period.name} was changed meanwhile`}
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => years.rebase(period.key)}>
            Keep mine
          </Button>
          <Button size="small" variant="secondary" onClick={() => years.drop(period.key)}>
            Show theirs
          </Button>
        </span>
      }
    >
      In another tab, or by a colleague. Your changes here are not saved yet.
    </Alert>
  );
}
