import { ChevronDown } from 'lucide-react';
import type { FormEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { PlainForm } from '#kit/forms/PlainForm.tsx';
import { paths } from '#kit/paths.ts';
import { buttonFace } from '#kit/ui/button-face.ts';
import { cx } from '#kit/ui/cx.ts';
import { inputFace } from '#kit/ui/input-face.ts';
import type { Option, OptionGroup } from '#kit/ui/Select.tsx';
import { isFiltered } from './marketplace-filters.ts';
import {
  type PublicFilterName,
  type PublicFilters,
  publicFilterOptions,
  publicQuery,
  publicSearchIn,
} from './public-address.ts';

const fields: readonly { label: string; name: PublicFilterName }[] = [
  { label: 'Industry', name: 'industry' },
  { label: 'Trade', name: 'trade' },
  { label: 'Location', name: 'location' },
  { label: 'Asking price', name: 'price' },
  { label: 'Revenue', name: 'revenue' },
];

/** A plain form works without scripts; with them the URL stays clean. */
export function PublicFilterForm({ filters }: { filters: PublicFilters }) {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const chosen = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) chosen.set(name, String(value));
    void navigate(paths.businessesForSale(publicQuery(publicSearchIn(chosen).filters, 1)));
  };
  return (
    <PlainForm
      // Resets the fields when the URL changes.
      key={publicQuery(filters, 1)}
      action={paths.businessesForSale()}
      label="Filters"
      onSubmit={submit}
      className="flex flex-wrap items-end gap-3 rounded-large border bg-surface p-4 sm:gap-4 sm:p-5"
    >
      {fields.map(({ label, name }) => (
        <PlainSelect
          key={name}
          label={label}
          name={name}
          value={filters[name]}
          options={publicFilterOptions[name]}
        />
      ))}
      <Buttons filtered={isFiltered(filters)} />
    </PlainForm>
  );
}

function Buttons({ filtered }: { filtered: boolean }) {
  return (
    <div className="flex min-h-11 items-center gap-2">
      <button type="submit" className={buttonFace('primary')}>
        Show businesses
      </button>
      {filtered && (
        <Link to={paths.businessesForSale()} className={buttonFace('quiet')}>
          Clear
        </Link>
      )}
    </div>
  );
}

type SelectProps = {
  label: string;
  name: string;
  value: string;
  options: readonly (Option | OptionGroup)[];
};

function PlainSelect({ label, name, value, options }: SelectProps) {
  const id = `filter-${name}`;
  return (
    <div className="flex min-w-0 flex-1 basis-32 flex-col sm:basis-44 gap-1.5">
      <label htmlFor={id} className="font-medium text-small">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          name={name}
          defaultValue={value}
          className={cx(inputFace, 'h-11 appearance-none pr-7 sm:pr-10')}
        >
          {options.map((entry) =>
            'options' in entry ? (
              <optgroup key={entry.label} label={entry.label}>
                {entry.options.map(choice)}
              </optgroup>
            ) : (
              choice(entry)
            ),
          )}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute top-3.5 right-2 size-4 text-muted sm:right-3"
        />
      </div>
    </div>
  );
}

function choice({ value, label }: Option) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}
