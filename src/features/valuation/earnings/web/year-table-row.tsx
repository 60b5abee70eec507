import { useId } from 'react';
import { cents } from '#kernel/money.ts';
import { Money } from '#kit/ui/Money.tsx';
import { MoneyInput } from '#kit/ui/MoneyInput.tsx';
import type { TypedPeriod } from './use-typed-years.ts';
import type { YearDraft } from './year-draft.ts';

export type YearColumn = { period: TypedPeriod; headId: string };

type Props = {
  name: string;
  hint: string;
  columns: readonly YearColumn[];
  typedOf: (draft: YearDraft) => number | null;
  importedOf: (period: TypedPeriod) => number | null;
  problemOf: (draft: YearDraft) => string | null;
  onChange: (period: TypedPeriod, amount: number | null) => void;
};

export function YearTableRow({ name, hint, columns, typedOf, importedOf, problemOf, onChange }: Props) {
  const id = useId();
  return (
    <tr className="align-top">
      <th scope="row" className="py-1.5 pr-3 text-left font-normal">
        <span id={id} className="block">
          {name}
        </span>
        <span className="block text-muted">{hint}</span>
      </th>
      {columns.map(({ period, headId }) => (
        <td key={period.key} className="px-1.5 py-1.5">
          {period.imported ? (
            <Imported amount={importedOf(period)} />
          ) : (
            <Cell
              period={period}
              labelledBy={`${id} ${headId}`}
              value={typedOf(period.draft)}
              problem={problemOf(period.draft)}
              onChange={(amount) => onChange(period, amount)}
            />
          )}
        </td>
      ))}
    </tr>
  );
}

function Imported({ amount }: { amount: number | null }) {
  if (amount === null) return <span className="flex h-11 items-center px-3 text-muted">—</span>;
  return (
    <span className="flex h-11 items-center px-3">
      <Money exact amount={cents(amount)} />
    </span>
  );
}

type CellProps = {
  period: TypedPeriod;
  labelledBy: string;
  value: number | null;
  problem: string | null;
  onChange: (amount: number | null) => void;
};

function Cell({ period, labelledBy, value, problem, onChange }: CellProps) {
  const problemId = useId();
  return (
    <>
      <MoneyInput
        signed
        data-period={period.key}
        aria-labelledby={labelledBy}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? problemId : undefined}
        value={value}
        onValueChange={onChange}
      />
      <span id={problemId} aria-live="polite" className="block text-bad">
        {problem}
      </span>
    </>
  );
}
