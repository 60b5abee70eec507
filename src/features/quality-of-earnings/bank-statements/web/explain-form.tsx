import { useState } from 'react';
import { useReviewChange } from '#features/quality-of-earnings/reviews/web/use-change.ts';
import { monthInWords } from '#kernel/days.ts';
import { cents, formatMoney } from '#kernel/money.ts';
import { call } from '#kit/api.ts';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { TextArea } from '#kit/ui/TextArea.tsx';
import { type ExplanationCause, explanationCauses } from '../domain/explanation.ts';
import { explainCash } from '../proof-contract.ts';
import { causeWords, sideWords } from './bank-words.ts';
import { explanationOf } from './open-questions.ts';
import type { CashProof, OpenMonth } from './queries.ts';

type Props = { reviewId: string; proof: CashProof; about: OpenMonth; onClose: () => void };

/** Why bank and books differ in a month. The reason holds for this difference only. */
export function ExplainForm({ reviewId, proof, about: { month, side }, onClose }: Props) {
  const known = explanationOf(proof, month.month, side);
  const [cause, setCause] = useState<ExplanationCause>(known?.cause ?? 'timing');
  const [text, setText] = useState(known?.text ?? '');
  const variance = month.proof?.[side].variance ?? 0;
  const save = useReviewChange(
    (explanation: { cause: ExplanationCause; text: string } | null) =>
      call(explainCash, {
        params: { id: reviewId },
        body: { month: month.month, side, amount: cents(variance), explanation },
      }),
    onClose,
  );
  return (
    <FormDialog
      title={`${sideWords[side].title}, ${monthInWords(month.month)}`}
      busy={save.isPending}
      error={save.error}
      errorTitle="Not saved"
      submitLabel="Save the explanation"
      submitDisabledReason={text.trim() === '' ? 'Say why.' : null}
      onSubmit={() => save.mutate({ cause, text: text.trim() })}
      onClose={onClose}
    >
      <p>
        The bank has {formatMoney(cents(Math.abs(variance)))} {variance > 0 ? 'more' : 'less'} than the books
        expect. First look whether a line of the month is no {side === 'receipts' ? 'receipt' : 'cost'}.
      </p>
      {known && !known.holds && (
        <p className="text-amber text-small">The difference has changed since it was explained.</p>
      )}
      <Field name="explanation.cause" label="What it is">
        <Select
          value={cause}
          onValueChange={(value) => {
            const found = explanationCauses.find((one) => one === value);
            if (found) setCause(found);
          }}
          options={explanationCauses.map((one) => ({ value: one, label: causeWords[one] }))}
        />
      </Field>
      <Field name="explanation.text" label="Explanation">
        <TextArea value={text} maxLength={2_000} onChange={({ target }) => setText(target.value)} />
      </Field>
      {known && (
        <Button variant="quiet" size="small" onClick={() => save.mutate(null)}>
          Take the explanation back
        </Button>
      )}
    </FormDialog>
  );
}
