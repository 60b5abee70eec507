import { useState } from 'react';
import { messageFromError } from '#web/api-error.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import type { QuestionView } from '../contract.ts';
import { refusalWords } from './question-words.ts';
import { RouteDialog } from './route-dialog.tsx';
import { useMoveQuestion } from './use-questions.ts';
import { WordsDialog, type WordsKind } from './words-dialog.tsx';

/** The listing that a question belongs to; `null` for an expert, who only drafts. */
export type Desk = { listingId: string; owner: boolean } | null;
type Props = { question: QuestionView; desk: Desk };
type Straight = 'approved' | 'answered' | 'withdrawn';
type Open = WordsKind | 'routed' | Straight;

const labels = {
  routed: 'Put to somebody',
  drafted: 'Write the answer',
  approved: 'Approve',
  answered: 'Hand out to the asker',
  published: 'Publish for everybody',
  declined: 'Do not answer',
  withdrawn: 'Take back',
} as const;

const straight: Record<Straight, { title: string; description: string }> = {
  approved: {
    title: 'Approve this answer?',
    description: 'It can be handed out then, by you or whoever acts for you.',
  },
  answered: {
    title: 'Hand out the answer to the asker alone?',
    description: 'Only whoever asked reads it. If it was published, the other buyers do not see it any more.',
  },
  withdrawn: {
    title: 'Take back this question?',
    description: 'It is not answered any more. The seller still sees that you asked it.',
  },
};

/** What the reader may do with a question, each step behind a dialog. */
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
            setOpen(to);
          }}
        >
          {to === 'answered' && question.state === 'published' ? 'Stop publishing' : labels[to]}
        </Button>
      ))}
      {open === 'routed' && desk && <RouteDialog question={question} {...desk} onClose={close} />}
      {(open === 'drafted' || open === 'published' || open === 'declined') && (
        <WordsDialog question={question} kind={open} onClose={close} />
      )}
      {(open === 'approved' || open === 'answered' || open === 'withdrawn') && (
        <ConfirmDialog
          open
          onOpenChange={(still) => !still && close()}
          {...straight[open]}
          confirmLabel={labels[open]}
          busy={move.isPending}
          error={move.error ? messageFromError(move.error) : null}
          onConfirm={() => move.mutate({ to: open })}
        />
      )}
    </div>
  );
}

const order = ['approved', 'answered', 'published', 'drafted', 'routed', 'declined', 'withdrawn'] as const;

/** Steps that exist from here for this reader; one that only the seller may take is shown and says so. */
function stepsOf({ may, state }: QuestionView, desk: Desk) {
  const next = { asked: 'drafted', routed: 'drafted', drafted: 'approved', approved: 'answered' } as const;
  return order
    .filter((to) => may[to] === true || String(may[to]) in refusalWords)
    .filter((to) => to !== 'routed' || desk !== null)
    .map((to) => ({
      to,
      primary: state in next && Object.entries(next).some(([at, best]) => at === state && best === to),
    }));
}
