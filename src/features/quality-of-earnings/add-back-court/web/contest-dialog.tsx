import { useState } from 'react';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { RadioGroup } from '#kit/ui/RadioGroup.tsx';
import { TextArea } from '#kit/ui/TextArea.tsx';
import { useToast } from '#kit/ui/use-toast.ts';
import { mostWords } from '../court-shapes.ts';
import { type ContestReason, contestReasons } from '../domain/contest.ts';
import { reasonWords } from '../domain/court-words.ts';
import { type CourtAdjustment, useContest } from './queries.ts';

type Props = { roomId: string; one: CourtAdjustment; onClose: () => void };

export function ContestDialog({ roomId, one, onClose }: Props) {
  const [reason, setReason] = useState<ContestReason | null>(null);
  const [words, setWords] = useState('');
  const toast = useToast();
  const contest = useContest(roomId, () => {
    toast('Contest sent.');
    onClose();
  });
  return (
    <FormDialog
      title="Contest the adjustment"
      description="The seller is told and answers once. No other buyer learns of it."
      intro={<p className="font-medium [overflow-wrap:anywhere]">{one.label}</p>}
      busy={contest.isPending}
      error={contest.error}
      submitLabel="Send"
      submitDisabledReason={
        reason === null || words.trim() === '' ? 'Choose a reason and explain it first.' : null
      }
      onSubmit={() =>
        reason && contest.mutate({ adjustmentId: one.adjustmentId, reason, words: words.trim() })
      }
      onClose={onClose}
    >
      <RadioGroup
        label="Reason"
        value={reason ?? ''}
        onValueChange={(value) => setReason(contestReasons.find((known) => known === value) ?? null)}
        options={contestReasons.map((value) => ({ value, label: reasonWords[value] }))}
      />
      <Field name="words" label="Explanation">
        <TextArea
          rows={4}
          value={words}
          maxLength={mostWords}
          onChange={(event) => setWords(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
