import { Card } from '#kit/ui/Card.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import type { BackupList } from './queries.ts';

const startedBy = {
  schedule: 'by the schedule',
  admin: 'by an administrator',
  command: 'on the command line',
};
const whats = { backup: 'Backup', verification: 'Verification' };

/** The last ones, newest first. */
export function FailedAttempts({ failed }: { failed: BackupList['failed'] }) {
  return (
    <section aria-label="What failed" className="flex flex-col gap-3">
      <h2 className="text-lead">What failed</h2>
      <Card>
        <ul className="-m-5 divide-y divide-line">
          {failed.slice(0, 10).map(({ id, kind, backup, startedAt, startedBy: by, problem }) => (
            <li key={id} className="flex flex-col gap-1 p-5">
              <p>
                {whats[kind]}
                {kind === 'verification' && backup ? ` of ${backup}` : ''}, started {startedBy[by]} on{' '}
                <DateText at={startedAt} withTime />
              </p>
              <p className="wrap-anywhere text-muted text-small">{problem}</p>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
