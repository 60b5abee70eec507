import type { Cents } from '#kernel/money.ts';
import { Money } from '#kit/ui/Money.tsx';
import type { TypedPeriod } from './use-typed-years.ts';
import { sumsOf } from './year-sums.tsx';

type Sums = ReturnType<typeof sumsOf>;

const rows: readonly {
  name: string;
  of: (sums: Sums) => Cents;
  imported: (period: TypedPeriod) => Cents | null;
}[] = [
  { name: 'Sales, net', of: ({ sales }) => sales, imported: ({ view }) => view?.revenue ?? null },
  { name: 'EBITDA from these lines', of: ({ top }) => top, imported: ({ view }) => view?.ebitda.top ?? null },
  {
    name: 'Net income from these lines',
    of: ({ netIncome }) => netIncome,
    imported: ({ view }) => view?.netIncome ?? null,
  },
];

export function YearTableSums({ periods }: { periods: readonly TypedPeriod[] }) {
  const sums = periods.map((period) => ({ period, of: sumsOf(period.draft) }));
  return (
    <tbody className="border-t">
      {rows.map(({ name, of, imported }) => (
        <tr key={name}>
          <th scope="row" className="py-2 pr-3 text-left font-semibold">
            {name}
          </th>
          {sums.map(({ period, of: own }) => {
            const amount = period.imported ? imported(period) : of(own);
            return (
              <td key={period.key} className="px-4.5 py-2 font-semibold">
                {amount === null ? '—' : <Money exact amount={amount} />}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}
