import { counted } from '#kernel/counts.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { cx } from '#kit/ui/cx.ts';
import { heldWords, seenBy } from './publication-words.ts';
import type { Publication } from './queries.ts';

export function PublicationFacts({ effect, stale }: { effect: Publication; stale: boolean }) {
  const { held, unpaged, unreadable, opened, hidden, foldersChanged, folders } = effect;
  const sellerOnly = folders
    .filter(({ opensAt }) => opensAt === 'seller')
    .reduce((sum, { documents }) => sum + documents, 0);
  return (
    <div className={cx('flex flex-col gap-3 text-small', stale && 'opacity-60')}>
      <p
        aria-live="polite"
        className="rounded-large border border-line bg-raised px-4 py-3 font-medium text-base"
      >
        {seenBy(effect)}
      </p>
      {opened + hidden > 0 && <AlsoChanges opened={opened} hidden={hidden} />}
      {foldersChanged > 0 && (
        <p className="text-muted">
          {counted(foldersChanged, 'folder')} will open at that time for every buyer with permission, with
          everything in {foldersChanged === 1 ? 'it' : 'them'}.
        </p>
      )}
      {sellerOnly > 0 && (
        <p className="text-muted">
          {counted(sellerOnly, 'document')} in a seller-only folder will not be shown to buyers.
        </p>
      )}
      {held > 0 && (
        <p className="text-muted">
          {counted(held, 'document')} will not be published: {heldWords(effect)}.
        </p>
      )}
      <PreviewFacts unpaged={unpaged} unreadable={unreadable} />
    </div>
  );
}

function AlsoChanges({ opened, hidden }: Pick<Publication, 'opened' | 'hidden'>) {
  return (
    <Alert tone="warning" title="This also changes documents that are already published">
      {opened > 0 && <p>{counted(opened, 'document')} will become visible to more buyers.</p>}
      {hidden > 0 && (
        <p>
          {counted(hidden, 'document')} will no longer be visible to a buyer who sees{' '}
          {hidden === 1 ? 'it' : 'them'} now.
        </p>
      )}
    </Alert>
  );
}

function PreviewFacts({ unpaged, unreadable }: Pick<Publication, 'unpaged' | 'unreadable'>) {
  return (
    <>
      {unpaged > 0 && (
        <p className="text-muted">
          {counted(unpaged, 'document')} can’t be previewed: only buyers who may download the original can
          open {unpaged === 1 ? 'it' : 'them'}. To show a preview, upload a PDF, or a picture as JPG.
        </p>
      )}
      {unreadable > 0 && (
        <p className="text-muted">
          {counted(unreadable, 'document')} (such as scans and pictures) could not be checked in full. Make
          sure {unreadable === 1 ? 'it contains' : 'they contain'} no Social Security or account numbers.
        </p>
      )}
    </>
  );
}
