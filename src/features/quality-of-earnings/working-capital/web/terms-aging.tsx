import { Field } from '#kit/ui/Field.tsx';
import { FieldGroup } from '#kit/ui/FieldGroup.tsx';
import { MoneyInput } from '#kit/ui/MoneyInput.tsx';
import { type AgingBucket, agingBuckets } from '../domain/receivables.ts';
import type { TermsDraft } from './terms-draft.ts';

const words: Record<AgingBucket, string> = {
  current: 'Not due yet',
  to30: '1 to 30 days late',
  to60: '31 to 60 days late',
  to90: '61 to 90 days late',
  over90: 'Over 90 days late',
};

type Props = { aging: TermsDraft['aging']; onChange: (aging: TermsDraft['aging']) => void };

/** From the receivables aging report of the last month-end. */
export function TermsAging({ aging, onChange }: Props) {
  return (
    <FieldGroup
      name="aging"
      title="Receivables by age (optional)"
      hint="From the report A/R Aging Summary at the last month-end. Late ones are partly doubtful, and a buyer takes that off. Leave it empty to use the aging that you uploaded under Schedules, once the books prove it."
    >
      <div className="grid items-start gap-3 sm:grid-cols-2">
        {agingBuckets.map((bucket) => (
          <Field
            key={bucket}
            live
            label={words[bucket]}
            error={Number.isNaN(aging[bucket]) ? 'Enter an amount in dollars.' : undefined}
          >
            <MoneyInput
              value={aging[bucket]}
              onValueChange={(amount) => onChange({ ...aging, [bucket]: amount })}
            />
          </Field>
        ))}
      </div>
    </FieldGroup>
  );
}
