import type { Span } from '#features/quality-of-earnings/general-ledger/web/figure-spans.ts';
import { FigureButton, SpanHead } from '#features/quality-of-earnings/general-ledger/web/figure-table.tsx';
import { type EarningsRow, earningsRows } from './earnings-rows.ts';
import type { AdjustedEarnings } from './queries.ts';

export type OpenedCell = { row: EarningsRow; span: Span };
type Props = { earnings: AdjustedEarnings; spans: readonly Span[]; onOpen: (cell: OpenedCell) => void };

/** `null`: a column without entries has no figures. */
export const valueIn = (
  { months, periods }: Pick<EarningsRow, 'months' | 'periods'>,
  { of, at, entries }: Span,
) => (entries ? ((of === 'months' ? months : periods)[at] ?? 0) : null);

/** From net income to SDE in each column; every figure opens what it is made of. */
export function EarningsTable({ earnings, spans, onOpen }: Props) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
      tabIndex={0}
      aria-label="From net income to SDE"
      className="relative overflow-x-auto rounded-large border"
    >
      <table className="tabular w-full border-collapse bg-surface text-small [&_td]:px-1 [&_td]:text-right [&_th]:px-3 [&_th]:py-2 [&_th[scope=row]]:sticky [&_th[scope=row]]:left-0 [&_th[scope=row]]:bg-surface">
        <thead>
          <tr className="border-b">
            <th scope="col" className="text-left font-medium">
              From net income to SDE
            </th>
            {spans.map((span) => (
              <SpanHead key={span.key} span={span} />
            ))}
          </tr>
        </thead>
        <tbody>
          {earningsRows(earnings).map((row) => (
            <tr key={row.key} className={row.strong ? 'border-y font-semibold' : ''}>
              <th
                scope="row"
                className={`wrap-anywhere min-w-32 text-left ${row.strong ? '' : 'font-normal text-muted'}`}
              >
                {row.label}
              </th>
              {spans.map((span) => (
                <td key={span.key}>
                  <FigureButton
                    label={`${row.label}, ${span.label}`}
                    amount={valueIn(row, span)}
                    onOpen={() => onOpen({ row, span })}
                  />
                </td>
              ))}
            </tr>
          ))}
          <Margins earnings={earnings} spans={spans} />
        </tbody>
      </table>
    </section>
  );
}

const percent = (share: number | null) => (share === null ? '—' : `${(share * 100).toFixed(1)}%`);

function Margins({ earnings, spans }: Pick<Props, 'earnings' | 'spans'>) {
  return (
    <tr>
      <th scope="row" className="text-left font-normal text-muted">
        Adjusted EBITDA margin
      </th>
      {spans.map(({ key, of, at, entries }) => (
        <td key={key} className="whitespace-nowrap py-2 pr-3! text-muted">
          {percent(entries ? (earnings[of][at]?.margin ?? null) : null)}
        </td>
      ))}
    </tr>
  );
}
