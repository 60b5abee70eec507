import { useState } from 'react';
import { answerWords } from '#features/valuation/health-check/domain/answer-words.ts';
import { shortNames } from '#features/valuation/health-check/domain/question-names.ts';
import { dayInWords, localToday } from '#kernel/days.ts';
import { call } from '#kit/api.ts';
import { Badge } from '#kit/ui/Badge.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { RoughMoney } from '#kit/ui/RoughMoney.tsx';
import { failureToast, useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { moveTask } from '../contract.ts';
import { isOverdue } from '../domain/task.ts';
import { DoneDialog } from './done-dialog.tsx';
import { type Plan, type Task, useValueChanged } from './queries.ts';
import { TaskDialog } from './task-dialog.tsx';
import { WorthWords } from './worth-words.tsx';

type Props = { checkId: string; task: Task; people: Plan['people'] };

export function TaskLine({ checkId, task, people }: Props) {
  const [open, setOpen] = useState<'done' | 'change' | null>(null);
  const { key, target, assignee, dueOn, status } = task;
  const name = shortNames[key];
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          <StatusBadges task={task} />
        </p>
        <p className="wrap-anywhere text-muted text-small">
          Target: {answerWords(key, target)}. {assignee.name ?? 'Unassigned'}, by {dayInWords(dueOn)}.
        </p>
      </div>
      {status === 'open' ? (
        <OpenTask
          checkId={checkId}
          task={task}
          onDone={() => setOpen('done')}
          onChange={() => setOpen('change')}
        />
      ) : (
        <ClosedTask checkId={checkId} task={task} />
      )}
      {open === 'done' && <DoneDialog checkId={checkId} task={task} onClose={() => setOpen(null)} />}
      {open === 'change' && (
        <TaskDialog
          checkId={checkId}
          question={key}
          begin={beginOf(task)}
          people={people}
          task={task}
          onClose={() => setOpen(null)}
        />
      )}
    </li>
  );
}

function StatusBadges({ task }: { task: Task }) {
  return (
    <>
      {isOverdue(task, localToday()) && <Badge tone="amber">Overdue</Badge>}
      {task.status === 'done' && <Badge tone="good">Done</Badge>}
      {task.status === 'dropped' && <Badge>Dropped</Badge>}
    </>
  );
}

type OpenProps = { checkId: string; task: Task; onDone: () => void; onChange: () => void };

function OpenTask({ checkId, task, onDone, onChange }: OpenProps) {
  const name = shortNames[task.key];
  return (
    <div className="flex flex-wrap items-center gap-3">
      {task.now && <WorthWords worth={task.now} />}
      <Button size="small" variant="secondary" onClick={onDone} aria-label={`Done: ${name}`}>
        Done
      </Button>
      <Button size="small" variant="quiet" onClick={onChange} aria-label={`Change: ${name}`}>
        Change
      </Button>
      <Move checkId={checkId} task={task} to="dropped" label="Drop" />
    </div>
  );
}

function ClosedTask({ checkId, task }: { checkId: string; task: Task }) {
  return (
    <div className="flex flex-wrap items-center gap-3 text-small">
      <span className="text-muted">
        <DateText at={task.movedAt} />, worth{' '}
        {task.worth === null ? 'an amount not known' : <RoughMoney amount={task.worth} />} when added
      </span>
      {task.status === 'dropped' && <Move checkId={checkId} task={task} to="open" label="Reopen" />}
    </div>
  );
}

function beginOf({ target, dueOn, assignee }: Task) {
  return {
    target,
    dueOn,
    assignee: assignee.personId === null ? { name: assignee.name ?? '' } : { personId: assignee.personId },
  };
}

type MoveProps = { checkId: string; task: Task; to: 'dropped' | 'open'; label: string };

function Move({ checkId, task, to, label }: MoveProps) {
  const changed = useValueChanged(checkId);
  const toast = useToast();
  const move = useSingleMutation({
    mutationFn: () => call(moveTask, { params: { id: task.id }, body: { to, version: task.version } }),
    onSuccess: () => toast(to === 'dropped' ? 'Task dropped.' : 'Task reopened.'),
    onError: (error) => toast('Not changed', failureToast(error)),
    onSettled: changed,
  });
  return (
    <Button
      size="small"
      variant="quiet"
      busy={move.isPending}
      onClick={() => move.mutate()}
      aria-label={`${label}: ${shortNames[task.key]}`}
    >
      {label}
    </Button>
  );
}
