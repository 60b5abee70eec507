import { useState } from 'react';
import { call } from '#kit/api.ts';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { Alert } from '#kit/ui/Alert.tsx';
import { Checkbox } from '#kit/ui/Checkbox.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { FieldGroup } from '#kit/ui/FieldGroup.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { TextArea } from '#kit/ui/TextArea.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { addAddBack, changeAddBack } from '../contract.ts';
import { addBackCategories } from '../domain/add-back-categories.ts';
import { canonicalAccounts, typedCodes } from '../domain/canonical-accounts.ts';
import { isNetted } from '../domain/kept-add-back.ts';
import { type AddBackDraft, draftOf, missingIn, sentOf } from './add-back-draft.ts';
import { addBackKind, addBackKinds } from './add-back-kinds.ts';
import { AddBackPapers } from './add-back-papers.tsx';
import { AddBackYears } from './add-back-years.tsx';
import type { AddBackLine, Earnings } from './queries.ts';
import { useChange } from './use-change.ts';

type Props = {
  checkId: string;
  earnings: Earnings;
  before: AddBackLine | null;
  start?: AddBackDraft | undefined;
  onClose: () => void;
};

export function AddBackForm({ checkId, earnings, before, start, onClose }: Props) {
  const [draft, setDraft] = useState<AddBackDraft>(start ?? draftOf(before));
  const change = (more: Partial<AddBackDraft>) => setDraft({ ...draft, ...more });
  const save = useChange(
    checkId,
    () =>
      before
        ? call(changeAddBack, {
            params: { id: before.id },
            body: { ...sentOf(draft), version: before.version },
          })
        : call(addAddBack, { params: { id: checkId }, body: sentOf(draft) }),
    onClose,
  );
  return (
    <FormDialog
      title={before ? 'Change add-back' : 'New add-back'}
      wide
      busy={save.isPending}
      error={save.error}
      errorTitle="Not saved"
      submitLabel="Save add-back"
      submitDisabledReason={missingIn(draft)}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <KindAndReason draft={draft} onChange={change} />
      {isNetted(draft.code) && <BookLine draft={draft} onChange={change} />}
      <AddBackYears draft={draft} earnings={earnings} onChange={(years) => change({ years })} />
      <TestAnswers draft={draft} onChange={change} />
      <AddBackPapers checkId={checkId} papers={draft.papers} onChange={(papers) => change({ papers })} />
      <Overlap draft={draft} earnings={earnings} before={before} onChange={change} />
    </FormDialog>
  );
}

type PartProps = { draft: AddBackDraft; onChange: (more: Partial<AddBackDraft>) => void };

function KindAndReason({ draft, onChange }: PartProps) {
  return (
    <>
      <Field name="code" label="Kind" hint={addBackCategories[draft.code].proof}>
        <Select
          value={draft.code}
          onValueChange={(value) => onChange({ code: addBackKind(value) ?? draft.code })}
          options={addBackKinds}
        />
      </Field>
      <Field name="title" label="Description">
        <TextInput
          value={draft.title}
          maxLength={120}
          onChange={(event) => onChange({ title: event.target.value })}
        />
      </Field>
      <Field name="why" optional label="Why a buyer won’t have this cost">
        <TextArea
          value={draft.why}
          maxLength={1_000}
          onChange={(event) => onChange({ why: event.target.value })}
        />
      </Field>
    </>
  );
}

function BookLine({ draft, onChange }: PartProps) {
  return (
    <Field name="account" label="Which line of your books is it in?">
      <Select
        value={draft.account ?? 'several'}
        onValueChange={(value) => onChange({ account: typedCodes.find((one) => one === value) ?? null })}
        options={[{ value: 'several', label: 'More than one line' }, ...lines]}
      />
    </Field>
  );
}

function TestAnswers({ draft, onChange }: PartProps) {
  const { group } = addBackCategories[draft.code];
  return (
    <>
      {isNetted(draft.code) && (
        <FieldGroup title="Confirm what is true" hint="Lenders rely on both.">
          <Checkbox
            checked={draft.samePeriod}
            onCheckedChange={(samePeriod) => onChange({ samePeriod })}
            label="Recorded in this period"
          />
          <Checkbox
            checked={!draft.neededByBuyer}
            onCheckedChange={(without) => onChange({ neededByBuyer: !without })}
            label="The business can run without it"
          />
          {(!draft.samePeriod || draft.neededByBuyer) && (
            <Alert tone="warning" title="Until you confirm both, this add-back doesn’t count." />
          )}
        </FieldGroup>
      )}
      {group === 'N' && <OtherYears draft={draft} onChange={onChange} />}
      {group === 'A' && (
        <Checkbox
          checked={draft.onRevenue}
          onCheckedChange={(onRevenue) => onChange({ onRevenue })}
          label="It changes revenue, not a cost"
        />
      )}
    </>
  );
}

function OtherYears({ draft, onChange }: PartProps) {
  return (
    <Field name="otherYears" label="In how many of the other three years did you have the same kind of cost?">
      <Select
        value={String(draft.otherYears)}
        onValueChange={(value) => onChange({ otherYears: Number(value) })}
        options={['None', 'One', 'Two', 'All three'].map((label, at) => ({
          value: String(at),
          label,
        }))}
      />
    </Field>
  );
}

type OverlapProps = PartProps & Pick<Props, 'earnings' | 'before'>;

function Overlap({ draft, earnings, before, onChange }: OverlapProps) {
  const others = earnings.addBacks.filter(({ id }) => id !== before?.id);
  if (others.length === 0) return null;
  return (
    <Field name="overlaps" label="Is a part of it in another add-back too?">
      <Select
        value={draft.overlaps ?? 'no'}
        onValueChange={(value) => onChange({ overlaps: value === 'no' ? null : value })}
        options={[
          { value: 'no', label: 'No' },
          ...others.map(({ id, title }) => ({ value: id, label: `Yes, in “${title}”` })),
        ]}
      />
    </Field>
  );
}

const lines = typedCodes.map((code) => ({ value: code, label: canonicalAccounts[code].label }));
