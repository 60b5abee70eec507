import type { ReactNode } from 'react';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { useCopy } from '#kit/ui/use-copy.ts';
import type { BackupList } from './queries.ts';
import { restoreCommand, restoreMomentCommand } from './restore-command.ts';

type Props = Pick<BackupList, 'settings' | 'moments'> & { newest: string | undefined };

export function RestoreGuide({ settings: { database, folder, passphraseSet }, newest, moments }: Props) {
  return (
    <Card as="section" className="flex flex-col gap-4">
      <h2 className="text-lead">How to restore</h2>
      <p className="max-w-prose text-muted">
        A restore is done on the command line of the server, because it replaces this site and everyone’s
        sign-in with it. It writes into an empty folder and overwrites nothing. Stop Cairn first, so that
        nothing is entered that the restored site would not have.
      </p>
      <ol className="flex list-decimal flex-col gap-3 pl-5">
        <li>Stop Cairn.</li>
        {database === 'own' && (
          <li>Restore the database of DATABASE_URL with its own tools, as it was before this backup.</li>
        )}
        <li className="min-w-0">
          {passphraseSet
            ? 'Restore into an empty folder, with BACKUP_PASSPHRASE set as it is now.'
            : 'Put secrets.json into a new folder, and restore into it: no passphrase is set, so backups do not contain that file.'}
          {moments?.since ? (
            <>
              <Way command={restoreMomentCommand(folder)}>All there is, up to the last change:</Way>
              <Way command={restoreMomentCommand(folder, moments.since)}>
                The site as it was at a moment (write yours, with its time zone):
              </Way>
              <Way command={restoreCommand(folder, newest)}>A backup as it is:</Way>
            </>
          ) : (
            <Command text={restoreCommand(folder, newest)} />
          )}
        </li>
        <li className="min-w-0">
          Start Cairn there{database === 'own' && ', with DATABASE_URL'}, and keep the old folder until you
          are sure.
          <Command text="DATA_DIR=/srv/cairn-restored npm start" />
        </li>
      </ol>
    </Card>
  );
}

function Way({ children, command }: { children: ReactNode; command: string }) {
  return (
    <div className="mt-3">
      <p className="text-muted text-small">{children}</p>
      <Command text={command} />
    </div>
  );
}

function Command({ text }: { text: string }) {
  const copy = useCopy();
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2">
      <code className="wrap-anywhere min-w-0 flex-1 basis-72 rounded-medium border bg-background px-3 py-2 font-mono text-small">
        {text}
      </code>
      <Button size="small" variant="secondary" onClick={() => void copy(text, 'Command')}>
        Copy
      </Button>
    </div>
  );
}
