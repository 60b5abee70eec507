import { Select } from '#kit/ui/Select.tsx';
import type { FoundColumn } from '../domain/find-columns.ts';
import { fieldLabel, type ImportField, importFields } from '../domain/import-fields.ts';
import type { Mapping } from './read-rows.ts';

type Props = {
  columns: readonly FoundColumn[];
  mapping: Mapping;
  onChange: (mapping: Mapping) => void;
};

const left = { value: 'none', label: 'Not imported' };
const options = [left, ...importFields.map((field) => ({ value: field, label: fieldLabel(field) }))];

/** What each column of the file is read as. A field is taken from one column: choosing it again frees the other. */
export function ColumnList({ columns, mapping, onChange }: Props) {
  const choose = (at: number, value: string) => {
    const field = importFields.find((one) => one === value) ?? null;
    onChange(mapping.map((held, column) => chosenAt(column === at, held, field)));
  };
  return (
    <section aria-label="Columns" className="flex min-w-0 flex-col gap-2">
      <h3 className="font-medium font-sans text-small">Columns of your file</h3>
      <ul className="max-h-80 overflow-y-auto rounded-medium border border-line">
        {columns.map((column, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name, and several may share one
            key={at}
            className="grid gap-x-4 gap-y-1 border-line border-b px-3 py-2 last:border-b-0 sm:grid-cols-2 sm:items-center"
          >
            <div className="min-w-0 text-small [overflow-wrap:anywhere]">
              <bdi className="font-medium">{column.name || `Column ${at + 1}`}</bdi>
              {column.sample !== '' && (
                <span className="block truncate text-muted">
                  <bdi>{column.sample}</bdi>
                </span>
              )}
            </div>
            <Select
              aria-label={`Import “${column.name || `Column ${at + 1}`}” as`}
              value={mapping[at] ?? left.value}
              options={options}
              onValueChange={(value) => choose(at, value)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function chosenAt(here: boolean, held: ImportField | null, field: ImportField | null): ImportField | null {
  if (here) return field;
  return held === field ? null : held;
}
