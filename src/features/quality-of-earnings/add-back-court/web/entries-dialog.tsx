import { useQuery } from '@tanstack/react-query';
import { longDay } from '#kernel/days.ts';
import { Dialog } from '#kit/ui/Dialog.tsx';
import { Money } from '#kit/ui/Money.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { type Contest, contestQuery } from './queries.ts';

/** The entries of the adjustment in the twelve months of the report, as the reader’s stage shows them. */
export function EntriesDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const found = useQuery(contestQuery(id));
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Ledger entries" wide>
      <QueryPage
        query={found}
        words={{ loading: 'Loading the ledger entries', failed: 'The ledger entries could not be loaded.' }}
        waiting={<Skeleton className="h-32 w-full" />}
      >
        {({ entries }) => <Entries entries={entries} />}
      </QueryPage>
    </Dialog>
  );
}

function Entries({ entries: { items, total } }: { entries: Contest['entries'] }) {
  if (items.length === 0) return <p className="text-muted">It has no entries in these twelve months.</p>;
  return (
    <>
      <ul className="flex flex-col divide-y">
        {items.map(({ day, account, amount, name, memo }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other identity and never move
          <li key={at} className="flex flex-wrap justify-between gap-x-4 py-2 text-small">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {longDay(day)} · <bdi>{account}</bdi>
              {name && (
                <>
                  {' '}
                  · <bdi>{name}</bdi>
                </>
              )}
              {memo && <span className="block text-muted">{memo}</span>}
            </span>
            <Money exact amount={amount} className="tabular" />
          </li>
        ))}
      </ul>
      {total === null && <p className="text-muted text-small">The first 100 entries are shown.</p>}
    </>
  );
}
