import { useState } from 'react';
import { call } from '#kit/api.ts';
import { FormShell } from '#kit/forms/FormShell.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { MoneyInput } from '#kit/ui/MoneyInput.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { setBook } from '../contract.ts';
import type { Earnings } from './queries.ts';
import { useChange } from './use-change.ts';

type Draft = { yearEnds: string; latestEnds: string; marketPay: number | null; marketPaySource: string };

export function BookSettings({ checkId, earnings }: { checkId: string; earnings: Earnings }) {
  const { yearEnds, latestEnds, marketPay, marketPaySource } = earnings;
  const [draft, setDraft] = useState<Draft>({ yearEnds, latestEnds, marketPay, marketPaySource });
  const change = useChange(checkId, () =>
    call(setBook, { params: { id: checkId }, body: { ...draft, version: earnings.version } }),
  );
  const unreadable = Number.isNaN(draft.marketPay);
  return (
    <Card as="section" aria-labelledby="book-settings" className="flex flex-col gap-4">
      <h2 id="book-settings" className="text-title">
        Periods and replacement salary
      </h2>
      <FormShell
        label="Periods and replacement salary"
        busy={change.isPending}
        error={change.error}
        errorTitle="Not saved"
        submitLabel="Save periods and salary"
        submitDisabledReason={unreadable ? 'Enter the salary as an amount.' : null}
        onSubmit={() => change.mutate()}
      >
        <div className="grid items-end gap-5 sm:grid-cols-2">
          <Field name="yearEnds" label="Latest fiscal year ended on" hint="The year of your last tax return.">
            <TextInput
              type="date"
              value={draft.yearEnds}
              onChange={(event) => setDraft({ ...draft, yearEnds: event.target.value })}
            />
          </Field>
          <Field name="latestEnds" label="Last 12 months end on" hint="The last closed month in your books.">
            <TextInput
              type="date"
              value={draft.latestEnds}
              onChange={(event) => setDraft({ ...draft, latestEnds: event.target.value })}
            />
          </Field>
          <Field
            live
            optional
            name="marketPay"
            label="Replacement salary (annual)"
            hint="What it would cost to hire a full-time manager for your job, with payroll taxes and benefits."
            error={unreadable ? 'Enter an amount in dollars.' : undefined}
          >
            <MoneyInput
              value={draft.marketPay}
              onValueChange={(marketPay) => setDraft({ ...draft, marketPay })}
            />
          </Field>
          <Field
            name="marketPaySource"
            optional={draft.marketPay === null}
            label="Source of this salary"
            hint="A wage survey, a job posting or a quote."
          >
            <TextInput
              value={draft.marketPaySource}
              maxLength={200}
              onChange={(event) => setDraft({ ...draft, marketPaySource: event.target.value })}
            />
          </Field>
        </div>
      </FormShell>
    </Card>
  );
}
