import { useQuery } from '@tanstack/react-query';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { Link } from 'react-router';
import { grouped } from '#kernel/counts.ts';
import { messageFromError } from '#kit/api-error.ts';
import { paths } from '#kit/paths.ts';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import type { ReplyOf } from '#wire/endpoint.ts';
import type { countRequests } from '../contract.ts';
import { statusLabels, undecidedStatuses } from '../domain/status.ts';
import { changeSince } from './change-since.ts';
import { requestCountsQuery } from './queries.ts';

const waitsFor: Record<(typeof undecidedStatuses)[number], string> = {
  requested: 'waiting for you or the seller to send the NDA',
  sent_to_broker: 'waiting for the broker',
  awaiting_signature: 'waiting for the buyer',
  pending: 'waiting for the seller or the buyer',
};

export function NewRequestsCard() {
  const counts = useQuery(requestCountsQuery('all'));
  return (
    <Card as="section" aria-labelledby="new-requests" className="flex max-w-sm flex-col gap-1">
      <h2 id="new-requests" className="font-sans font-semibold text-body">
        New Requests
      </h2>
      <p className="text-muted text-small">Pending NDA requests for your approval</p>
      {counts.isPending && (
        <>
          <Skeleton className="mt-3 h-10 w-16" />
          <Skeleton className="mt-2 h-4 w-36" />
        </>
      )}
      {counts.isError && !counts.data && (
        <div role="alert" className="mt-2 flex flex-col items-start gap-2 text-small">
          <p className="text-bad">{messageFromError(counts.error)}</p>
          <Button
            variant="secondary"
            size="small"
            busy={counts.isFetching}
            onClick={() => void counts.refetch()}
          >
            Try again
          </Button>
        </div>
      )}
      {counts.data && <Undecided counts={counts.data} />}
    </Card>
  );
}

function Undecided({ counts }: { counts: ReplyOf<typeof countRequests> }) {
  const { undecided, requestedMonthAgo, split } = counts;
  return (
    <>
      <p className="tabular mt-2 font-display text-display">{grouped(split.requested)}</p>
      <Change now={split.requested} before={requestedMonthAgo} />
      {undecided > 0 && (
        <>
          <p className="tabular mt-2 text-muted text-small">{grouped(undecided)} undecided in all:</p>
          <ul className="tabular text-muted text-small">
            {undecidedStatuses
              .filter((status) => split[status] > 0)
              .map((status) => (
                <li key={status}>
                  <Link to={paths.adminRequests(status)} className="link">
                    {grouped(split[status])} {statusLabels[status]}
                  </Link>
                  : {waitsFor[status]}
                </li>
              ))}
          </ul>
        </>
      )}
    </>
  );
}

function Change({ now, before }: { now: number; before: number }) {
  const change = changeSince(now, before);
  if (change === null) return <p className="text-muted text-small">None a month ago</p>;
  const Arrow = now > before ? TrendingUp : TrendingDown;
  return (
    <p className="tabular flex items-center gap-2 text-muted text-small">
      {now !== before && <Arrow aria-hidden className="size-4" />}
      {change} from last month
    </p>
  );
}
