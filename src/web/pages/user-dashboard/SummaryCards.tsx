import { type Status, undecidedStatuses } from '#features/access-requests/domain/status.ts';
import { locale } from '#kernel/locale.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Figure } from './Figure.tsx';
import type { Dashboard } from './use-dashboard.ts';
import { ViewsCard } from './ViewsCard.tsx';

/** The four figures: true ones, or a dash and why. */
export function SummaryCards({ received }: { received: Dashboard['received'] }) {
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <ViewsCard />
      <Figure label="Offers" meaning="Submitted offers" value={null}>
        Offers cannot be made here yet.
      </Figure>
      <NdaRequests received={received} />
      <Figure label="Submitted LOIs" meaning="Submitted letters of intent" value={null}>
        Letters of intent cannot be submitted here yet.
      </Figure>
    </div>
  );
}

function NdaRequests({ received }: { received: Dashboard['received'] }) {
  const words = { label: 'NDA Requests', meaning: 'Pending NDA requests' };
  if (received.isPending) {
    return (
      <Figure {...words} value={<Skeleton className="my-1 h-8 w-12" />}>
        <Skeleton className="h-4 w-32" />
      </Figure>
    );
  }
  if (!received.data) {
    return (
      <Figure {...words} value={null}>
        <span className="flex flex-wrap items-center gap-2">
          They could not be loaded.
          <Button variant="quiet" size="small" onClick={() => void received.refetch()}>
            Try again
          </Button>
        </span>
      </Figure>
    );
  }
  const counts = received.data.pages[0]?.counts;
  const split = undecidedStatuses.map((status): [Status, number] => [status, counts?.[status] ?? 0]);
  const total = split.reduce((sum, [, n]) => sum + n, 0);
  return (
    <Figure {...words} value={total.toLocaleString(locale)}>
      {total === 0
        ? 'Nobody waits for access to your listings.'
        : split
            .filter(([, n]) => n > 0)
            .map(([status, n]) => (
              <span key={status} className="mr-3 inline-block">
                {n} {status}
              </span>
            ))}
    </Figure>
  );
}
