import { useState } from 'react';
import { answerWords } from '#features/valuation/health-check/domain/answer-words.ts';
import { shortNames } from '#features/valuation/health-check/domain/question-names.ts';
import { questions } from '#features/valuation/health-check/domain/questions.ts';
import { Button } from '#kit/ui/Button.tsx';
import type { Plan, Proposal } from './queries.ts';
import { TaskDialog } from './task-dialog.tsx';
import { WorthWords } from './worth-words.tsx';

type Props = { checkId: string; proposal: Proposal; people: Plan['people'] };

export function ProposalLine({ checkId, proposal, people }: Props) {
  const [open, setOpen] = useState(false);
  const { key, now, target } = proposal;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium">{shortNames[key]}</p>
        <p className="text-muted text-small">
          Now: {answerWords(key, now)}. Best: {answerWords(key, target)}.
        </p>
        <p className="text-muted text-small">{questions[key].why}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <WorthWords worth={proposal} />
        <Button
          size="small"
          variant="secondary"
          onClick={() => setOpen(true)}
          aria-label={`Add to plan: ${shortNames[key]}`}
        >
          Add to plan
        </Button>
      </div>
      {open && (
        <TaskDialog
          checkId={checkId}
          question={key}
          begin={{ target, dueOn: '', assignee: people[0] ? { personId: people[0].id } : { name: '' } }}
          people={people}
          task={null}
          onClose={() => setOpen(false)}
        />
      )}
    </li>
  );
}
