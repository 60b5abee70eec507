import { useState } from 'react';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { StatusBadge } from '#kit/ui/StatusBadge.tsx';
import type { CommentView } from '../comment-shapes.ts';
import { changeWords, commentSideWords, commentStateWords, placeWords } from '../domain/comment-words.ts';
import type { CommentSide, CommentState } from '../domain/report-comments.ts';
import { RemarkDialog } from './remark-dialog.tsx';

const tones = {
  open: 'amber',
  answered: 'accent',
  resolved: 'good',
} as const satisfies Record<CommentState, string>;

type Props = { comment: CommentView; side: CommentSide | null; reportNumber: number };

export function CommentCard({ comment, side, reportNumber }: Props) {
  const { place, state, changes } = comment;
  const where = placeWords(place);
  return (
    <Card as="article" aria-label={`Comment on ${where}`} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-60 font-medium [overflow-wrap:anywhere]">
          <bdi>{where}</bdi>
        </p>
        <StatusBadge tone={tones[state]}>{commentStateWords[state]}</StatusBadge>
      </div>
      {comment.reportNumber !== reportNumber && (
        <p className="text-muted text-small">Written in report {comment.reportNumber}.</p>
      )}
      <Changes changes={changes} />
      <ol className="flex flex-col gap-3">
        {comment.remarks.map((remark) => (
          <Remark key={`${remark.at} ${remark.state}`} remark={remark} />
        ))}
      </ol>
      <Steps comment={comment} side={side} />
    </Card>
  );
}

function Changes({ changes }: Pick<CommentView, 'changes'>) {
  if (changes === null) return <p className="text-small">This report no longer has the place.</p>;
  if (changes.length === 0) return null;
  return (
    <ul className="border-amber/40 border-l-2 pl-4 text-small">
      {changes.map((change) => (
        <li key={change.column} className="tabular [overflow-wrap:anywhere]">
          {changeWords(change)}
        </li>
      ))}
    </ul>
  );
}

function Remark({ remark: { by, name, state, words, at } }: { remark: CommentView['remarks'][number] }) {
  return (
    <li className="flex flex-col gap-1 border-line-strong border-l-2 pl-4">
      <p className="text-muted text-small [overflow-wrap:anywhere]">
        {commentSideWords[by]}
        {name !== null && (
          <>
            , <bdi>{name}</bdi>
          </>
        )}
        , <DateText at={at} />
      </p>
      <p className="whitespace-pre-line text-small [overflow-wrap:anywhere]">
        {words === '' ? (
          <span className="text-muted">{commentStateWords[state]}, without words.</span>
        ) : (
          words
        )}
      </p>
    </li>
  );
}

const labels: Record<CommentState, string> = {
  answered: 'Answer',
  resolved: 'Resolve',
  open: 'Open again',
};

function Steps({ comment, side }: Pick<Props, 'comment' | 'side'>) {
  const [step, take] = useState<CommentState | null>(null);
  const steps = (['answered', 'resolved', 'open'] as const).filter((to) => comment.may[to] === true);
  if (steps.length === 0) return null;
  const answered = comment.state === 'answered';
  return (
    <div className="flex flex-wrap gap-2">
      {steps.map((to, position) => (
        <Button
          key={to}
          size="small"
          variant={position === 0 ? 'primary' : 'secondary'}
          onClick={() => take(to)}
        >
          {labels[to]}
        </Button>
      ))}
      {step && (
        <RemarkDialog
          comment={comment}
          to={step}
          optional={step === 'resolved' && (side === 'reviewer' || answered)}
          onClose={() => take(null)}
        />
      )}
    </div>
  );
}
