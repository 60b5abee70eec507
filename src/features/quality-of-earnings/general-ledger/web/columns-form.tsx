import { useState } from 'react';
import { useReviewChange } from '#features/quality-of-earnings/reviews/web/use-change.ts';
import { columnName } from '#kernel/sheet.ts';
import { call } from '#kit/api.ts';
import { FormShell } from '#kit/forms/FormShell.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { sayLedgerColumns } from '../contract.ts';
import { type ColumnRole, columnsIn, isEnough, type LedgerColumns } from '../domain/ledger-columns.ts';

const roles: Record<ColumnRole, string> = {
  date: 'Day',
  account: 'Account name',
  code: 'Account number',
  debit: 'Debit',
  credit: 'Credit',
  amount: 'Amount',
  balance: 'Running balance',
  type: 'Kind of entry',
  number: 'Number of the document',
  entry: 'Number of the entry',
  name: 'Customer or vendor',
  memo: 'Description',
  split: 'Other account',
  currency: 'Currency',
};
const none = 'none';
const options = [
  { value: none, label: 'Not used' },
  ...Object.entries(roles).map(([value, label]) => ({ value, label })),
];

/** Asks once which column is what; the answer is remembered for files with the same header. */
export function ColumnsForm({ fileId, rows }: { fileId: string; rows: readonly (readonly string[])[] }) {
  const [row, setRow] = useState(0);
  const header = rows[row] ?? [];
  const [columns, setColumns] = useState<LedgerColumns>(() => columnsIn(header) ?? {});
  const save = useReviewChange(() =>
    call(sayLedgerColumns, { params: { id: fileId }, body: { row, columns } }),
  );
  const roleAt = (at: number) => Object.entries(columns).find(([, column]) => column === at)?.[0] ?? none;
  return (
    <div className="flex flex-col gap-4 rounded-medium border bg-raised p-4">
      <p className="max-w-prose">
        <span className="font-semibold">We don’t know this layout.</span> Say once which column is what. We
        remember it for your next file.
      </p>
      <Preview rows={rows} />
      <FormShell
        label="Columns of the file"
        busy={save.isPending}
        error={save.error}
        errorTitle="Not saved"
        submitLabel="Read the file"
        submitDisabledReason={
          isEnough(columns) ? null : 'Choose the day, and either the amount or both debit and credit.'
        }
        onSubmit={() => save.mutate()}
      >
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <Field name="row" label="Row with the names of the columns">
            <Select
              value={String(row)}
              onValueChange={(value) => {
                setRow(Number(value));
                setColumns(columnsIn(rows[Number(value)] ?? []) ?? {});
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
function withRole(columns: LedgerColumns, at: number, role: string): LedgerColumns {
  const others = Object.entries(columns).filter(([name, column]) => column !== at && name !== role);
  return Object.fromEntries(role === none ? others : [...others, [role, at]]);
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
