import { useState } from 'react';
import { dayInWords } from '#kernel/days.ts';
import { call } from '#kit/api.ts';
import { FormShell } from '#kit/forms/FormShell.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { setReviewPeriods } from '../contract.ts';
import type { ReviewHead } from './queries.ts';
import { useReviewChange } from './use-change.ts';

/** Which months the review looks at. */
export function PeriodCard({ review }: { review: ReviewHead }) {
  const { yearEnds, latestEnds, years, version } = review;
  const [draft, setDraft] = useState({ yearEnds, latestEnds, years });
  const save = useReviewChange(() =>
    call(setReviewPeriods, { params: { id: review.id }, body: { ...draft, version } }),
  );
  const [first] = review.periods;
  return (
    <Card as="section" aria-labelledby="review-periods" className="flex flex-col gap-4">
      <div>
        <h2 id="review-periods" className="text-title">
          Months under review
        </h2>
        <p className="text-muted">
          {first ? `${dayInWords(first.from)} to ${dayInWords(latestEnds)}.` : null} A buyer asks for three
          fiscal years and the months since.
        </p>
      </div>
      <FormShell
        label="Months under review"
        busy={save.isPending}
        error={save.error}
        errorTitle="Not saved"
        submitLabel="Save months"
        onSubmit={() => save.mutate()}
      >
        <div className="grid items-end gap-5 sm:grid-cols-3">
          <Field name="yearEnds" label="Latest fiscal year ended on">
            <TextInput
              type="date"
              value={draft.yearEnds}
              onChange={(event) => setDraft({ ...draft, yearEnds: event.target.value })}
            />
          </Field>
          <Field name="latestEnds" label="Last closed month ended on">
            <TextInput
              type="date"
              value={draft.latestEnds}
              onChange={(event) => setDraft({ ...draft, latestEnds: event.target.value })}
            />
          </Field>
          <Field name="years" label="Fiscal years">
            <Select
              value={String(draft.years)}
              onValueChange={(value) => setDraft({ ...draft, years: value === '2' ? 2 : 3 })}
              options={[
                { value: '3', label: 'Three' },
                { value: '2', label: 'Two' },
              ]}
            />
          </Field>
        </div>
      </FormShell>
    </Card>
  );
}
