import { counted } from '#kernel/counts.ts';
import { paths } from '#kit/paths.ts';
import { Button } from '#kit/ui/Button.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { DescriptionList } from '#kit/ui/DescriptionList.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { TimeAgo } from '#kit/ui/TimeAgo.tsx';
import { HealthCard } from './health-card.tsx';
import type { Health } from './queries.ts';
import { useJobRerun } from './use-health-acts.ts';

type Failure = Health['jobs']['failures'][number];

export function JobHealth({ jobs }: { jobs: Health['jobs'] }) {
  const { verdict, waiting, running, failed, oldestDue, failures } = jobs;
  return (
    <HealthCard title="Jobs" verdict={verdict}>
      <DescriptionList
        items={[
          { term: 'Waiting', detail: waiting },
          { term: 'Running', detail: running },
          { term: 'Failed', detail: failed },
          { term: 'Due, and waiting longest', detail: oldestDue ? <TimeAgo at={oldestDue} /> : 'None' },
        ]}
      />
      {failures.length > 0 && (
        <ul aria-label="Failed jobs" className="divide-y divide-line border-line border-t">
          {failures.map((failure) => (
            <FailedJob key={failure.id} failure={failure} />
          ))}
        </ul>
      )}
    </HealthCard>
  );
}

function FailedJob({ failure: { id, name, attempts, failedAt, error, again } }: { failure: Failure }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="wrap-anywhere font-mono text-small">{name}</p>
        <p className="wrap-anywhere text-muted text-small">
          {counted(attempts, 'attempt')}, the last one on <DateText at={failedAt} withTime />
          {error && `: ${error}`}
        </p>
      </div>
      <Again id={id} again={again} />
    </li>
  );
}

function Again({ id, again }: Pick<Failure, 'id' | 'again'>) {
  const rerun = useJobRerun();
  if (again === 'mails') return <span className="text-muted text-small">Send the emails again, below</span>;
  if (again === 'schedule') return <span className="text-muted text-small">Runs again at its next time</span>;
  if (again === 'backups')
    return (
      <LinkButton variant="secondary" size="small" to={paths.backups()}>
        Backups
      </LinkButton>
    );
  return (
    <Button variant="secondary" size="small" busy={rerun.isPending} onClick={() => rerun.mutate(id)}>
      Run again
    </Button>
  );
}
