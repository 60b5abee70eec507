import { useState } from 'react';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { TextArea } from '#kit/ui/TextArea.tsx';
import { longest, type QuestionView } from '../contract.ts';
import { useMoveQuestion } from './use-questions.ts';

const kinds = {
  published: {
    title: 'Publish to all buyers',
    label: 'Question as other buyers see it',
    hint: 'Every buyer who can see the document sees this and the answer. Remove anything that shows who asked.',
    submit: 'Publish',
    most: longest.question,
  },
  declined: {
    title: 'Decline to answer',
    label: 'Reason',
    hint: 'The buyer who asked sees it. This is final.',
    submit: 'Decline',
    most: longest.reason,
  },
} as const;
export type WordsKind = keyof typeof kinds;

type Props = { question: QuestionView; kind: WordsKind; onClose: () => void };

export function WordsDialog({ question, kind, onClose }: Props) {
  const { title, label, hint, submit, most } = kinds[kind];
  const [words, setWords] = useState(() => wordsOf(question, kind));
  const move = useMoveQuestion(question, onClose);
  return (
    <FormDialog
      title={title}
      intro={
        kind !== 'published' && (
          <p className="whitespace-pre-line break-words text-muted">{question.question}</p>
        )
      }
      busy={move.isPending}
      error={move.error}
      submitLabel={submit}
      danger={kind === 'declined'}
      submitDisabledReason={words.trim() === '' ? 'Write something first.' : null}
      onSubmit={() => move.mutate({ to: kind, [fieldOf[kind]]: words.trim() })}
      onClose={onClose}
    >
      <Field name={fieldOf[kind]} label={label} hint={hint}>
        <TextArea
          rows={6}
          value={words}
          maxLength={most}
          onChange={(event) => setWords(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}

const fieldOf = { published: 'publicQuestion', declined: 'reason' } as const;

function wordsOf(question: QuestionView, kind: WordsKind): string {
  if (kind === 'published') return question.manage?.publicQuestion ?? question.question;
  return '';
}
