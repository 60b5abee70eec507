import { sizeText } from '#kernel/size-words.ts';
import { TimeAgo } from '#kit/ui/TimeAgo.tsx';
import { bytesOf } from './backup-size.ts';
import type { Backup } from './queries.ts';

/** The state of all backups in one sentence. */
export function BackupState({ newest }: { newest: Backup | undefined }) {
  return <p className="display min-w-0 flex-1 basis-72 text-title">{sentenceOf(newest)}</p>;
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
