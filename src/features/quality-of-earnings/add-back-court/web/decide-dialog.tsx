import { useState } from 'react';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { MoneyInput } from '#kit/ui/MoneyInput.tsx';
import { RadioGroup } from '#kit/ui/RadioGroup.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { useToast } from '#kit/ui/use-toast.ts';
import type { ContestView } from '../court-shapes.ts';
import { type Outcome, outcomes } from '../domain/contest.ts';
import { outcomeWords } from '../domain/court-words.ts';
import { useCourtStep } from './queries.ts';
import { WordsField } from './words-field.tsx';

export function DecideDialog({ contest, onClose }: { contest: ContestView; onClose: () => void }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [amount, setAmount] = useState<number | null>(null);
  const [words, setWords] = useState('');
  const [license, setLicense] = useState('');
  const toast = useToast();
  const step = useCourtStep(contest, () => {
    toast('Decision sent.');
    onClose();
  });
  const missing =
    outcome === null ||
    words.trim() === '' ||
    license.trim() === '' ||
    (outcome === 'reduced' && amount === null);
  return (
    <FormDialog
      title="Decide"
      description="Both sides read your decision with your name, your license as you state it, and who invited you. It is final, and part of the record of the deal."
      busy={step.isPending}
      error={step.error}
      submitLabel="Send decision"
      submitDisabledReason={missing ? 'Choose a decision, and give your reasons and license first.' : null}
      onSubmit={() =>
        outcome &&
        step.mutate({
          ...{ to: 'ruled', outcome, words: words.trim(), license: license.trim() },
          ...(outcome === 'reduced' && amount !== null ? { amount } : {}),
        })
      }
      onClose={onClose}
    >
      <RadioGroup
        label="The adjustment is"
        value={outcome ?? ''}
        onValueChange={(value) => setOutcome(outcomes.find((one) => one === value) ?? null)}
        options={outcomes.map((value) => ({ value, label: outcomeWords[value] }))}
      />
      {outcome === 'reduced' && (
        <Field name="amount" label="Amount that you support">
          <MoneyInput value={amount} onValueChange={setAmount} />
        </Field>
      )}
      <WordsField label="Reasons" words={words} onWords={setWords} />
      <Field name="license" label="Your CPA license" hint="State and number, for example UT 12345.">
        <TextInput value={license} maxLength={80} onChange={(event) => setLicense(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
