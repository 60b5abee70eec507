import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#kit/ui/Button.tsx';
import { cx } from '#kit/ui/cx.ts';
import { Field } from '#kit/ui/Field.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { type BoundName, isNarrowed, type MarketplaceSearch, namedValues } from './marketplace-address.ts';
import { boundLabels, boundOptions, noBound } from './marketplace-bounds.ts';
import { type FilterName, filterOptions } from './marketplace-filters.ts';
import { TradeFilter } from './trade-filter.tsx';

type Props = {
  search: MarketplaceSearch;
  onFilter: (name: FilterName, value: string) => void;
  onBound: (name: BoundName, key: string) => void;
  onClear: () => void;
};

const labels: readonly { name: FilterName; label: string }[] = [
  { name: 'industry', label: 'Industry' },
  { name: 'location', label: 'Location' },
  { name: 'revenue', label: 'Revenue' },
];

export function MarketplaceFilterPanel({ search, onFilter, onClear, onBound }: Props) {
  const [opened, setOpened] = useState(false);
  const id = useId();
  const set = Object.keys(namedValues({ ...search, q: '' })).length;
  return (
    <section
      aria-labelledby="filters"
      className="flex flex-col gap-4 rounded-large border bg-surface p-5 max-md:px-4 max-md:py-2 lg:sticky lg:top-7 lg:w-[280px] lg:shrink-0 lg:self-start"
    >
      <div className="flex min-h-8 items-center justify-between gap-3">
        <h2 id="filters" className="text-lead">
          Filters
          {set > 0 && <span className="text-muted md:hidden"> ({set} set)</span>}
        </h2>
        <div className="-mr-3 flex items-center gap-2">
          {isNarrowed(search) && (
            <Button variant="quiet" size="small" onClick={onClear}>
              Clear
            </Button>
          )}
          <ShowButton id={id} opened={opened} onOpened={setOpened} />
        </div>
      </div>
      <div id={id} className={cx('flex flex-col gap-4 max-md:pb-3', !opened && 'max-md:hidden')}>
        <NamedFilters filters={search.filters} onFilter={onFilter} />
        <Bounds search={search} onBound={onBound} />
      </div>
    </section>
  );
}

type ShowProps = { id: string; opened: boolean; onOpened: (opened: boolean) => void };

function ShowButton({ id, opened, onOpened }: ShowProps) {
  return (
    <Button
      variant="quiet"
      size="small"
      className="md:hidden"
      aria-label={opened ? 'Hide filters' : 'Show filters'}
      aria-expanded={opened}
      aria-controls={id}
      onClick={() => onOpened(!opened)}
    >
      <SlidersHorizontal aria-hidden className="size-4" />
      {opened ? 'Hide' : 'Show'}
    </Button>
  );
}

type FilterProps = Pick<Props, 'onFilter'> & Pick<MarketplaceSearch, 'filters'>;

function NamedFilters({ filters, onFilter }: FilterProps) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-4 lg:grid-cols-1">
      {labels.map(({ name, label }) => (
        <Field key={name} label={label}>
          <Select
            value={filters[name]}
            onValueChange={(value) => onFilter(name, value)}
            options={filterOptions[name]}
          />
        </Field>
      ))}
      <Field label="Trade">
        <TradeFilter value={filters.trade} onValueChange={(value) => onFilter('trade', value)} />
      </Field>
    </div>
  );
}

function Bounds({ search: { bounds }, onBound }: Pick<Props, 'search' | 'onBound'>) {
  const [opened, setOpened] = useState(false);
  const id = useId();
  const set = Object.values(bounds).some((key) => key !== '');
  const shown = opened || set;
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className="-mx-3 w-fit lg:hidden"
        aria-expanded={shown}
        aria-controls={id}
        disabledReason={set ? 'They stay open while one of them filters.' : null}
        onClick={() => setOpened(!shown)}
      >
        <SlidersHorizontal aria-hidden className="size-4" />
        Price and cash flow
      </Button>
      <div id={id} className={cx('flex flex-col gap-4', !shown && 'max-lg:hidden')}>
        <BoundPair names={['priceMin', 'priceMax']} bounds={bounds} onBound={onBound} />
        <BoundPair names={['cashFlowMin', 'cashFlowMax']} bounds={bounds} onBound={onBound} />
        <p className="text-muted text-tiny">
          Filters use the same ranges shown on listings. Cash flow is SDE, or EBITDA where no SDE is given.
          Listings with an undisclosed price don’t appear in a price filter.
        </p>
      </div>
    </>
  );
}

type PairProps = {
  names: readonly BoundName[];
  bounds: MarketplaceSearch['bounds'];
  onBound: Props['onBound'];
};

function BoundPair({ names, bounds, onBound }: PairProps) {
  return (
    <div className="grid grid-cols-2 items-end gap-3">
      {names.map((name) => (
        <Field key={name} label={boundLabels[name]}>
          <Select
            value={bounds[name] || noBound}
            onValueChange={(key) => onBound(name, key === noBound ? '' : key)}
            options={boundOptions[name]}
          />
        </Field>
      ))}
    </div>
  );
}
