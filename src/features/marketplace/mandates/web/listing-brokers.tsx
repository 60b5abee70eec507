import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadMore } from '#kit/tables/LoadMore.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { ErrorState } from '#kit/ui/ErrorState.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { isOpen, mostOpenMandates } from '../domain/mandate.ts';
import { InviteBroker } from './invite-broker.tsx';
import { MandateRow, OtherSide } from './mandate-row.tsx';
import { listingMandates, type MandateView } from './queries.ts';

type Props = {
  listingId: string;
  closed: string | null;
};

export function ListingBrokers({ listingId, closed }: Props) {
  const mandates = useInfiniteQuery(listingMandates(listingId));
  const [inviting, setInviting] = useState(false);
  const rows = mandates.data?.pages.flatMap((page) => page.items);

  return (
    <section aria-labelledby="brokers" className="flex flex-col gap-3">
      <Head reason={closed ?? fullReason(rows)} onInvite={() => setInviting(true)} />
      {mandates.isError && !rows && (
        <ErrorState
          title="The brokers could not be loaded."
          error={mandates.error}
          busy={mandates.isFetching}
          onRetry={() => void mandates.refetch()}
        />
      )}
      {mandates.isPending && <Skeleton className="h-20 w-full rounded-large" />}
      {rows && <Engagements mandates={rows} />}
      <LoadMore label="Load older engagements" query={mandates} />
      {inviting && <InviteBroker listingId={listingId} onClose={() => setInviting(false)} />}
    </section>
  );
}

function fullReason(rows: readonly MandateView[] = []): string | null {
  const open = rows.filter((mandate) => isOpen(mandate.status)).length;
  return open >= mostOpenMandates ? `At most ${mostOpenMandates} at a time. End one first.` : null;
}

function Head({ reason, onInvite }: { reason: string | null; onInvite: () => void }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-3">
      <div>
        <h2 id="brokers" className="text-title">
          Brokers
        </h2>
        <p className="max-w-prose text-muted">
          A broker with an engagement acts on this listing for you, as far as you allow. Either of you ends it
          at once.
        </p>
      </div>
      <Button variant="secondary" disabledReason={reason} onClick={onInvite}>
        Invite a broker
      </Button>
    </div>
  );
}

function Engagements({ mandates }: { mandates: readonly MandateView[] }) {
  return (
    <Card>
      {mandates.length === 0 ? (
        <p className="text-muted">You have no broker on this listing. You answer every request yourself.</p>
      ) : (
        <ul className="-m-5 divide-y divide-line">
          {mandates.map((mandate) => (
            <MandateRow key={mandate.id} mandate={mandate} title={mandate.email}>
              {mandate.other && (
                <p className="text-small">
                  <OtherSide mandate={mandate} />
                </p>
              )}
            </MandateRow>
          ))}
        </ul>
      )}
    </Card>
  );
}
