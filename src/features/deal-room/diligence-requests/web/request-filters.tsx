import { cx } from '#kit/ui/cx.ts';
import { Select } from '#kit/ui/Select.tsx';
import type { ReplyOf } from '#wire/endpoint.ts';
import type { countRequests } from '../contract.ts';
import { ownerChoices, type requestChoices, requestSorts } from '../diligence-shapes.ts';
import { type RequestState, requestStateLabels } from '../domain/request.ts';
import type { Filters } from './queries.ts';

type Counts = ReplyOf<typeof countRequests>;
type Props = {
  filters: Filters;
  counts: Counts | undefined;
  side: boolean;
  onChange: (change: Record<string, string | null>) => void;
};

const everything = 'all';
const stateOrder: readonly RequestState[] = [
  'open',
  'in_progress',
  'reopened',
  'answered',
  'accepted',
  'declined',
  'withdrawn',
];
const ownerWords: Record<(typeof ownerChoices)[number], string> = {
  nobody: 'No one yet',
  me: 'Me',
  seller: 'The seller',
  broker: 'A broker',
  expert: 'An expert',
};
const sortWords: Record<(typeof requestSorts)[number], string> = {
  due: 'Due soonest first',
  number: 'By number',
};

export function RequestFilters({ filters, counts, side, onChange }: Props) {
  return (
    <div className={cx('grid gap-3 sm:grid-cols-2', side && 'xl:grid-cols-4')}>
      <Select
        aria-label="Status"
        value={filters.state ?? everything}
        onValueChange={(value) => onChange({ state: chosen(value) })}
        options={stateOptions(counts)}
      />
      {side && <SideFilters filters={filters} counts={counts} onChange={onChange} />}
      <Select
        aria-label="Order"
        value={filters.sort ?? 'due'}
        onValueChange={(value) => onChange({ sort: value === 'due' ? null : value })}
        options={requestSorts.map((value) => ({ value, label: sortWords[value] }))}
      />
    </div>
  );
}

function SideFilters({ filters, counts, onChange }: Omit<Props, 'side'>) {
  return (
    <>
      <Select
        aria-label="Assigned to"
        value={filters.owner ?? everything}
        onValueChange={(value) => onChange({ owner: chosen(value) })}
        options={[
          { value: everything, label: 'Assigned to: anyone' },
          ...ownerChoices.map((value) => ({ value, label: `Assigned to: ${ownerWords[value]}` })),
        ]}
      />
      <Select
        aria-label="Requested by"
        value={filters.person ?? everything}
        onValueChange={(value) => onChange({ person: chosen(value) })}
        options={[
          { value: everything, label: 'Requested by: anyone' },
          ...(counts?.askers ?? []).map(({ id, name, requests }) => ({
            value: id,
            label: `Requested by: ${name} (${requests})`,
          })),
        ]}
      />
    </>
  );
}

function chosen(value: string): string | null {
  return value === everything ? null : value;
}

function stateOptions(counts: Counts | undefined) {
  const of = (...states: RequestState[]) =>
    counts ? states.reduce((sum, state) => sum + (counts.states[state] ?? 0), 0) : null;
  const option = (
    value: (typeof requestChoices)[number] | typeof everything,
    label: string,
    n: number | null,
  ) => ({
    value,
    label: n === null ? label : `${label} (${n})`,
  });
  return [
    option(everything, 'All', of(...stateOrder)),
    option('waiting', 'Awaiting answer', of('open', 'in_progress', 'reopened')),
    option('overdue', 'Overdue', counts?.overdue ?? null),
    ...stateOrder.map((state) => option(state, requestStateLabels[state], of(state))),
    option('over', 'Closed', of('accepted', 'declined', 'withdrawn')),
  ];
}
