import { useState } from 'react';
import { messageFromError } from '#kit/api-error.ts';
import { FormShell } from '#kit/forms/FormShell.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Dialog } from '#kit/ui/Dialog.tsx';
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

/** Asks for the words that a step needs. */
export function WordsDialog({ question, kind, onClose }: Props) {
  const { title, label, hint, submit, most } = kinds[kind];
  const [words, setWords] = useState(() => wordsOf(question, kind));
  const move = useMoveQuestion(question, onClose);
  return (
    <Dialog open onOpenChange={(open) => !open && !move.isPending && onClose()} title={title}>
      {kind !== 'published' && (
        <p className="whitespace-pre-line break-words text-muted">{question.question}</p>
      )}
      <FormShell
        label={title}
        busy={move.isPending}
        error={move.error ? messageFromError(move.error) : null}
        submitLabel={submit}
        submitVariant={kind === 'declined' ? 'danger' : 'primary'}
        submitDisabledReason={words.trim() === '' ? 'Write something first.' : null}
        actions={
          <Button variant="secondary" disabledReason={move.isPending ? 'Sending.' : null} onClick={onClose}>
            Cancel
          </Button>
        }
        onSubmit={(event) => {
          event.preventDefault();
          move.mutate({ to: kind, [fieldOf[kind]]: words.trim() });
        }}
      >
        <Field label={label} hint={hint}>
          <TextArea
            rows={6}
            value={words}
            maxLength={most}
            onChange={(event) => setWords(event.target.value)}
          />
        </Field>
      </FormShell>
    </Dialog>
  );
}

const fieldOf = { published: 'publicQuestion', declined: 'reason' } as const;

function wordsOf(question: QuestionView, kind: WordsKind): string {
  if (kind === 'published') return question.manage?.publicQuestion ?? question.question;
  return '';
}
