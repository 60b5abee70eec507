import { useState } from 'react';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { Alert } from '#kit/ui/Alert.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { TextArea } from '#kit/ui/TextArea.tsx';
import { longest, type QuestionView } from '../contract.ts';
import { askerNamedIn } from '../domain/asker-named.ts';
import { quotedIn } from '../domain/quotes.ts';
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
        kind === 'published' ? (
          <PublishedAnswer question={question} />
        ) : (
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
      {kind === 'published' && <NamesAsker question={question} words={words} />}
    </FormDialog>
  );
}

/** Nothing is refused: the same word can mean something else. */
export function NamesAsker({
  question: { answer, manage },
  words,
}: Pick<Props, 'question'> & { words: string }) {
  const found = manage === null ? [] : askerNamedIn(`${words}\n${answer ?? ''}`, manage.asker.name);
  if (manage === null || found.length === 0) return null;
  return (
    <Alert title="This may show who asked" tone="warning">
      {`${manage.asker.name} asked, and other buyers must not learn that. The question or the answer says ${found.map((word) => `“${word}”`).join(', ')}. Remove it, and the name of the firm.`}
    </Alert>
  );
}

/** The answer may quote pages that only the buyer who asked can read. */
export function PublishedAnswer({ question: { answer, document } }: Pick<Props, 'question'>) {
  if (answer === null) return null;
  const others = quotedIn(answer).filter((name) => name !== document?.name);
  return (
    <div className="flex flex-col gap-3">
      <div>
        <p className="font-semibold text-small">The answer that they see</p>
        <p className="wrap-anywhere whitespace-pre-line text-muted">{answer}</p>
      </div>
      {others.length > 0 && (
        <Alert title="The answer quotes other documents" tone="warning">
          {`It quotes ${others.map((name) => `“${name}”`).join(', ')}. Buyers who cannot open ${others.length === 1 ? 'that document' : 'those documents'} will read these words all the same. Edit the answer first if they should not.`}
        </Alert>
      )}
    </div>
  );
}

const fieldOf = { published: 'publicQuestion', declined: 'reason' } as const;

function wordsOf(question: QuestionView, kind: WordsKind): string {
  if (kind === 'published') return question.manage?.publicQuestion ?? question.question;
  return '';
}
