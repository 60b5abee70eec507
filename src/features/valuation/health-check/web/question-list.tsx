import { Check, Circle, CircleAlert, FileCheck, Minus } from 'lucide-react';
import { cx } from '#kit/ui/cx.ts';
import { answerWords } from '../domain/answer-words.ts';
import type { QuestionKey } from '../domain/question.ts';
import { questions } from '../domain/questions.ts';
import type { AnswerView } from './queries.ts';
import type { Pending } from './use-answers.ts';

type Props = {
  keys: readonly QuestionKey[];
  open: QuestionKey;
  answers: ReadonlyMap<QuestionKey, AnswerView>;
  pending: ReadonlyMap<QuestionKey, Pending>;
  doubtful: ReadonlySet<QuestionKey>;
  onOpen: (question: QuestionKey) => void;
};

export function QuestionList({ keys, open, answers, pending, doubtful, onOpen }: Props) {
  return (
    <nav aria-label="Questions of this section">
      <ol className="flex flex-col gap-1">
        {keys.map((key, at) => (
          <li key={key}>
            <button
              type="button"
              aria-current={key === open ? 'step' : undefined}
              onClick={() => onOpen(key)}
              className={cx(
                'flex min-h-11 w-full items-start gap-2.5 rounded-medium px-3 py-2 text-left text-small transition-colors hover:bg-raised',
                key === open && 'bg-raised',
              )}
            >
              <Mark answer={answers.get(key)} pending={pending.get(key)} doubtful={doubtful.has(key)} />
              <span className="min-w-0">
                <span className="line-clamp-2">
                  {at + 1}. {questions[key].question}
                </span>
                <span className="wrap-anywhere text-muted">
                  {stateOf(key, answers.get(key), pending.get(key), doubtful.has(key))}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

type MarkProps = { answer: AnswerView | undefined; pending: Pending | undefined; doubtful: boolean };

function Mark({ answer, pending, doubtful }: MarkProps) {
  const face = 'mt-0.5 size-4 shrink-0';
  if (pending?.trouble || doubtful)
    return <CircleAlert aria-hidden className={cx(face, pending?.trouble ? 'text-bad' : 'text-amber')} />;
  if (!answer) return <Circle aria-hidden className={cx(face, 'text-line-strong')} />;
  if (answer.answer.state !== 'given') return <Minus aria-hidden className={cx(face, 'text-muted')} />;
  const Shape = answer.answer.evidenced ? FileCheck : Check;
  return <Shape aria-hidden className={cx(face, 'text-good')} />;
}

function stateOf(
  key: QuestionKey,
  view: AnswerView | undefined,
  pending: Pending | undefined,
  doubtful: boolean,
): string {
  if (pending) return pending.trouble ? 'Not saved' : 'Saving';
  if (!view) return 'Not answered';
  const words = answerWords(key, view.answer);
  if (doubtful) return `${words} · conflicts`;
  if (view.answer.state !== 'given') return words;
  return `${words} · ${view.answer.evidenced ? 'documented' : 'not yet documented'}`;
}
