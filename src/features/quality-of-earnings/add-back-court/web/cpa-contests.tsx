import { useQuery } from '@tanstack/react-query';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import type { ContestView } from '../court-shapes.ts';
import { ContestCard } from './contest-card.tsx';
import { cpaContests } from './queries.ts';

/** What the reader is invited to decide; nothing is shown to those who never were. */
export function CpaContests() {
  const found = useQuery(cpaContests);
  return (
    <QueryPage
      query={found}
      words={{
        loading: 'Loading the adjustments for you to decide',
        failed: 'The adjustments for you to decide could not be loaded.',
      }}
      waiting={<Skeleton className="mt-8 h-24 w-full rounded-large" />}
    >
      {({ items }) => items.length > 0 && <ToDecide contests={items} />}
    </QueryPage>
  );
}

function ToDecide({ contests }: { contests: readonly ContestView[] }) {
  return (
    <section aria-labelledby="decide" className="mt-8 flex flex-col gap-4">
      <div>
        <h2 id="decide" className="text-title">
          Adjustments for you to decide
        </h2>
        <p className="text-muted">
          A buyer contests an adjustment of earnings, and you are invited as a CPA. You see this contest and
          nothing else of the deal.
        </p>
      </div>
      <ul className="flex flex-col gap-4">
        {contests.map((one) => (
          <li key={one.id}>
            <ContestCard contest={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}
