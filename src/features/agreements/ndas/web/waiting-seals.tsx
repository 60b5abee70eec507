import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { counted } from '#kernel/counts.ts';
import { call } from '#kit/api.ts';
import { paths } from '#kit/paths.ts';
import { PagedList } from '#kit/tables/PagedList.tsx';
import { Alert } from '#kit/ui/Alert.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { TimeAgo } from '#kit/ui/TimeAgo.tsx';
import { failureToast, useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { sealFailureWords } from '../domain/sealing.ts';
import { retrySeal } from '../seal-contract.ts';
import { sealsKey, sealsQuery, type WaitingSeal } from './queries.ts';

export function WaitingSeals() {
  return (
    <div className="flex flex-col gap-8">
      <Waiting />
      <Unstamped />
    </div>
  );
}

/** Hidden while every seal has its stamp. Without a configured server none is missing. */
function Unstamped() {
  const seals = useInfiniteQuery(sealsQuery('unstamped'));
  const none = seals.data?.pages.every(({ items }) => items.length === 0);
  if (seals.isPending || none) return null;
  return (
    <section aria-labelledby="unstamped" className="flex flex-col gap-4">
      <h2 id="unstamped" className="text-lead">
        Sealed without a time stamp
      </h2>
      <Alert tone="warning" title="The time-stamp server did not respond">
        It was asked three times for each of these. They are sealed and valid, at level B-B instead of B-T.
        Check the address in the settings and the server’s log. Sealed files stay as they are.
      </Alert>
      <PagedList query={seals} what="seals without a time stamp" more="Load more of these" empty={null}>
        {(items) => (
          <ul className="flex flex-col gap-2">
            {items.map((seal) => (
              <li key={seal.id} className="flex flex-wrap justify-between gap-x-6 gap-y-1">
                <SealTitle seal={seal} />
                {seal.sealedAt && (
                  <span className="text-muted text-small">
                    Sealed <DateText at={seal.sealedAt} withTime />
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}

function Waiting() {
  const seals = useInfiniteQuery(sealsQuery('waiting'));
  return (
    <PagedList
      query={seals}
      what="seals"
      more="Load more"
      empty={
        <EmptyState title="All signed NDAs are sealed">
          A signed NDA appears here while it waits for its digital seal, with the reason if sealing failed.
        </EmptyState>
      }
    >
      {(items) => (
        <>
          <p className="text-muted">
            These NDAs are signed and valid. Their files can be downloaded once they are sealed. Each is
            retried automatically at least every twenty minutes.
          </p>
          <ul className="flex flex-col gap-4">
            {items.map((seal) => (
              <li key={seal.id}>
                <SealCard seal={seal} />
              </li>
            ))}
          </ul>
        </>
      )}
    </PagedList>
  );
}

function SealCard({ seal }: { seal: WaitingSeal }) {
  const retry = useRetry(seal.id);
  const tries = counted(seal.attempts, 'attempt');
  return (
    <Card as="article" className="flex flex-col gap-2">
      <h3 className="wrap-anywhere font-medium">
        <SealTitle seal={seal} />
      </h3>
      <p className="text-muted text-small">
        Signed <DateText at={seal.signedAt} withTime />
        {seal.triedAt && (
          <>
            {' '}
            · {tries}, the last <TimeAgo at={seal.triedAt} />
          </>
        )}
      </p>
      <p className={seal.failure ? 'text-bad' : 'text-muted'}>
        {seal.failure ? sealFailureWords[seal.failure] : 'Waiting for the first attempt.'}
      </p>
      <div>
        <Button size="small" variant="secondary" busy={retry.isPending} onClick={() => retry.mutate()}>
          Retry now
        </Button>
      </div>
    </Card>
  );
}

function SealTitle({ seal: { requestId, listingTitle } }: { seal: WaitingSeal }) {
  if (requestId === null) return <span>An NDA passport</span>;
  return (
    <Link to={paths.accessRequest(requestId)} className="link wrap-anywhere">
      {listingTitle || 'Untitled listing'}
    </Link>
  );
}

function useRetry(id: string) {
  const queries = useQueryClient();
  const toast = useToast();
  return useSingleMutation({
    mutationFn: () => call(retrySeal, { params: { id } }),
    onSuccess: () => toast('Retrying now', { description: 'This list shows the result.' }),
    onError: (error) => toast('The retry couldn’t be started.', failureToast(error)),
    onSettled: () => void queries.invalidateQueries({ queryKey: sealsKey }),
  });
}
