import { useState } from 'react';
import { columnName } from '#kernel/sheet.ts';
import { FormShell } from '#kit/forms/FormShell.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { Select } from '#kit/ui/Select.tsx';

export type Columns = { readonly [role: string]: number | undefined };

type Props<Known extends Columns> = {
  rows: readonly (readonly string[])[];
  /** The roles that a column may have, and their words. */
  roles: Record<keyof Known & string, string>;
  /** What a header says by itself; `null` if it is not enough. */
  columnsIn: (header: readonly string[]) => Known | null;
  isEnough: (columns: Known) => boolean;
  missing: string;
  busy: boolean;
  error: Error | null;
  onSubmit: (said: { row: number; columns: Known }) => void;
};

const none = 'none';

/** Asks which column of a file is what; the answer is remembered for files with the same header. */
export function ColumnsPicker<Known extends Columns>(props: Props<Known>) {
  const { rows, roles, columnsIn, isEnough, missing, busy, error, onSubmit } = props;
  const told = (header: readonly string[]) => columnsIn(header) ?? ({} as Known);
  const [row, setRow] = useState(0);
  const header = rows[row] ?? [];
  const [columns, setColumns] = useState<Known>(() => told(header));
  const roleAt = (at: number) => Object.entries(columns).find(([, column]) => column === at)?.[0] ?? none;
  const options = [
    { value: none, label: 'Not used' },
    ...Object.entries<string>(roles).map(([value, label]) => ({ value, label })),
  ];
  return (
    <div className="flex flex-col gap-4 rounded-medium border bg-raised p-4">
      <p className="max-w-prose">
        <span className="font-semibold">We don’t know this layout.</span> Say once which column is what. We
        remember it for your next file.
      </p>
      <Preview rows={rows} />
      <FormShell
        label="Columns of the file"
        busy={busy}
        error={error}
        errorTitle="Not saved"
        submitLabel="Read the file"
        submitDisabledReason={isEnough(columns) ? null : missing}
        onSubmit={() => onSubmit({ row, columns })}
      >
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <Field name="row" label="Row with the names of the columns">
            <Select
              value={String(row)}
              onValueChange={(value) => {
                setRow(Number(value));
                setColumns(told(rows[Number(value)] ?? []));
              }}
              options={rows.map((cells, at) => ({
                value: String(at),
                label: cells.filter(Boolean).join(', ').slice(0, 60) || `Row ${at + 1}`,
              }))}
            />
          </Field>
          {header.map((name, at) => (
            <Field key={columnName(at)} name={`columns.${at}`} label={name || `Column ${columnName(at)}`}>
              <Select
                value={roleAt(at)}
                onValueChange={(role) => setColumns(withRole(columns, at, role))}
                options={options}
              />
            </Field>
          ))}
        </div>
      </FormShell>
    </div>
  );
}

/** One column has one role, and one role one column. */
function withRole<Known extends Columns>(columns: Known, at: number, role: string): Known {
  const others = Object.entries(columns).filter(([name, column]) => column !== at && name !== role);
  return Object.fromEntries(role === none ? others : [...others, [role, at]]) as Known;
}

const shownRows = 5;

function Preview({ rows }: { rows: readonly (readonly string[])[] }) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
      tabIndex={0}
      aria-label="First rows of the file"
      className="overflow-x-auto rounded-small border"
    >
      <table className="w-full bg-surface text-small [&_td]:whitespace-nowrap [&_td]:px-2 [&_td]:py-1">
        <tbody className="divide-y divide-line">
          {rows.slice(0, shownRows).map((cells, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a file stay where they are
            <tr key={at}>
              {cells.map((cell, column) => (
                <td key={columnName(column)}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
