import { useState } from 'react';
import { useReviewChange } from '#features/quality-of-earnings/reviews/web/use-change.ts';
import { addBackCategories } from '#features/valuation/earnings/domain/add-back-categories.ts';
import { isNetted } from '#features/valuation/earnings/domain/kept-add-back.ts';
import { addBackKind, addBackKinds } from '#features/valuation/earnings/web/add-back-kinds.ts';
import { call } from '#kit/api.ts';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { Checkbox } from '#kit/ui/Checkbox.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { RadioGroup } from '#kit/ui/RadioGroup.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { TextArea } from '#kit/ui/TextArea.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { UnitInput } from '#kit/ui/UnitInput.tsx';
import { addAdjustment, changeAdjustment } from '../contract.ts';
import { AccrualHelp } from './accrual-help.tsx';
import { AdjustmentAmounts } from './adjustment-amounts.tsx';
import { type AdjustmentDraft, draftOf, missingIn, sentOf, withCode } from './adjustment-draft.ts';
import type { AdjustmentView } from './queries.ts';

type Props = {
  reviewId: string;
  months: readonly string[];
  before: AdjustmentView | null;
  onClose: () => void;
  /** A new one is followed by choosing its entries. */
  onAdded: (id: string) => void;
};

export function AdjustmentForm({ reviewId, months, before, onClose, onAdded }: Props) {
  const [draft, setDraft] = useState<AdjustmentDraft>(draftOf(before));
  const change = (more: Partial<AdjustmentDraft>) => setDraft({ ...draft, ...more });
  const save = useReviewChange(
    () =>
      before
        ? call(changeAdjustment, {
            params: { id: before.id },
            body: { ...sentOf(draft), version: before.version },
          })
        : call(addAdjustment, { params: { id: reviewId }, body: sentOf(draft) }),
    ({ id }) => {
      onClose();
      if (!before && isNetted(draft.code)) onAdded(id);
    },
  );
  return (
    <FormDialog
      title={before ? 'Change adjustment' : 'New adjustment'}
      wide
      busy={save.isPending}
      error={save.error}
      errorTitle="Not saved"
      submitLabel={before || !isNetted(draft.code) ? 'Save adjustment' : 'Save and choose entries'}
      submitDisabledReason={missingIn(draft)}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <What draft={draft} onChange={change} onCode={(code) => setDraft(withCode(draft, code))} />
      {draft.code === 'A-CASH' && <AccrualHelp draft={draft} months={months} onChange={change} />}
      <AdjustmentAmounts draft={draft} months={months} onChange={(amounts) => change({ amounts })} />
      {isNetted(draft.code) && <Needed draft={draft} onChange={change} />}
      <Remark draft={draft} onChange={change} />
    </FormDialog>
  );
}

type PartProps = { draft: AdjustmentDraft; onChange: (more: Partial<AdjustmentDraft>) => void };

function What({ draft, onChange, onCode }: PartProps & { onCode: (code: AdjustmentDraft['code']) => void }) {
  return (
    <>
      <Field name="code" label="Kind" hint={addBackCategories[draft.code].proof}>
        <Select
          value={draft.code}
          onValueChange={(value) => onCode(addBackKind(value) ?? draft.code)}
          options={addBackKinds}
        />
      </Field>
      <Field name="title" label="What is it?">
        <TextInput
          value={draft.title}
          maxLength={120}
          onChange={(event) => onChange({ title: event.target.value })}
        />
      </Field>
      <Field name="why" optional label="Why a buyer will not have it">
        <TextArea
          value={draft.why}
          maxLength={1_000}
          onChange={(event) => onChange({ why: event.target.value })}
        />
      </Field>
      {isNetted(draft.code) ? (
        <Field
          name="share"
          label="Share of the entries that counts"
          hint="Such as the private use of a vehicle."
          className="max-w-xs"
        >
          <UnitInput
            unit="%"
            inputMode="numeric"
            value={draft.share}
            onChange={(event) => onChange({ share: event.target.value })}
          />
        </Field>
      ) : (
        <Checkbox
          checked={draft.onRevenue}
          onCheckedChange={(onRevenue) => onChange({ onRevenue })}
          label="It changes revenue, not a cost"
        />
      )}
    </>
  );
}

const answers = [
  { value: 'unsaid', label: 'I don’t know yet' },
  { value: 'no', label: 'The business runs without it' },
  { value: 'yes', label: 'A buyer needs it too' },
] as const;

function Needed({ draft: { needed }, onChange }: PartProps) {
  const value = needed === null ? 'unsaid' : needed ? 'yes' : 'no';
  return (
    <RadioGroup
      name="needed"
      label="Does a buyer need it?"
      value={value}
      onValueChange={(next) => onChange({ needed: next === 'unsaid' ? null : next === 'yes' })}
      options={answers}
    />
  );
}

function Remark({ draft, onChange }: PartProps) {
  return (
    <Field
      name="remark"
      optional
      label="Remark on its evidence"
      hint="Words prove nothing by themselves. Once it is saved, point to documents and bank lines."
    >
      <TextArea
        value={draft.remark}
        maxLength={1_000}
        onChange={(event) => onChange({ remark: event.target.value })}
      />
    </Field>
  );
}
