import { FormShell } from '#kit/forms/FormShell.tsx';
import { tooLong } from '#kit/forms/too-long.ts';
import { Button } from '#kit/ui/Button.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { TextArea } from '#kit/ui/TextArea.tsx';
import { longest, type QuestionView } from '../contract.ts';
import type { AnswerSlot } from './answer-slot.ts';
import { refusalWords } from './question-words.ts';
import { useMoveQuestion } from './use-questions.ts';
import { useTyped } from './use-typed.ts';

type Props = {
  question: QuestionView;
  /** An expert can only draft; the seller's side sends. */
  expert: boolean;
  suggest: AnswerSlot | null;
};

export function AnswerForm({ question, expert, suggest }: Props) {
  // Until the reader types, a colleague's draft is shown when it arrives.
  const [typed, setTyped] = useTyped(question.id);
  const answer = typed ?? question.answer ?? '';
  const move = useMoveQuestion(question, () => setTyped(null));
  const over = tooLong(answer, longest.answer, 'an answer');
  const unfit = answer.trim() === '' ? 'Write the answer first.' : over;
  const refused = question.may.answered === true ? null : (refusalWords[question.may.answered] ?? null);
  const send = (to: 'drafted' | 'answered') => move.mutate({ to, answer: answer.trim() });
  const busy = move.isPending ? 'Sending.' : null;
  return (
    <FormShell
      label={`Answer to: ${question.question.slice(0, 80)}`}
      busy={move.isPending}
      error={move.error}
      submitLabel={expert ? 'Submit draft' : 'Send to buyer'}
      submitDisabledReason={unfit ?? (expert ? null : refused)}
      actions={
        !expert && (
          <Button variant="secondary" disabledReason={unfit ?? busy} onClick={() => send('drafted')}>
            Save draft
          </Button>
        )
      }
      onSubmit={() => send(expert ? 'drafted' : 'answered')}
    >
      <AnswerField answer={answer} over={over} expert={expert} onType={setTyped} />
      {suggest?.({ id: question.id, text: answer, onText: setTyped })}
    </FormShell>
  );
}

type FieldProps = { answer: string; over: string | null; expert: boolean; onType: (typed: string) => void };

function AnswerField({ answer, over, expert, onType }: FieldProps) {
  return (
    <Field
      name="answer"
      label="Answer"
      hint={
        expert ? 'The seller reviews it before any buyer sees it.' : 'Only the buyer who asked will see it.'
      }
      error={over ?? undefined}
      live
    >
      <TextArea rows={3} value={answer} onChange={(event) => onType(event.target.value)} />
    </Field>
  );
}
