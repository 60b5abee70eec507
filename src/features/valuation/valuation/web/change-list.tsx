import { useInfiniteQuery } from '@tanstack/react-query';
import { PagedList } from '#kit/tables/PagedList.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { RowList } from '#kit/ui/RowList.tsx';
import { changesQuery, type TableChange } from './queries.ts';

export function ChangeList() {
  const changes = useInfiniteQuery(changesQuery());
  return (
    <PagedList
      query={changes}
      what="changes"
      more="Load older changes"
      waiting="h-20"
      empty={
        <EmptyState title="Nothing was changed yet">
          The tables are unchanged. Each change and its author will appear here.
        </EmptyState>
      }
    >
      {(items) => (
        <RowList>
          {items.map((change) => (
            <Change key={change.id} change={change} />
          ))}
        </RowList>
      )}
    </PagedList>
  );
}

const names: Record<string, string> = {
  low: 'Low',
  high: 'High',
  middle: 'Middle',
  value: 'Value',
  asOf: 'As of',
  source: 'Source',
  sourceUrl: 'Web address',
  verified: 'Read in the source',
  note: 'Note',
  retired: 'Retired',
  reviewedOn: 'Looked at',
};

function Change({ change: { about, by, at, fields } }: { change: TableChange }) {
  return (
    <li className="flex flex-col gap-2 p-5">
      <p className="flex flex-wrap justify-between gap-x-6">
        <span className="font-medium">{about}</span>
        <span className="text-muted text-small">
          {by ?? 'Closed account'}, <DateText at={at} withTime />
        </span>
      </p>
      {fields.length === 0 && <p className="text-muted text-small">Looked at, and left as it was.</p>}
      <ul className="text-small">
        {fields.map(({ field, from, to }) => (
          <li key={field} className="wrap-anywhere">
            <span className="text-muted">{names[field] ?? field}:</span> {from ?? 'nothing'} →{' '}
            {to ?? 'nothing'}
          </li>
        ))}
      </ul>
    </li>
  );
}
