import type { Cents } from '#kernel/money.ts';
import { Money } from '#kit/ui/Money.tsx';
import { ownerPayLabel } from '../domain/bridge-steps.ts';
import type { PeriodEnds } from '../domain/periods.ts';
import { percent, periodName } from './period-words.ts';
import type { Period } from './queries.ts';

type Line = { name: string; of: (period: Period) => Cents | null; strong?: boolean; hint?: string };

const sellerLines = (periods: readonly Period[]): readonly Line[] => [
  { name: 'Net revenue', of: ({ revenue }) => revenue },
  { name: 'Net income', of: ({ bridge }) => bridge.netIncome },
  { name: 'EBITDA', of: ({ bridge }) => bridge.ebitda, strong: true },
  { name: 'Owner and related parties', of: ({ bridge }) => bridge.owner },
  { name: 'One-time items', of: ({ bridge }) => bridge.nonRecurring },
  { name: 'Accounting corrections', of: ({ bridge }) => bridge.corrections },
  { name: 'Adjusted EBITDA', of: ({ bridge }) => bridge.adjustedEbitda, strong: true },
  { name: ownerPayLabel(periods), of: ({ bridge }) => bridge.marketPay },
  { name: 'SDE', of: ({ bridge }) => bridge.sde, strong: true },
];
const lender: readonly Line[] = [
  { name: 'Lender-recognized adjusted EBITDA', of: ({ bridge }) => bridge.lender.adjustedEbitda },
  { name: 'Lender-recognized SDE', of: ({ bridge }) => bridge.lender.sde, strong: true },
];
const later: readonly Line[] = [
  { name: 'Not in the books yet', of: ({ bridge }) => bridge.proForma },
  { name: 'EBITDA with these changes', of: ({ bridge }) => bridge.proFormaEbitda },
];

export function RecastTable({ periods: all, ends }: { periods: readonly Period[]; ends: PeriodEnds }) {
  const periods = all.toReversed();
  const proForma = periods.some(({ bridge }) => bridge.proForma !== 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <section tabIndex={0} aria-label="Recast of all periods" className="overflow-x-auto rounded-large border">
      <table className="tabular w-full border-collapse bg-surface text-small [&_td]:px-2 [&_td]:py-2 [&_td]:text-right [&_th]:px-2 [&_th]:py-2 lg:[&_td]:px-3 lg:[&_th]:px-3 [&_th[scope=row]]:sticky [&_th[scope=row]]:left-0 [&_th[scope=row]]:bg-surface">
        <caption className="sr-only">
          From net income to SDE, for each period, in US dollars; then as lenders recognize it
        </caption>
        <thead>
          <tr className="border-b">
            <th scope="col" className="text-left font-medium text-muted">
              In US dollars
            </th>
            {periods.map((period) => (
              <th key={period.key} scope="col" className="text-right">
                {periodName(period.key, ends)}
                {period.gaps.length > 0 && <span className="block font-normal text-amber">Incomplete</span>}
              </th>
            ))}
          </tr>
        </thead>
        <Body lines={sellerLines(periods)} periods={periods} />
        <tbody className="border-t">
          <tr>
            <th scope="row" className="text-left font-normal text-muted">
              Adjusted EBITDA margin
            </th>
            {periods.map(({ key, bridge }) => (
              <td key={key}>{bridge.margin === null ? '—' : percent(bridge.margin)}</td>
            ))}
          </tr>
        </tbody>
        <Body lines={lender} periods={periods} />
        {proForma && <Body lines={later} periods={periods} />}
      </table>
    </section>
  );
}

function Body({ lines, periods }: { lines: readonly Line[]; periods: readonly Period[] }) {
  return (
    <tbody className="border-t">
      {lines.map(({ name, of, strong }) => (
        <tr key={name} className={strong ? 'font-semibold' : ''}>
          <th scope="row" className={strong ? 'text-left' : 'text-left font-normal text-muted'}>
            {name}
          </th>
          {periods.map((period) => (
            <td key={period.key}>
              <Money exact amount={of(period)} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
