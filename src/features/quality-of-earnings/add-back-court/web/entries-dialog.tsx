import { useQuery } from '@tanstack/react-query';
import { dayWords } from '#kernel/days.ts';
import { Dialog } from '#kit/ui/Dialog.tsx';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { Money } from '#kit/ui/Money.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { contestQuery } from './queries.ts';

/** The entries of the adjustment in the twelve months of the report, as the reader’s stage shows them. */
export function EntriesDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const found = useQuery(contestQuery(id));
  const items = found.data?.entries.items ?? [];
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Ledger entries" wide>
      {found.isPending && <Skeleton className="h-32 w-full" />}
      {found.error && <FailureAlert error={found.error} />}
      {found.data && items.length === 0 && (
        <p className="text-muted">It has no entries in these twelve months.</p>
      )}
      <ul className="flex flex-col divide-y">
        {items.map(({ day, account, amount, name, memo }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other identity and never move
          <li key={at} className="flex flex-wrap justify-between gap-x-4 py-2 text-small">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {dayWords(new Date(day))} · <bdi>{account}</bdi>
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
      {found.data?.entries.total === null && items.length > 0 && (
        <p className="text-muted text-small">The first 100 entries are shown.</p>
      )}
    </Dialog>
  );
}
