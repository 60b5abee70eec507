import { useState } from 'react';
import { Alert } from '#kit/ui/Alert.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { addBackFlagWords } from '../domain/add-back-flag-words.ts';
import { heldAs, type PeriodKey, periodsOf } from '../domain/periods.ts';
import { AddBackCard } from './add-back-card.tsx';
import { AddBackChecklist } from './add-back-checklist.tsx';
import { type AddBackDraft, draftFor } from './add-back-draft.ts';
import { AddBackForm } from './add-back-form.tsx';
import { OwnerPayCard } from './owner-pay-card.tsx';
import { periodName } from './period-words.ts';
import type { AddBackLine, Earnings, Period } from './queries.ts';

type Props = { checkId: string; earnings: Earnings };

export function AddBacksStep({ checkId, earnings }: Props) {
  const form = useAddBackForm();
  const newest =
    earnings.periods.findLast(({ source }) => source !== null)?.key ?? heldAs('latest', earnings);
  const [shown, setShown] = useState(newest);
  const period = earnings.periods.find(({ key }) => key === shown);
  if (!period) return null;
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-prose text-muted">
        Costs that end with you, or that won’t come again, are added back to your earnings; costs missing from
        your books are taken off. Each add-back takes seven tests. Six decide whether it counts. The seventh
        asks for documents: without them it counts in your figures, but lenders won’t count it.
      </p>
      <AddBackChecklist
        checkId={checkId}
        earnings={earnings}
        onAdd={({ item, found }) => form.add(draftFor(item, found))}
      />
      <PeriodBar earnings={earnings} shown={shown} onShow={setShown} onNew={() => form.add()} />
      <AddBacksOfPeriod checkId={checkId} earnings={earnings} period={period} onEdit={form.edit} />
      {form.open !== null && (
        <AddBackForm
          checkId={checkId}
          earnings={earnings}
          before={form.open === 'new' ? null : form.open}
          start={form.open === 'new' ? form.start : undefined}
          onClose={form.close}
        />
      )}
    </div>
  );
}

function useAddBackForm() {
  const [open, setOpen] = useState<AddBackLine | 'new' | null>(null);
  const [start, setStart] = useState<AddBackDraft | undefined>(undefined);
  const add = (draft?: AddBackDraft) => {
    setStart(draft);
    setOpen('new');
  };
  const edit = (addBack: AddBackLine) => setOpen(addBack);
  return { open, start, add, edit, close: () => setOpen(null) };
}

type BarProps = {
  earnings: Earnings;
  shown: PeriodKey;
  onShow: (period: PeriodKey) => void;
  onNew: () => void;
};

function PeriodBar({ earnings, shown, onShow, onNew }: BarProps) {
  const keys = periodsOf(earnings);
  return (
    <div className="flex flex-wrap items-end justify-between gap-3">
      <Field label="Period" className="w-60">
        <Select
          value={shown}
          onValueChange={(value) => onShow(keys.find((key) => key === value) ?? shown)}
          options={keys.map((key) => ({ value: key, label: periodName(key, earnings) }))}
        />
      </Field>
      <Button onClick={onNew}>New add-back</Button>
    </div>
  );
}

type OfPeriodProps = {
  checkId: string;
  earnings: Earnings;
  period: Period;
  onEdit: (addBack: AddBackLine) => void;
};

function AddBacksOfPeriod({ checkId, earnings, period, onEdit }: OfPeriodProps) {
  const { addBacks } = earnings;
  return (
    <>
      {period.bridge.flags.length > 0 && <BuyerQuestions flags={period.bridge.flags} />}
      {period.source !== null && <OwnerPayCard period={period} />}
      {addBacks.length === 0 ? (
        <EmptyState title="No add-backs yet">
          Go through the checklist above, or add one of your own.
        </EmptyState>
      ) : (
        <ul className="flex flex-col gap-3">
          {addBacks.map((addBack) => (
            <AddBackCard
              key={addBack.id}
              checkId={checkId}
              addBack={addBack}
              period={period}
              ends={earnings}
              onEdit={() => onEdit(addBack)}
            />
          ))}
        </ul>
      )}
    </>
  );
}

function BuyerQuestions({ flags }: { flags: Period['bridge']['flags'] }) {
  return (
    <Alert tone="warning" title="What buyers will ask">
      <ul className="list-disc pl-5">
        {flags.map((flag) => (
          <li key={flag}>{addBackFlagWords[flag]}</li>
        ))}
      </ul>
    </Alert>
  );
}
