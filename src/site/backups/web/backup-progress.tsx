import type { BackupStep } from '#kernel/backup.ts';
import { grouped } from '#kernel/counts.ts';
import { sizeText } from '#kernel/size-words.ts';
import type { Running } from './queries.ts';

const words: Record<BackupStep, (of: Running) => string> = {
  database: ({ done, total }) =>
    `Copying the database: ${sizeText(done)} of about ${sizeText(Math.max(total, done))}`,
  files: ({ done, total }) => `Copying files: ${grouped(done)} of ${grouped(total)}`,
  verifying: () => 'Verifying it: it is restored into a throw-away database, and compared',
  deleting: () => 'Deleting backups that are no longer kept',
  sending: ({ done, total }) => `Copying it to the bucket: ${sizeText(done)} of ${sizeText(total)}`,
};

export function BackupProgress({ running }: { running: Running }) {
  const { step, done, total, kind } = running;
  const label = step === null ? 'Starting' : words[step](running);
  return (
    <div role="status" className="flex flex-col gap-2 text-small">
      <p className="tabular">
        {kind === 'verification' && running.backup ? `${running.backup}: ` : ''}
        {label} …
      </p>
      <progress
        aria-label={label}
        {...(total > 0 ? { value: Math.min(done, total), max: total } : {})}
        className="h-2 w-full accent-accent"
      />
    </div>
  );
}
