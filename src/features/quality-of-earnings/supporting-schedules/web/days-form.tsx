import { useState } from 'react';
import { useReviewChange } from '#features/quality-of-earnings/reviews/web/use-change.ts';
import { call } from '#kit/api.ts';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { sayScheduleDays } from '../contract.ts';
import { kindFacts } from '../domain/schedule-kinds.ts';
import type { Schedule } from './queries.ts';

/** Asks for the day of the balances, or the period. `suggested`: the last day of the review. */
export function DaysForm({
  file,
  suggested,
  onClose,
}: {
  file: Schedule;
  suggested: string;
  onClose: () => void;
}) {
  const ofDay = kindFacts[file.kind].days === 'day';
  const [from, setFrom] = useState(file.from ?? '');
  const [to, setTo] = useState(file.to ?? suggested);
  const save = useReviewChange(
    () => call(sayScheduleDays, { params: { id: file.id }, body: { from: ofDay ? null : from, to } }),
    onClose,
  );
  const filled = to !== '' && (ofDay || from !== '');
  return (
    <FormDialog
      title={ofDay ? 'Day of these balances' : 'Period of this report'}
      busy={save.isPending}
      error={save.error}
      errorTitle="Not saved"
      submitLabel="Save and compare"
      submitDisabledReason={filled ? null : 'Enter the day.'}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <p className="text-muted text-small">
        {ofDay
          ? 'The day for which the report was made, not the day on which it was printed.'
          : 'The first and the last day that the report covers.'}
      </p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {!ofDay && (
          <Field name="from" label="First day">
            <TextInput type="date" value={from} onChange={({ target }) => setFrom(target.value)} />
          </Field>
        )}
        <Field name="to" label={ofDay ? 'As of' : 'Last day'}>
          <TextInput type="date" value={to} onChange={({ target }) => setTo(target.value)} />
        </Field>
      </div>
    </FormDialog>
  );
}
