import { useQuery } from '@tanstack/react-query';
import { paths } from '#kit/paths.ts';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { BackupState, MomentsState } from '#site/backups/web/backup-state.tsx';
import { type BackupList, backupsQuery } from '#site/backups/web/queries.ts';
import type { Verdict } from '../domain/verdict.ts';
import { HealthCard } from './health-card.tsx';

/** What the page of backups says, with a link to it. */
export function BackupHealth() {
  const { data, error } = useQuery(backupsQuery);
  return (
    <HealthCard
      title="Backups"
      verdict={error ? unread : data ? verdictOf(data) : reading}
      action={
        <LinkButton variant="secondary" size="small" to={paths.backups()}>
          Backups
        </LinkButton>
      }
    >
      {data && (
        <div className="flex flex-col gap-1">
          <BackupState newest={data.items[0]} />
          {data.moments && <MomentsState {...data.moments} />}
        </div>
      )}
    </HealthCard>
  );
}

const reading: Verdict = { state: 'unknown', advice: 'The backups are being read.' };
const unread: Verdict = { state: 'unknown', advice: 'The backups could not be read. Open their page.' };

function verdictOf({ trouble, settings }: BackupList): Verdict {
  if (trouble) return { state: 'failing', advice: `${trouble.title}. ${trouble.lines.join(' ')}` };
  if (!settings.folderSet)
    return {
      state: 'warning',
      advice: 'There are no automatic backups. Set BACKUP_FOLDER to a folder of another disk and restart.',
    };
  return { state: 'good', advice: 'Nothing to do.' };
}
