import { useState } from 'react';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { Checkbox } from '#kit/ui/Checkbox.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { MoneyInput } from '#kit/ui/MoneyInput.tsx';
import { useToast } from '#kit/ui/use-toast.ts';
import type { ContestView } from '../court-shapes.ts';
import type { EvidenceKind } from '../domain/contest.ts';
import { evidenceWords } from '../domain/court-words.ts';
import { useCourtStep } from './queries.ts';
import { WordsField } from './words-field.tsx';

export function AnswerDialog({ contest, onClose }: { contest: ContestView; onClose: () => void }) {
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<readonly EvidenceKind[]>([]);
  const [amount, setAmount] = useState<number | null>(null);
  const toast = useToast();
  const step = useCourtStep(contest, () => {
    toast('Answer sent.');
    onClose();
  });
  return (
    <FormDialog
      title="Answer the contest"
      description="You answer once. Only this buyer, and a CPA who is invited, read it."
      busy={step.isPending}
      error={step.error}
      submitLabel="Send answer"
      submitDisabledReason={words.trim() === '' ? 'Write your answer first.' : null}
      onSubmit={() =>
        step.mutate({
          to: 'answered',
          words: words.trim(),
          evidence: [...chosen],
          ...(amount === null ? {} : { amount }),
        })
      }
      onClose={onClose}
    >
      <WordsField label="Answer" words={words} onWords={setWords} />
      {contest.evidence.map((kind) => (
        <Checkbox
          key={kind}
          label={evidenceWords[kind]}
          checked={chosen.includes(kind)}
          onCheckedChange={(on) => setChosen(on ? [...chosen, kind] : chosen.filter((one) => one !== kind))}
        />
      ))}
      <Field
        name="amount"
        label="Reduce it to"
        hint="If you claim less of it from now on, toward every buyer."
        optional
      >
        <MoneyInput value={amount} onValueChange={setAmount} />
      </Field>
    </FormDialog>
  );
}
