import { useState } from 'react';
import { call } from '#web/api.ts';
import { messageFromError } from '#web/api-error.ts';
import { FormShell } from '#web/forms/FormShell.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { type OptionGroup, Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { addAddBack, changeAddBack } from '../contract.ts';
import { addBackCategories, addBackCodes } from '../domain/add-back-categories.ts';
import { canonicalAccounts, typedCodes } from '../domain/canonical-accounts.ts';
import { isNetted } from '../domain/kept-add-back.ts';
import { type AddBackDraft, draftOf, missingIn, sentOf } from './add-back-draft.ts';
import { AddBackPapers } from './add-back-papers.tsx';
import { AddBackYears } from './add-back-years.tsx';
import type { AddBackLine, Earnings } from './queries.ts';
import { useChange } from './use-change.ts';

type Props = {
  checkId: string;
  earnings: Earnings;
  before: AddBackLine | null;
  onClose: () => void;
};

/** Adds or changes an add-back: what it is, what the tests ask, and the amounts. */
export function AddBackForm({ checkId, earnings, before, onClose }: Props) {
  const [draft, setDraft] = useState<AddBackDraft>(draftOf(before));
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
  const { group, proof } = addBackCategories[draft.code];
  return (
    <Dialog
      wide
      open
      onOpenChange={(open) => !open && !save.isPending && onClose()}
      title={before ? 'Change the add-back' : 'Add an add-back'}
    >
      <FormShell
        label={before ? 'Change the add-back' : 'Add an add-back'}
        busy={save.isPending}
        error={save.error ? messageFromError(save.error) : null}
        errorTitle="Not saved"
        submitLabel="Save the add-back"
        submitDisabledReason={missingIn(draft)}
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        <Field label="Kind" hint={proof}>
          <Select
            value={draft.code}
            onValueChange={(value) =>
              change({ code: addBackCodes.find((one) => one === value) ?? draft.code })
            }
            options={kinds}
          />
        </Field>
        <Field label="What it is">
          <TextInput
            value={draft.title}
            maxLength={120}
            onChange={(event) => change({ title: event.target.value })}
          />
        </Field>
        <Field optional label="Why a buyer does not have it">
          <TextArea
            value={draft.why}
            maxLength={1_000}
            onChange={(event) => change({ why: event.target.value })}
          />
        </Field>
        {isNetted(draft.code) && (
          <Field label="Which line of the books is it in?">
            <Select
              value={draft.account ?? 'several'}
              onValueChange={(value) => change({ account: typedCodes.find((one) => one === value) ?? null })}
              options={[{ value: 'several', label: 'More than one line' }, ...lines]}
            />
          </Field>
        )}
        <AddBackYears draft={draft} earnings={earnings} onChange={(years) => change({ years })} />
        {isNetted(draft.code) && (
          <>
            <Checkbox
              checked={draft.samePeriod}
              onCheckedChange={(samePeriod) => change({ samePeriod })}
              label="It is taken out of the period in which it was booked"
            />
            <Checkbox
              checked={!draft.neededByBuyer}
              onCheckedChange={(without) => change({ neededByBuyer: !without })}
              label="The business runs without it"
            />
          </>
        )}
        {group === 'N' && (
          <Field label="In how many of the other three years did the same kind of cost come?">
            <Select
              value={String(draft.otherYears)}
              onValueChange={(value) => change({ otherYears: Number(value) })}
              options={['In none', 'In one', 'In two', 'In all three'].map((label, at) => ({
                value: String(at),
                label,
              }))}
            />
          </Field>
        )}
        {group === 'A' && (
          <Checkbox
            checked={draft.onRevenue}
            onCheckedChange={(onRevenue) => change({ onRevenue })}
            label="It changes sales, not a cost"
          />
        )}
        <AddBackPapers checkId={checkId} papers={draft.papers} onChange={(papers) => change({ papers })} />
        <Overlap draft={draft} earnings={earnings} before={before} onChange={change} />
      </FormShell>
    </Dialog>
  );
}

type OverlapProps = Pick<Props, 'earnings' | 'before'> & {
  draft: AddBackDraft;
  onChange: (more: Partial<AddBackDraft>) => void;
};

/** Whether another one has a part of the same cost; asked where there is another one. */
function Overlap({ draft, earnings, before, onChange }: OverlapProps) {
  const others = earnings.addBacks.filter(({ id }) => id !== before?.id);
  if (others.length === 0) return null;
  return (
    <Field label="Is a part of it in another add-back too?">
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

const groupNames = {
  O: 'About the owner',
  N: 'Came once',
  A: 'Corrections of the books',
  F: 'Not in the books yet (shown apart)',
  X: 'Not taken by buyers',
} as const;

const kinds: readonly OptionGroup[] = (['O', 'N', 'A', 'F', 'X'] as const).map((group) => ({
  label: groupNames[group],
  options: addBackCodes
    .filter((code) => addBackCategories[code].group === group)
    .map((code) => ({ value: code, label: addBackCategories[code].label })),
}));
const lines = typedCodes.map((code) => ({ value: code, label: canonicalAccounts[code].label }));
