import { useState } from 'react';
import { Button } from '#kit/ui/Button.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import type { QuestionView } from '../contract.ts';
import type { AnswerSlot } from './answer-slot.ts';
import { refusalWords } from './question-words.ts';
import { RouteDialog } from './route-dialog.tsx';
import { useMoveQuestion } from './use-questions.ts';
import { WordsDialog, type WordsKind } from './words-dialog.tsx';

/** `null` for an expert, who only drafts. */
export type Desk = { listingId: string; owner: boolean; suggest?: AnswerSlot } | null;
type Props = { question: QuestionView; desk: Desk };
type Straight = 'approved' | 'answered' | 'withdrawn';
type Open = WordsKind | 'routed' | Straight;

const labels = {
  routed: 'Assign',
  drafted: 'Edit answer',
  approved: 'Approve',
  answered: 'Send to buyer',
  published: 'Publish to all buyers',
  declined: 'Decline',
  withdrawn: 'Withdraw',
} as const;

const straight: Record<Straight, { title: string; description: string }> = {
  approved: {
    title: 'Approve this answer?',
    description: 'You, or someone who acts for you, can then send it to the buyer.',
  },
  answered: {
    title: 'Send this answer to the buyer who asked?',
    description: 'Only that buyer sees it. If it was published, other buyers no longer see it.',
  },
  withdrawn: {
    title: 'Withdraw this question?',
    description: 'It will not be answered. The seller still sees that you asked it.',
  },
};

export function QuestionActions({ question, desk }: Props) {
  const [open, setOpen] = useState<Open | null>(null);
  const move = useMoveQuestion(question, () => setOpen(null));
  const close = () => setOpen(null);
  const steps = stepsOf(question, desk);
  if (steps.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {steps.map(({ to, primary }) => (
        <Button
          key={to}
          size="small"
          variant={primary ? 'primary' : 'secondary'}
          disabledReason={question.may[to] === true ? null : (refusalWords[String(question.may[to])] ?? null)}
          onClick={() => {
            move.reset();
            // An approved answer becomes a draft again and is edited in place.
            if (to === 'drafted') move.mutate({ to, answer: question.answer ?? '' });
            else setOpen(to);
          }}
        >
          {to === 'answered' && question.state === 'published' ? 'Stop publishing' : labels[to]}
        </Button>
      ))}
      {open === 'routed' && desk && <RouteDialog question={question} {...desk} onClose={close} />}
      {(open === 'published' || open === 'declined') && (
        <WordsDialog question={question} kind={open} onClose={close} />
      )}
      {(open === 'approved' || open === 'answered' || open === 'withdrawn') && (
        <StraightDialog to={open} move={move} onClose={close} />
      )}
    </div>
  );
}

type StraightProps = { to: Straight; move: ReturnType<typeof useMoveQuestion>; onClose: () => void };

function StraightDialog({ to, move, onClose }: StraightProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(still) => !still && onClose()}
      {...straight[to]}
      confirmLabel={labels[to]}
      busy={move.isPending}
      error={move.error}
      onConfirm={() => move.mutate({ to })}
    />
  );
}

const order = ['approved', 'answered', 'published', 'drafted', 'routed', 'declined', 'withdrawn'] as const;

export function isWritten({ may, state }: QuestionView): boolean {
  return may.drafted === true && state !== 'approved';
}

/** Moves from the current state. One that only the seller may take is shown disabled, with the reason. */
function stepsOf(question: QuestionView, desk: Desk) {
  const { may, state } = question;
  const written: readonly string[] = isWritten(question) ? ['drafted', 'answered'] : [];
  return order
    .filter((to) => may[to] === true || String(may[to]) in refusalWords)
    .filter((to) => to !== 'routed' || desk !== null)
    .filter((to) => !written.includes(to))
    .map((to) => ({ to, primary: state === 'approved' && to === 'answered' }));
}
