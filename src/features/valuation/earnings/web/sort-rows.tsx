import { useState } from 'react';
import { cents, formatMoney } from '#kernel/money.ts';
import { Badge } from '#kit/ui/Badge.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Money } from '#kit/ui/Money.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { madeOf, rowChecks } from '../domain/row-checks.ts';
import { type RowUse, rowUses } from '../domain/row-uses.ts';
import type { FileReading } from './queries.ts';

type Sorting = NonNullable<FileReading['sorting']>;
type Row = Sorting['rows'][number];
type Props = {
  sorting: Sorting;
  columns: FileReading['columns'];
  uses: readonly RowUse[];
  onUses: (uses: readonly RowUse[]) => void;
};

const useNames: Record<RowUse, string> = {
  income: 'Income',
  'cost-of-sales': 'Cost of goods sold',
  expenses: 'Expenses',
  'other-income': 'Other income',
  'other-expenses': 'Other expense',
  total: 'A total: check it',
  none: 'Leave out',
};

const atOnce = 80;

export function SortRows({ sorting: { why, rows }, columns, uses, onUses }: Props) {
  const [most, setMost] = useState(atOnce);
  const checks = new Map(rowChecks(rows, uses).map((check) => [check.at, check]));
  return (
    <section aria-labelledby="sort-rows" className="@container flex flex-col gap-3">
      <div>
        <h4 id="sort-rows" className="font-semibold">
          Where does each line belong?
        </h4>
        <p className="max-w-prose text-muted">
          {why} We filled in our best guess for every line. Look over the ones marked “Check this”, change
          what is wrong, and import. Your choices are remembered for the next file.
        </p>
      </div>
      <ul className="flex flex-col divide-y divide-line rounded-large border px-3">
        {rows.slice(0, most).map((row, at) => (
          <RowLine
            key={row.line}
            row={row}
            use={uses[at] ?? 'none'}
            changed={uses[at] !== row.use}
            agrees={checks.get(at)?.agrees ?? null}
            isTotal={madeOf(rows, uses, at) !== null}
            onUse={(use) => onUses(uses.with(at, use))}
          />
        ))}
      </ul>
      {rows.length > most && (
        <Button variant="secondary" className="self-start" onClick={() => setMost(most + atOnce)}>
          Show more lines
        </Button>
      )}
      <Agreement rows={rows} columns={columns} uses={uses} />
    </section>
  );
}

type LineProps = {
  row: Row;
  use: RowUse;
  changed: boolean;
  agrees: boolean | null;
  isTotal: boolean;
  onUse: (use: RowUse) => void;
};

function RowLine({
  row: { line, name, under, amounts, sure },
  use,
  changed,
  agrees,
  isTotal,
  onUse,
}: LineProps) {
  const latest = amounts.findLast((amount) => amount !== null) ?? null;
  return (
    <li className="grid items-center gap-x-4 gap-y-2 py-2.5 @xl:grid-cols-[minmax(0,1fr)_8rem_13rem]">
      <span className="min-w-0">
        <span className="wrap-anywhere flex flex-wrap items-center gap-2 font-medium">
          {name}
          {!sure && !changed && <Badge tone="amber">Check this</Badge>}
          {agrees === true && <Badge tone="good">Matches</Badge>}
          {agrees === false && <Badge tone="bad">Does not match</Badge>}
        </span>
        <span className="wrap-anywhere block text-muted text-small">
          {[`Line ${line}`, ...under].join(' › ')}
        </span>
      </span>
      <span className="tabular text-small @xl:text-right">
        <Money exact amount={latest} />
      </span>
      <Select
        aria-label={`Section of line ${line}, ${name}`}
        value={use}
        onValueChange={(value) => {
          const next = rowUses.find((one) => one === value);
          if (next) onUse(next);
        }}
        options={rowUses
          .filter((one) => one !== 'total' || isTotal)
          .map((one) => ({ value: one, label: useNames[one] }))}
      />
    </li>
  );
}

function Agreement({ rows, columns, uses }: Pick<Props, 'columns' | 'uses'> & { rows: readonly Row[] }) {
  const checks = rowChecks(rows, uses);
  const wrong = checks.flatMap(({ name, said, sums }) =>
    columns.flatMap(({ label }, at) => {
      const [stated, sum] = [said[at] ?? cents(0), sums[at] ?? cents(0)];
      return Math.abs(stated - sum) > 1 ? [{ name, label, stated, sum }] : [];
    }),
  );
  const shown = wrong.slice(0, 4);
  return (
    <div role="status" className="rounded-medium border p-3 text-small">
      {checks.length === 0 && (
        <p>
          The file has no totals to check against. Compare the net income shown above with your books before
          you import.
        </p>
      )}
      {checks.length > 0 && wrong.length === 0 && (
        <p className="font-medium">
          {checks.length === 1
            ? 'The total in the file matches'
            : `All ${checks.length} totals in the file match`}{' '}
          its lines.
        </p>
      )}
      {wrong.length > 0 && (
        <>
          <p className="font-medium">The totals in the file don’t match its lines yet.</p>
          <ul className="list-disc pl-5">
            {shown.map(({ name, label, stated, sum }) => (
              <li key={`${name} ${label}`}>
                “{name}”, {label}: {formatMoney(stated)} in the file, {formatMoney(sum)} from its lines.
                Difference: {formatMoney(cents(stated - sum))}.
              </li>
            ))}
          </ul>
          <p>
            Move the line that is in the wrong section, or choose “Leave out” for a total that should not
            count.
          </p>
        </>
      )}
    </div>
  );
}
