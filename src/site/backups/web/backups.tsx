import { useQuery } from '@tanstack/react-query';
import { Alert } from '#kit/ui/Alert.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { BackupProgress } from './backup-progress.tsx';
import { BackupState, MomentsState } from './backup-state.tsx';
import { BackupTable } from './backup-table.tsx';
import { FailedAttempts } from './failed-attempts.tsx';
import { type BackupList, backupsQuery } from './queries.ts';
import { RestoreGuide } from './restore-guide.tsx';
import { SettingsOfBackups } from './settings-of-backups.tsx';
import { useBackupActs } from './use-backup-acts.ts';

export function Backups() {
  const query = useQuery(backupsQuery);
  return (
    <QueryPage
      query={query}
      words={{ loading: 'Loading the backups', failed: 'The backups could not be loaded.' }}
    >
      {(list) => <AllOfBackups list={list} query={query} />}
    </QueryPage>
  );
}

type Props = { list: BackupList; query: { error: Error | null; refetch: () => unknown } };

function AllOfBackups({ list, query }: Props) {
  const { settings, items, running, failed, trouble, moments } = list;
  const acts = useBackupActs();
  const busy = running || acts.isPending ? 'Wait until the one that is running is done.' : null;
  return (
    <div className="flex flex-col gap-8">
      {settings.database === 'own' && <OwnDatabase />}
      <Card as="section" className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div className="flex min-w-0 flex-1 basis-72 flex-col gap-1">
            <BackupState newest={items[0]} />
            {moments && <MomentsState {...moments} />}
          </div>
          <Button disabledReason={busy} onClick={() => acts.mutate(null)}>
            Back up now
          </Button>
        </div>
        {running && <BackupProgress running={running} />}
      </Card>
      {trouble && (
        <Alert tone="warning" title={trouble.title}>
          {trouble.lines.join(' ')}
        </Alert>
      )}
      <BackupTable items={items} query={query} busy={busy} onVerify={acts.mutate} folder={settings.folder} />
      <RestoreGuide settings={settings} newest={items[0]?.name} moments={moments} />
      <SettingsOfBackups settings={settings} />
      {failed.length > 0 && <FailedAttempts failed={failed} />}
    </div>
  );
}

function OwnDatabase() {
  return (
    <Alert title="The database is not in these backups" tone="warning">
      This site uses a database of its own (DATABASE_URL). Back it up with its own tools, such as pg_dump or
      pgBackRest, each time before the files are backed up here. These backups have the files and the secrets,
      without which it cannot be read.
    </Alert>
  );
}
