import { counted } from '#kernel/counts.ts';
import { sizeText } from '#kernel/size-words.ts';
import { DateText } from '#kit/ui/DateText.tsx';
import { TimeAgo } from '#kit/ui/TimeAgo.tsx';
import { bytesOf } from './backup-size.ts';
import type { Backup, BackupList } from './queries.ts';

/** The state of all backups in one sentence. */
export function BackupState({ newest }: { newest: Backup | undefined }) {
  return <p className="display text-title">{sentenceOf(newest)}</p>;
}

function sentenceOf(newest: Backup | undefined) {
  if (!newest) return 'There is no backup yet.';
  const { contents, verification } = newest;
  if (!contents) return 'The last backup cannot be read.';
  return (
    <>
      The last backup was made <TimeAgo at={contents.createdAt} />, {verified(verification)},{' '}
      {sizeText(bytesOf(contents))}.
    </>
  );
}

function verified(verification: Backup['verification']): string {
  if (!verification) return 'not verified';
  return verification.fault === null ? 'verified' : 'found not to be sound';
}

/** Whether the moments between the backups can be restored too. */
export function MomentsState({ since, problem, filesWaiting }: NonNullable<BackupList['moments']>) {
  if (problem)
    return (
      <p className="text-muted">
        Changes have not been copied since <DateText at={problem.since} withTime />: {problem.text}
      </p>
    );
  if (!since)
    return <p className="text-muted">Changes are being copied. They count from the next backup on.</p>;
  return (
    <p className="text-muted">
      Any moment since <DateText at={since} withTime /> can be restored; changes are copied within seconds
      {filesWaiting > 0 && `, and ${counted(filesWaiting, 'file')} will follow`}.
    </p>
  );
}
