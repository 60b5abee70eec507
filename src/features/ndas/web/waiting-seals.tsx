import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '#web/api.ts';
import { paths } from '#web/paths.ts';
import { PagedList } from '#web/tables/PagedList.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { TimeAgo } from '#web/ui/TimeAgo.tsx';
import { useToast } from '#web/ui/use-toast.ts';
import { useSingleMutation } from '#web/use-single-mutation.ts';
import { retrySeal } from '../contract.ts';
import { sealFailureWords } from '../domain/sealing.ts';
import { sealsKey, type WaitingSeal, waitingSealsQuery } from './queries.ts';

/** Signed agreements whose file is not sealed yet, and why. */
export function WaitingSeals() {
  const seals = useInfiniteQuery(waitingSealsQuery());
  return (
    <PagedList
      query={seals}
      what="seals"
      more="Load more"
      empty={
        <EmptyState title="Every signed NDA is sealed.">
          A signed NDA stands here while it waits for its integrity seal, with the reason when that failed.
        </EmptyState>
      }
    >
      {(items) => (
        <>
          <p className="text-muted">
            These NDAs are signed and hold. Nobody can download their files before they are sealed. Each is
            tried again by itself, at least every twenty minutes.
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
  const tries = seal.attempts === 1 ? 'One try' : `${seal.attempts} tries`;
  return (
    <Card as="article" className="flex flex-col gap-2">
      <h3 className="wrap-anywhere font-medium">
        {seal.requestId === null ? (
          'An NDA passport'
        ) : (
          <Link to={paths.accessRequest(seal.requestId)} className="link">
            {seal.listingTitle || 'A listing without a title'}
          </Link>
        )}
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
        {seal.failure ? sealFailureWords[seal.failure] : 'Waiting for its first try.'}
      </p>
      <div>
        <Button size="small" variant="secondary" busy={retry.isPending} onClick={() => retry.mutate()}>
          Try again now
        </Button>
      </div>
    </Card>
  );
}

function useRetry(id: string) {
  const queries = useQueryClient();
  const toast = useToast();
  return useSingleMutation({
    mutationFn: () => call(retrySeal, { params: { id } }),
    onSuccess: () => toast('It is tried again now.', { description: 'This list shows how it went.' }),
    onError: (error) => toast('That did not work.', { tone: 'bad', description: error.message }),
    onSettled: () => void queries.invalidateQueries({ queryKey: sealsKey }),
  });
}
