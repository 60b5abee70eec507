import { useState } from 'react';
import { useReviewChange } from '#features/quality-of-earnings/reviews/web/use-change.ts';
import { call } from '#kit/api.ts';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { MoneyInput } from '#kit/ui/MoneyInput.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { setTaxReturn } from '../contract.ts';
import { linesOf, type TaxLine, taxBases, taxForms } from '../domain/tax-forms.ts';
import type { TaxYear } from './queries.ts';
import { draftOf, missingIn, opensAtFirst, type ReturnDraft, sentOf } from './return-draft.ts';
import { amountLabel, basisWords, formWords, sectionWords } from './tax-words.ts';

type Props = { reviewId: string; year: TaxYear; others: readonly TaxYear[]; onClose: () => void };

export function ReturnForm({ reviewId, year, others, onClose }: Props) {
  const [draft, setDraft] = useState<ReturnDraft>(() => draftOf(year, others));
  const save = useReviewChange(
    () =>
      call(setTaxReturn, {
        params: { id: reviewId },
        body: { year: year.year, taxReturn: sentOf(draft), version: year.version },
      }),
    onClose,
  );
  return (
    <FormDialog
      title={`Tax return of fiscal year ${year.year}`}
      wide
      busy={save.isPending}
      error={save.error}
      errorTitle="Not saved"
      submitLabel="Save the return"
      submitDisabledReason={missingIn(draft)}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <p className="text-muted text-small">
        Copy the figures as they are on the form. Lines are those of the forms for 2023 and later. Leave blank
        what is blank.
      </p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field name="form" label="Form">
          <Select
            value={draft.form}
            onValueChange={(value) => {
              const form = taxForms.find((one) => one === value);
              if (form) setDraft({ ...draft, form });
            }}
            options={taxForms.map((form) => ({ value: form, label: formWords[form] }))}
          />
        </Field>
        <Field name="basis" label="Accounting method on the return">
          <Select
            value={draft.basis}
            onValueChange={(value) => setDraft({ ...draft, basis: value === 'cash' ? 'cash' : 'accrual' })}
            options={taxBases.map((basis) => ({ value: basis, label: basisWords[basis] }))}
          />
        </Field>
      </div>
      {linesOf(draft.form).map(({ section, lines }) => (
        <details
          key={`${draft.form} ${section}`}
          open={opensAtFirst(section, draft)}
          className="rounded-medium border p-4"
        >
          <summary className="cursor-pointer font-medium">{sectionWords[section].title}</summary>
          <p className="mt-1 text-muted text-small">{sectionWords[section].hint}</p>
          <div className="mt-4 grid items-end gap-4 sm:grid-cols-2">
            {lines.map((line) => (
              <AmountField key={line.amount} line={line} draft={draft} onChange={setDraft} />
            ))}
          </div>
        </details>
      ))}
    </FormDialog>
  );
}

type AmountProps = { line: TaxLine; draft: ReturnDraft; onChange: (draft: ReturnDraft) => void };

function AmountField({ line: { amount, line }, draft, onChange }: AmountProps) {
  const value = draft.amounts[amount] ?? null;
  return (
    <Field
      live
      optional
      name={`amounts.${amount}`}
      label={amountLabel(draft.form, amount, line)}
      error={Number.isNaN(value) ? 'Enter an amount in dollars.' : undefined}
    >
      <MoneyInput
        signed
        value={value}
        onValueChange={(entered) => onChange({ ...draft, amounts: { ...draft.amounts, [amount]: entered } })}
      />
    </Field>
  );
}
