import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import {
  type FilterName,
  filterOptions,
  isFiltered,
  type MarketplaceFilters,
} from './marketplace-filters.ts';

type Props = {
  filters: MarketplaceFilters;
  onChange: (name: FilterName, value: string) => void;
  onClear: () => void;
};

const labels: readonly { name: FilterName; label: string }[] = [
  { name: 'industry', label: 'Industry' },
  { name: 'location', label: 'Location' },
  { name: 'revenue', label: 'Revenue' },
];

export function MarketplaceFilterPanel({ filters, onChange, onClear }: Props) {
  return (
    <section
      aria-labelledby="filters"
      className="flex flex-col gap-4 rounded-large border bg-surface p-5 lg:sticky lg:top-7 lg:w-[280px] lg:shrink-0 lg:self-start"
    >
      <div className="flex min-h-8 items-center justify-between gap-3">
        <h2 id="filters" className="text-lead">
          Filters
        </h2>
        {isFiltered(filters) && (
          <Button variant="quiet" size="small" onClick={onClear} className="-mr-3">
            Clear
          </Button>
        )}
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-4 lg:grid-cols-1">
        {labels.map(({ name, label }) => (
          <Field key={name} label={label}>
            <Select
              value={filters[name]}
              onValueChange={(value) => onChange(name, value)}
              options={filterOptions[name]}
            />
          </Field>
        ))}
      </div>
    </section>
  );
}
