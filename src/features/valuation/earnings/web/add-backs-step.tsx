import { useState } from 'react';
import { Alert } from '#kit/ui/Alert.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { addBackFlagWords } from '../domain/add-back-flag-words.ts';
import { heldAs, periodsOf } from '../domain/periods.ts';
import { AddBackCard } from './add-back-card.tsx';
import { AddBackChecklist } from './add-back-checklist.tsx';
import { type AddBackDraft, draftFor } from './add-back-draft.ts';
import { AddBackForm } from './add-back-form.tsx';
import { OwnerPayCard } from './owner-pay-card.tsx';
import { periodName } from './period-words.ts';
import type { AddBackLine, Earnings } from './queries.ts';

type Props = { checkId: string; earnings: Earnings };

export function AddBacksStep({ checkId, earnings }: Props) {
  const [open, setOpen] = useState<AddBackLine | 'new' | null>(null);
  const [start, setStart] = useState<AddBackDraft | undefined>(undefined);
  const newest =
    earnings.periods.findLast(({ source }) => source !== null)?.key ?? heldAs('latest', earnings);
  const keys = periodsOf(earnings);
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
        onAdd={({ item, found }) => {
          setStart(draftFor(item, found));
          setOpen('new');
        }}
      />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Field label="Period" className="w-60">
          <Select
            value={shown}
            onValueChange={(value) => setShown(keys.find((key) => key === value) ?? shown)}
            options={keys.map((key) => ({ value: key, label: periodName(key, earnings) }))}
          />
        </Field>
        <Button
          onClick={() => {
            setStart(undefined);
            setOpen('new');
          }}
        >
          New add-back
        </Button>
      </div>
      {period.bridge.flags.length > 0 && (
        <Alert tone="warning" title="What buyers will ask">
          <ul className="list-disc pl-5">
            {period.bridge.flags.map((flag) => (
              <li key={flag}>{addBackFlagWords[flag]}</li>
            ))}
          </ul>
        </Alert>
      )}
      {period.source !== null && <OwnerPayCard period={period} />}
      {earnings.addBacks.length === 0 ? (
        <EmptyState title="No add-backs yet">
          Go through the checklist above, or add one of your own.
        </EmptyState>
      ) : (
        <ul className="flex flex-col gap-3">
          {earnings.addBacks.map((addBack) => (
            <AddBackCard
              key={addBack.id}
              checkId={checkId}
              addBack={addBack}
              period={period}
              onEdit={() => setOpen(addBack)}
            />
          ))}
        </ul>
      )}
      {open !== null && (
        <AddBackForm
          checkId={checkId}
          earnings={earnings}
          before={open === 'new' ? null : open}
          start={open === 'new' ? start : undefined}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}
