import { useState } from 'react';
import { useReviewChange } from '#features/quality-of-earnings/reviews/web/use-change.ts';
import { call } from '#kit/api.ts';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { TextArea } from '#kit/ui/TextArea.tsx';
import { explainFinding } from '../contract.ts';
import { findingWords } from '../domain/finding-words.ts';
import type { Finding } from './queries.ts';

type Props = { finding: Finding; onClose: () => void };

export function ExplainDialog({ finding: { id, test, explanation, version }, onClose }: Props) {
  const { title, asks } = findingWords[test];
  const [text, setText] = useState(explanation ?? '');
  const save = useReviewChange(
    () => call(explainFinding, { params: { id }, body: { text, version } }),
    onClose,
  );
  const nothing = text.trim() === '' && explanation === null;
  return (
    <FormDialog
      title={title}
      description={asks}
      submitLabel={text.trim() === '' && explanation !== null ? 'Take it back' : 'Save the explanation'}
      submitDisabledReason={nothing ? 'Write an explanation first.' : null}
      errorTitle="Not saved"
      busy={save.isPending}
      error={save.error}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <Field
        name="text"
        label="Your explanation"
        hint="Say what happened, when, and which document shows it. The people who may see your books read it."
      >
        <TextArea rows={6} maxLength={4_000} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
