import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { CountersigningFlow } from './countersigning-flow.tsx';
import { NdaRecord } from './nda-record.tsx';
import type { OwnerSeen } from './owner-on-record.tsx';
import { type NdaView, ndaQuery } from './queries.ts';
import { SigningFlow } from './signing-flow.tsx';

type Props = {
  ndaId: string;
  /** The signer signed or declined: invalidate what depends on it. */
  onChanged: () => void;
  /** Only an agreement for a listing has one. */
  owner?: OwnerSeen;
  above?: (nda: NdaView) => ReactNode;
};

const waiting = (
  <>
    <Skeleton className="h-8 w-56" />
    <Skeleton className="h-96 w-full rounded-large" />
  </>
);

export function NdaPanel({ ndaId, onChanged, owner = 'never', above }: Props) {
  return (
    <QueryPage
      query={useQuery(ndaQuery(ndaId))}
      words={{ loading: 'Loading the agreement', failed: 'The agreement couldn’t be loaded.' }}
      waiting={waiting}
    >
      {(nda) => {
        if (nda.may.countersign === true) return <CountersigningFlow nda={nda} onChanged={onChanged} />;
        if (nda.may.sign !== true) return <NdaRecord nda={nda} owner={owner} />;
        return (
          <>
            {above?.(nda)}
            <SigningFlow nda={nda} onChanged={onChanged} />
          </>
        );
      }}
    </QueryPage>
  );
}
