import { Card } from '#kit/ui/Card.tsx';
import { StatusBadge } from '#kit/ui/StatusBadge.tsx';
import type { BackupSettings } from './queries.ts';

/** `ok`: `null` where the default is as good. `todo`: what the operator may want to do. */
type Line = { name: string; value: string; ok: boolean | null; todo: string | null };

/** What is set, and what to do about what is not. A restart applies a changed setting. */
export function SettingsOfBackups({ settings }: { settings: BackupSettings }) {
  return (
    <Card as="section" className="flex flex-col gap-2">
      <h2 className="text-lead">Settings</h2>
      <p className="text-muted">They are set where Cairn is started, and apply from the next start.</p>
      <dl className="divide-y divide-line">
        {linesOf(settings).map(({ name, value, ok, todo }) => (
          <div key={name} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
            <dt className="font-mono text-small">{name}</dt>
            <dd className="flex min-w-0 flex-1 basis-full flex-col gap-1">
              <span className="flex flex-wrap items-center gap-2">
                {ok !== null && (
                  <StatusBadge tone={ok ? 'good' : 'amber'}>{ok ? 'Set' : 'Not set'}</StatusBadge>
                )}
                <span className="wrap-anywhere">{value}</span>
              </span>
              {todo && <span className="max-w-prose text-muted text-small">{todo}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function linesOf(settings: BackupSettings): Line[] {
  const { folder, folderSet, at, passphraseSet, keep, bucket } = settings;
  return [
    {
      name: 'BACKUP_FOLDER',
      value: folder,
      ok: folderSet,
      todo: folderSet
        ? null
        : 'Backups are made only by the button above, on the disk of the site itself: if it breaks, both are lost. Set it to a folder of another disk or machine.',
    },
    {
      name: 'BACKUP_AT',
      value: at ?? 'No automatic backups',
      ok: at !== null,
      todo:
        at !== null
          ? null
          : folderSet
            ? 'It is off. Let cron or a timer run npm run admin -- backup each day.'
            : 'It applies once BACKUP_FOLDER is set.',
    },
    {
      name: 'BACKUP_PASSPHRASE',
      value: passphraseSet
        ? 'Backups contain secrets.json, sealed with it'
        : 'Backups are made without secrets.json',
      ok: passphraseSet,
      todo: passphraseSet
        ? 'Keep it where this machine cannot lose it: no one can restore the site without it.'
        : 'Set it, or keep a copy of secrets.json elsewhere: without that file, no document can be read again.',
    },
    momentsLine(settings),
    {
      name: 'BACKUP_BUCKET',
      value:
        bucket === null
          ? 'Backups are in the folder only'
          : `Each backup is copied to the bucket ${bucket}, encrypted`,
      ok: bucket !== null,
      todo:
        bucket === null
          ? 'Set it, or copy the folder to another place yourself, so that one fire does not take both.'
          : 'It has the backups, not what came after the last one.',
    },
    {
      name: 'BACKUP_KEEP',
      value: `${keep.daily} daily, ${keep.weekly} weekly, ${keep.monthly} monthly`,
      ok: null,
      todo: null,
    },
  ];
}

function momentsLine({ database, pointInTime, folderSet }: BackupSettings): Line {
  const what = database === 'own' ? 'file' : 'change';
  return {
    name: 'BACKUP_POINT_IN_TIME',
    value: pointInTime
      ? `Every ${what} is copied within seconds`
      : 'What is newer than the last backup can be lost',
    ok: pointInTime,
    todo: pointInTime
      ? null
      : folderSet
        ? `It is off. Leave it out, and every ${what} is copied as it comes.`
        : 'It applies once BACKUP_FOLDER is set.',
  };
}
