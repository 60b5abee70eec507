import { FigureButton } from '#features/quality-of-earnings/general-ledger/web/figure-table.tsx';
import { termed } from '#features/quality-of-earnings/reviews/web/termed.tsx';
import { monthInWords } from '#kernel/days.ts';
import { cents, formatMoney } from '#kernel/money.ts';
import { MonthFigures } from '#kit/charts/MonthFigures.tsx';
import { monthColumn } from '#kit/charts/month-column.ts';
import { columnsFor } from '#kit/tables/table-features.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { DescriptionList } from '#kit/ui/DescriptionList.tsx';
import { Money } from '#kit/ui/Money.tsx';
import { shortMoney } from '#kit/ui/short-money.ts';
import { dayFigures } from '../domain/day-figures.ts';
import { pegWords } from '../domain/peg-words.ts';
import type { WorkingCapital } from './queries.ts';
import type { Open } from './settlement-card.tsx';

type Month = { month: string; peg: number; amount: number | null };
const column = columnsFor<Month>();
const money = (value: number) => formatMoney(cents(Math.round(value)));
const columns = [
  monthColumn<Month>(),
  column.accessor('amount', {
    header: 'Working capital',
    cell: ({ row }) => (row.original.amount === null ? '—' : money(row.original.amount)),
  }),
  column.accessor('peg', { header: 'Peg', cell: ({ getValue }) => money(getValue()) }),
];

const titled = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

type Props = { found: WorkingCapital; onOpen: Open };

/** The normal level of working capital, and how each month compares with it. */
export function PegCard({ found, onOpen }: Props) {
  const { pegs, terms, workingCapital, months, emptyMonths } = found;
  const peg = pegs.find(({ method }) => method === terms.peg) ?? pegs[0];
  const rows = months
    .map((month, at) => ({
      month,
      peg: peg?.amount ?? 0,
      amount: emptyMonths.includes(month) ? null : (workingCapital.total[at] ?? null),
    }))
    .slice(-12);
  return (
    <Card as="section" aria-labelledby="peg" className="flex flex-col gap-4">
      <div>
        <h2 id="peg" className="text-title">
          The peg: how much working capital is normal
        </h2>
        <p className="max-w-prose text-muted">
          Working capital is the money tied up in the business from day to day: what customers owe you and
          your inventory, less what you owe suppliers. A buyer expects a normal amount to be there on the day
          of the sale. That amount is called the peg. If there is less, the price goes down by the difference.
        </p>
      </div>
      {peg ? (
        <>
          <Numbers found={found} onOpen={onOpen} />
          <MonthFigures
            words={`Working capital of the last 12 month-ends against a peg of ${money(peg.amount)}.`}
            months={rows}
            series={[
              { key: 'peg', name: 'Peg' },
              { key: 'amount', name: 'Working capital' },
            ]}
            missing="no entries in the ledger"
            axis={shortMoney}
            format={money}
            table={{ label: 'Working capital by month', columns, fileName: 'working-capital' }}
          />
        </>
      ) : (
        <Alert tone="warning" title="No peg yet">
          It takes twelve month-ends, and the general ledger has fewer. Upload the months before.
        </Alert>
      )}
      {found.swing.seasonal && (
        <Alert title="This business is seasonal">
          Working capital swings by more than half of its average within a year. A fair peg depends on the
          month of the sale: compare the same month of the years before.
        </Alert>
      )}
    </Card>
  );
}

function Numbers({ found: { pegs, terms, closing, days, aged }, onOpen }: Props) {
  return (
    <DescriptionList
      className="max-w-xl"
      items={[
        ...pegs.map(({ method, amount, of }) => ({
          term: `${titled(pegWords(method, of.length))}${method === terms.peg ? ' (the peg)' : ''}`,
          detail: <Money exact amount={amount} />,
        })),
        {
          term: `At the end of ${monthInWords(closing.month)}`,
          detail: (
            <FigureButton
              label={`working capital, ${monthInWords(closing.month)}`}
              amount={closing.reported}
              onOpen={() => onOpen({ formula: 'working-capital', code: null })}
            />
          ),
        },
        ...(closing.doubtful > 0
          ? [
              {
                term: `Less doubtful receivables${aged?.from === 'file' ? ', by the aging under Schedules' : ''}`,
                detail: <Money exact amount={-closing.doubtful} />,
              },
            ]
          : []),
        ...(aged && aged.gap !== 0
          ? [
              {
                term: 'Receivables by age differ from the books by',
                detail: <Money exact amount={aged.gap} />,
              },
            ]
          : []),
        ...dayFigures(days).map((one) => termed(one, one.value)),
      ]}
    />
  );
}
