import { useQuery } from '@tanstack/react-query';
import { sizeText } from '#kernel/size-words.ts';
import { ErrorState } from '#kit/ui/ErrorState.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { StatusBadge } from '#kit/ui/StatusBadge.tsx';
import { howFull, percentOf } from '../domain/how-full.ts';
import { type OwnStorage, ownStorageQuery } from './queries.ts';
import { UseBar } from './use-bar.tsx';
import { bytesUsed, filesUsed } from './use-words.ts';

export function StorageRow() {
  const storage = useQuery(ownStorageQuery);
  return (
    <div className="flex flex-col gap-3 p-5">
      <h3 className="flex flex-wrap items-center gap-3 font-medium font-sans text-body">
        Storage
        {storage.data && <Fullness storage={storage.data} />}
      </h3>
      {storage.isPending && <Skeleton className="h-10 w-full" />}
      {storage.isError && !storage.data && (
        <ErrorState
          title="Your storage could not be loaded."
          error={storage.error}
          busy={storage.isFetching}
          onRetry={() => void storage.refetch()}
        />
      )}
      {storage.data && <Used storage={storage.data} />}
    </div>
  );
}

const fullness = {
  enough: null,
  nearly: <StatusBadge tone="amber">Nearly full</StatusBadge>,
  full: <StatusBadge tone="bad">Full</StatusBadge>,
};

function Fullness({ storage: { bytes, files } }: { storage: OwnStorage }) {
  return fullness[howFull(bytes, files)];
}

function Used({ storage: { bytes, files, mostOnceConfirmed } }: { storage: OwnStorage }) {
  const fuller = percentOf(files) > percentOf(bytes) ? files : bytes;
  return (
    <>
      <p className="tabular">
        {bytesUsed(bytes)} <span className="text-muted">· {filesUsed(files)}</span>
      </p>
      <UseBar label="Your storage" use={fuller} full={howFull(bytes, files)} className="max-w-md" />
      {mostOnceConfirmed !== null && (
        <p className="text-small">
          Once your email address is confirmed, it is {sizeText(mostOnceConfirmed)}.
        </p>
      )}
      <p className="text-muted text-small">
        What counts: everything in your deal rooms, including what others sent, earlier versions and copies
        for reading; archives of closed rooms; photos, proofs, supporting documents of health checks and your
        own agreements. Signed agreements do not count. At 80% you get a notification; what you remove is free
        within a minute or two.
      </p>
    </>
  );
}
