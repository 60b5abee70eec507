import { FigureButton } from '#features/quality-of-earnings/general-ledger/web/figure-table.tsx';
import { standardTerms } from '#features/quality-of-earnings/reviews/domain/standard-terms.ts';
import { termed } from '#features/quality-of-earnings/reviews/web/termed.tsx';
import { monthInWords, monthSpansInWords } from '#kernel/days.ts';
import { cents, formatMoney } from '#kernel/money.ts';
import { MonthFigures } from '#kit/charts/MonthFigures.tsx';
import { monthColumn } from '#kit/charts/month-column.ts';
import { columnsFor } from '#kit/tables/table-features.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { DescriptionList } from '#kit/ui/DescriptionList.tsx';
import { Money } from '#kit/ui/Money.tsx';
import { shortMoney } from '#kit/ui/short-money.ts';
import { percent, type RevenueQuality } from './queries.ts';

type Props = { found: RevenueQuality; onOpen: (formula: 'revenue' | 'gross-profit', month: string) => void };
type Month = { month: string; revenue: number | null; grossProfit: number | null };

const column = columnsFor<Month>();
const money = (value: number) => formatMoney(cents(Math.round(value)));
const orDash = (value: number | null) => (value === null ? '—' : money(value));
const columns = [
  monthColumn<Month>(),
  column.accessor('revenue', { header: 'Revenue', cell: ({ getValue }) => orDash(getValue()) }),
  column.accessor('grossProfit', { header: 'Gross profit', cell: ({ getValue }) => orDash(getValue()) }),
];

/** How revenue and margin move, and what in them a buyer will ask about. */
export function TrendCard({ found, onOpen }: Props) {
  const { months, oddMargins, spike } = found;
  const latest = months.slice(-12);
  return (
    <Card as="section" aria-labelledby="trend" className="flex flex-col gap-4">
      <div>
        <h2 id="trend" className="text-title">
          Trend and margins
        </h2>
        <p className="max-w-prose text-muted">
          Gross margin is what is left of a sale after the goods and labor in it. A buyer wants it steady, and
          asks about every month that is not.
        </p>
      </div>
      <MonthFigures
        words="Revenue and gross profit, LTM (last twelve months)."
        months={latest.map(({ month, revenue, grossProfit }) => ({ month, revenue, grossProfit }))}
        missing="no entries in the ledger"
        series={[
          { key: 'revenue', name: 'Revenue' },
          { key: 'grossProfit', name: 'Gross profit' },
        ]}
        axis={shortMoney}
        format={money}
        table={{ label: 'Revenue by month', columns, fileName: 'revenue' }}
      />
      <Facts found={found} />
      {found.emptyMonths.length > 0 && (
        <p className="max-w-prose text-muted text-small">
          The ledger has no entries in {monthSpansInWords(found.emptyMonths)}. What would count these months
          is not shown: missing entries are not sales of $0.
        </p>
      )}
      {oddMargins.length > 0 && (
        <Alert tone="warning" title="Margins a buyer will ask about">
          {oddMargins.map(monthInWords).join(', ')}: far from the other months. A cost may be in another
          month, or on another account.
        </Alert>
      )}
      {spike && (
        <Alert tone="warning" title="The last month sold far more than its season">
          A buyer will check whether these sales were delivered in that month.
        </Alert>
      )}
      <ByMonth months={latest} onOpen={onOpen} />
    </Card>
  );
}

function Facts({ found: { growth, pace, season, seasonYears, months } }: { found: RevenueQuality }) {
  const last = months.at(-1);
  const [first, until] = [growth.years[0], growth.years.at(-1)];
  const over = first === until ? 'over the fiscal years' : `${first} to ${until}`;
  return (
    <DescriptionList
      className="max-w-xl"
      items={[
        termed(standardTerms.revenueGrowth, percent(growth.rate), over),
        termed(standardTerms.variation, percent(growth.spread)),
        {
          term: last ? `LTM ${monthInWords(last.month)} revenue` : 'LTM revenue',
          detail: <Money exact amount={last?.rolling?.revenue ?? null} />,
        },
        ...(season
          ? [
              termed(standardTerms.runRate, <Money exact amount={pace?.plain ?? null} />),
              termed(
                standardTerms.seasonalRunRate,
                <Money exact amount={pace?.seasonal ?? null} />,
                `by ${seasonYears} years`,
              ),
            ]
          : [termed(standardTerms.seasonality, 'Takes two whole years with entries in each month')]),
      ]}
    />
  );
}

type ByMonthProps = Pick<RevenueQuality, 'months'> & Pick<Props, 'onOpen'>;

function ByMonth({ months, onOpen }: ByMonthProps) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
      tabIndex={0}
      aria-label="Revenue and margin by month"
      className="relative min-w-0 overflow-x-auto rounded-large border"
    >
      <table className="tabular w-full border-collapse text-small [&_td]:px-2 [&_td]:text-right [&_th]:px-3 [&_th]:py-2">
        <thead>
          <tr className="border-b text-muted">
            <th scope="col" className="text-left font-medium">
              Month
            </th>
            {['Revenue', standardTerms.yearOverYear.name, 'Gross profit', 'Gross margin'].map((name) => (
              <th key={name} scope="col" className="text-right font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.toReversed().map(({ month, revenue, grossProfit, yearBefore, margin }) => (
            <tr key={month}>
              <th scope="row" className="whitespace-nowrap text-left font-normal text-muted">
                {monthInWords(month)}
              </th>
              <td>
                <FigureButton
                  label={`revenue, ${monthInWords(month)}`}
                  amount={revenue}
                  onOpen={() => onOpen('revenue', month)}
                />
              </td>
              <td>{percent(yearBefore)}</td>
              <td>
                <FigureButton
                  label={`gross profit, ${monthInWords(month)}`}
                  amount={grossProfit}
                  onOpen={() => onOpen('gross-profit', month)}
                />
              </td>
              <td>{percent(margin)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
