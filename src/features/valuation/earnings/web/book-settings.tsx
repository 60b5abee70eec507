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
  const save = useChange(checkId, () =>
    call(setBook, { params: { id: checkId }, body: { ...draft, version: earnings.version } }),
  );
  const change = (more: Partial<Draft>) => setDraft({ ...draft, ...more });
  const unreadable = Number.isNaN(draft.marketPay);
  return (
    <Card as="section" aria-labelledby="book-settings" className="flex flex-col gap-4">
      <h2 id="book-settings" className="text-title">
        Periods and replacement salary
      </h2>
      <FormShell
        label="Periods and replacement salary"
        busy={save.isPending}
        error={save.error}
        errorTitle="Not saved"
        submitLabel="Save periods and salary"
        submitDisabledReason={unreadable ? 'Enter the salary as an amount.' : null}
        onSubmit={() => save.mutate()}
      >
        <div className="grid items-end gap-5 sm:grid-cols-2">
          <PeriodFields draft={draft} onChange={change} />
          <SalaryFields draft={draft} onChange={change} />
        </div>
      </FormShell>
    </Card>
  );
}

type FieldsProps = { draft: Draft; onChange: (more: Partial<Draft>) => void };

function PeriodFields({ draft, onChange }: FieldsProps) {
  return (
    <>
      <Field name="yearEnds" label="Latest fiscal year ended on" hint="The year of your last tax return.">
        <TextInput
          type="date"
          value={draft.yearEnds}
          onChange={(event) => onChange({ yearEnds: event.target.value })}
        />
      </Field>
      <Field name="latestEnds" label="Last 12 months end on" hint="The last closed month in your books.">
        <TextInput
          type="date"
          value={draft.latestEnds}
          onChange={(event) => onChange({ latestEnds: event.target.value })}
        />
      </Field>
    </>
  );
}

function SalaryFields({ draft, onChange }: FieldsProps) {
  return (
    <>
      <Field
        live
        optional
        name="marketPay"
        label="Replacement salary (annual)"
        hint="What it would cost to hire a full-time manager for your job, with payroll taxes and benefits."
        error={Number.isNaN(draft.marketPay) ? 'Enter an amount in dollars.' : undefined}
      >
        <MoneyInput value={draft.marketPay} onValueChange={(marketPay) => onChange({ marketPay })} />
      </Field>
      <Field
        name="marketPaySource"
        optional={draft.marketPay === null}
        label="Source of this salary"
        hint="A wage survey, a job posting or a quote. Needed with a salary."
      >
        <TextInput
          value={draft.marketPaySource}
          maxLength={200}
          onChange={(event) => onChange({ marketPaySource: event.target.value })}
        />
      </Field>
    </>
  );
}
