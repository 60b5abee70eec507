import { useQuery } from '@tanstack/react-query';
import { shortNames } from '#features/valuation/health-check/domain/question-names.ts';
import type { CheckHead } from '#features/valuation/health-check/web/queries.ts';
import { localToday } from '#kernel/days.ts';
import { paths } from '#kit/paths.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { isOverdue } from '../domain/task.ts';
import { History } from './history.tsx';
import { Loaded } from './loaded.tsx';
import { ProposalLine } from './proposal-line.tsx';
import { type Plan, planQuery } from './queries.ts';
import { TaskLine } from './task-line.tsx';

export function PlanPart({ check }: { check: CheckHead }) {
  const plan = useQuery(planQuery(check.id));
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <Loaded query={plan} what="plan">
        {(reply) => (
          <>
            <Tasks checkId={check.id} plan={reply} />
            <Proposals checkId={check.id} plan={reply} />
          </>
        )}
      </Loaded>
      <History checkId={check.id} />
    </div>
  );
}

type Props = { checkId: string; plan: Plan };

function Tasks({ checkId, plan }: Props) {
  const open = plan.tasks.filter(({ status }) => status === 'open');
  const closed = plan.tasks.filter(({ status }) => status !== 'open');
  const overdue = open.filter((task) => isOverdue(task, localToday())).length;
  return (
    <Card as="section" aria-labelledby="plan-tasks" className="flex flex-col gap-4">
      <div>
        <h2 id="plan-tasks" className="text-title">
          Your plan
        </h2>
        <p className="text-muted">
          {open.length === 0
            ? 'Your plan is empty. Add something from the list below with a person and a due date.'
            : `${open.length} open${overdue > 0 ? `, ${overdue} of them overdue` : ''}. The person responsible gets a reminder on the due date.`}
        </p>
      </div>
      {open.length > 0 && (
        <ul className="divide-y divide-line border-line border-y" aria-label="Open tasks">
          {open.map((task) => (
            <TaskLine key={task.id} checkId={checkId} task={task} people={plan.people} />
          ))}
        </ul>
      )}
      {closed.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 text-muted">
            Done or dropped: {closed.length}
          </summary>
          <ul className="divide-y divide-line border-line border-y" aria-label="Done or dropped tasks">
            {closed.map((task) => (
              <TaskLine key={task.id} checkId={checkId} task={task} people={plan.people} />
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}

function Proposals({ checkId, plan }: Props) {
  return (
    <Card as="section" aria-labelledby="proposals" className="flex flex-col gap-4">
      <div>
        <h2 id="proposals" className="text-title">
          Opportunities
        </h2>
        <p className="text-muted">
          Answers that score below 70 and that you can change, the most dollars first. Each is worth what it
          adds alone, at today’s earnings.
        </p>
      </div>
      {plan.caps.map(({ key, words }) => (
        <Alert
          key={key}
          title={words}
          tone="warning"
          action={
            <LinkButton
              variant="secondary"
              size="small"
              to={{ pathname: paths.healthCheck(checkId), search: `?question=${key}` }}
            >
              Open the question
            </LinkButton>
          }
        >
          A better answer to “{shortNames[key]}” lifts the cap. Until then the other improvements add little
          or nothing; each says what it adds afterward.
        </Alert>
      ))}
      {plan.proposals.length === 0 ? (
        <div className="flex flex-col items-start gap-3">
          <p className="max-w-prose text-muted">
            No open opportunities: each of your answers so far scores 70 or more, cannot be changed, or is in
            your plan already. The more you answer, the more we can find.
          </p>
          <LinkButton variant="secondary" to={paths.healthCheck(checkId)}>
            Answer more questions
          </LinkButton>
        </div>
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {plan.proposals.map((proposal) => (
            <ProposalLine key={proposal.key} checkId={checkId} proposal={proposal} people={plan.people} />
          ))}
        </ul>
      )}
    </Card>
  );
}
