import { useState } from 'react';
import { useReviewChange } from '#features/quality-of-earnings/reviews/web/use-change.ts';
import { call } from '#kit/api.ts';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { Checkbox } from '#kit/ui/Checkbox.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { MoneyInput } from '#kit/ui/MoneyInput.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { UnitInput } from '#kit/ui/UnitInput.tsx';
import { setPriceTerms } from '../contract.ts';
import type { WorkingCapital } from './queries.ts';
import { TermsAging } from './terms-aging.tsx';
import { draftOf, missingIn, sentOf, type TermsDraft } from './terms-draft.ts';
import { TermsItems } from './terms-items.tsx';

type Props = { reviewId: string; terms: WorkingCapital['terms']; onClose: () => void };

export function TermsForm({ reviewId, terms, onClose }: Props) {
  const [draft, setDraft] = useState<TermsDraft>(draftOf(terms));
  const change = (more: Partial<TermsDraft>) => setDraft({ ...draft, ...more });
  const save = useReviewChange(
    () =>
      call(setPriceTerms, { params: { id: reviewId }, body: { ...sentOf(draft), version: terms.version } }),
    onClose,
  );
  return (
    <FormDialog
      title="Terms of a price"
      wide
      busy={save.isPending}
      error={save.error}
      errorTitle="Not saved"
      submitLabel="Save terms"
      submitDisabledReason={missingIn(draft)}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <Price draft={draft} onChange={change} />
      {draft.workingCapital && <Peg draft={draft} onChange={change} />}
      <TermsItems items={draft.items} onChange={(items) => change({ items })} />
      <TermsAging aging={draft.aging} onChange={(aging) => change({ aging })} />
      <Upkeep draft={draft} onChange={change} />
    </FormDialog>
  );
}

type PartProps = { draft: TermsDraft; onChange: (more: Partial<TermsDraft>) => void };
const unreadable = (amount: number | null) =>
  Number.isNaN(amount) ? 'Enter an amount in dollars.' : undefined;

function Price({ draft, onChange }: PartProps) {
  return (
    <>
      <Field
        live
        optional
        name="price"
        label="Price of the business"
        hint="Without its cash and without its debt."
        error={unreadable(draft.price)}
        className="max-w-xs"
      >
        <MoneyInput value={draft.price} onValueChange={(price) => onChange({ price })} />
      </Field>
      <Checkbox
        checked={draft.workingCapital}
        onCheckedChange={(workingCapital) => onChange({ workingCapital })}
        label="The price includes a normal level of working capital"
      />
      <Checkbox
        checked={draft.cashStays}
        onCheckedChange={(cashStays) => onChange({ cashStays })}
        label="The cash stays in the business, and the buyer pays for it"
      />
    </>
  );
}

function Peg({ draft, onChange }: PartProps) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-3">
      <Field name="peg" label="Normal level">
        <Select
          value={draft.peg}
          onValueChange={(value) =>
            onChange({ peg: value === 'same_month' ? 'same_month' : 'latest_twelve' })
          }
          options={[
            { value: 'latest_twelve', label: 'Average of 12 months' },
            { value: 'same_month', label: 'Same month of other years' },
          ]}
        />
      </Field>
      <Field live optional name="collar" label="No change up to" error={unreadable(draft.collar)}>
        <MoneyInput value={draft.collar} onValueChange={(collar) => onChange({ collar })} />
      </Field>
      <Field name="collarKind" label="Above that">
        <Select
          value={draft.collarKind}
          onValueChange={(value) =>
            onChange({ collarKind: value === 'deductible' ? 'deductible' : 'tipping' })
          }
          options={[
            { value: 'tipping', label: 'The whole difference' },
            { value: 'deductible', label: 'Only what is above' },
          ]}
        />
      </Field>
    </div>
  );
}

function Upkeep({ draft, onChange }: PartProps) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Field live optional name="upkeep" label="Replacing equipment, a year" error={unreadable(draft.upkeep)}>
        <MoneyInput value={draft.upkeep} onValueChange={(upkeep) => onChange({ upkeep })} />
      </Field>
      <Field name="taxPercent" label="Tax rate to assume">
        <UnitInput
          unit="%"
          inputMode="numeric"
          value={draft.taxPercent}
          onChange={(event) => onChange({ taxPercent: event.target.value })}
        />
      </Field>
    </div>
  );
}
