import { useState } from 'react';
import { useReviewChange } from '#features/quality-of-earnings/reviews/web/use-change.ts';
import { call } from '#kit/api.ts';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { TextArea } from '#kit/ui/TextArea.tsx';
import { useToast } from '#kit/ui/use-toast.ts';
import { type CommentView, mostRemark } from '../comment-shapes.ts';
import type { CommentState } from '../domain/report-comments.ts';
import { moveReportComment } from '../reviewer-contract.ts';

type Step = { title: string; label: string; send: string; done: string };

const stepWords: Record<CommentState, Step> = {
  answered: { title: 'Answer the comment', label: 'Answer', send: 'Send answer', done: 'Answer sent.' },
  resolved: {
    title: 'Resolve the comment',
    label: 'What was done about it',
    send: 'Resolve',
    done: 'Comment resolved.',
  },
  open: {
    title: 'Open the comment again',
    label: 'What is still open',
    send: 'Open again',
    done: 'Comment opened again.',
  },
};

type Props = { comment: CommentView; to: CommentState; optional: boolean; onClose: () => void };

export function RemarkDialog({ comment: { id, version }, to, optional, onClose }: Props) {
  const [words, setWords] = useState('');
  const toast = useToast();
  const { title, label, send, done } = stepWords[to];
  const step = useReviewChange(
    () => call(moveReportComment, { params: { id }, body: { version, to, words: words.trim() } }),
    () => {
      toast(done);
      onClose();
    },
  );
  return (
    <FormDialog
      title={title}
      description="Both sides keep what is said here. No one can change it afterwards."
      busy={step.isPending}
      error={step.error}
      submitLabel={send}
      submitDisabledReason={!optional && words.trim() === '' ? 'Write something first.' : null}
      onSubmit={() => step.mutate()}
      onClose={onClose}
    >
      <Field name="words" label={label} optional={optional}>
        <TextArea
          rows={5}
          value={words}
          maxLength={mostRemark}
          onChange={(event) => setWords(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
