import type { Cents } from '#kernel/money.ts';
import { Money } from '#kit/ui/Money.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { type ColumnUse, columnUses, usesIn } from '../domain/column-use.ts';
import type { PeriodEnds } from '../domain/periods.ts';
import type { sortedSums } from '../domain/row-checks.ts';
import { columnDaysWords, columnUseName } from './period-words.ts';
import type { FileReading } from './queries.ts';

type Column = FileReading['columns'][number];

type Props = {
  columns: readonly Column[];
  ends: PeriodEnds;
  uses: readonly ColumnUse[];
  /** Of the lines as the owner sorted them; `null` for a file that needs no sorting. */
  sums: ReturnType<typeof sortedSums> | null;
  onUses: (uses: readonly ColumnUse[]) => void;
};

export function FileColumns({ columns, ends, uses, sums, onUses }: Props) {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {columns.map((column, at) => (
        <ColumnLine
          key={column.label}
          column={column}
          income={sums?.income[at] ?? column.income}
          netIncome={sums?.netIncome[at] ?? column.netIncome}
          use={uses[at] ?? 'none'}
          ends={ends}
          onUse={(use) => onUses(uses.with(at, use))}
        />
      ))}
    </ul>
  );
}

type LineProps = {
  column: Column;
  income: Cents;
  netIncome: Cents;
  use: ColumnUse;
  ends: PeriodEnds;
  onUse: (use: ColumnUse) => void;
};

function ColumnLine({ column, income, netIncome, use, ends, onUse }: LineProps) {
  return (
    <li className="grid items-center gap-x-4 gap-y-2 py-3 @2xl:grid-cols-[1fr_2fr_14rem]">
      <span>
        <span className="block font-medium">{column.label}</span>
        <span className="block text-muted text-small">{columnDaysWords(column)}</span>
      </span>
      <span className="flex flex-wrap gap-x-5 text-small">
        <span>
          Revenue <Money exact amount={income} />
        </span>
        <span>
          Net income <Money exact amount={netIncome} />
        </span>
      </span>
      <Select
        aria-label={`Use “${column.label}” as`}
        value={use}
        onValueChange={(value) => {
          const next = columnUses.find((one) => one === value);
          if (next) onUse(next);
        }}
        options={usesIn(ends).map((value) => ({ value, label: columnUseName(value, ends) }))}
      />
    </li>
  );
}
