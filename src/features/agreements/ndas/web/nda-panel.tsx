import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '#kit/ui/ErrorState.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { CountersigningFlow } from './countersigning-flow.tsx';
import { NdaRecord } from './nda-record.tsx';
import { type NdaView, ndaQuery } from './queries.ts';
import { SigningFlow } from './signing-flow.tsx';

type Props = {
  ndaId: string;
  /** The signer signed or declined: what depends on it is old now. */
  onChanged: () => void;
  /** What stands above an agreement that the reader is to sign. */
  above?: (nda: NdaView) => ReactNode;
};

/** The agreement of a request: to be signed where that is the reader's part, else as a record. */
export function NdaPanel({ ndaId, onChanged, above }: Props) {
  const nda = useQuery(ndaQuery(ndaId));
  if (nda.isPending) {
    return (
      <div role="status" className="flex flex-col gap-4">
        <span className="sr-only">Loading the agreement</span>
        <Skeleton className="h-8 w-56" />
        <Skeleton className="h-96 w-full rounded-large" />
      </div>
    );
  }
  if (!nda.data) {
    return (
      <ErrorState
        title="The agreement couldn’t be loaded."
        error={nda.error}
        busy={nda.isFetching}
        onRetry={() => void nda.refetch()}
      />
    );
  }
  if (nda.data.may.countersign === true) return <CountersigningFlow nda={nda.data} onChanged={onChanged} />;
  return nda.data.may.sign === true ? (
    <>
      {above?.(nda.data)}
      <SigningFlow nda={nda.data} onChanged={onChanged} />
    </>
  ) : (
    <NdaRecord nda={nda.data} />
  );
}
