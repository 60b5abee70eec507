import type { ReactNode } from 'react';
import { locale } from '#kernel/locale.ts';
import { RoughMoney } from '#kit/ui/RoughMoney.tsx';
import type { Estimate } from '../domain/estimate.ts';
import { recordedSales, rowsOfSameTrade } from '../domain/find-rows.ts';
import { oneDigit, times } from '../domain/multiple-words.ts';
import { figuresOf } from './figure-words.ts';
import type { TableRow } from './queries.ts';
import { SourceLine } from './source-line.tsx';
import type { Told } from './told.ts';

type Props = { found: Estimate; told: Told; rows: readonly TableRow[] };

export function EstimateBasis({ found, told, rows }: Props) {
  const { size, toRevenue, onRevenue } = found;
  const source = (used: { id: string }) => {
    const row = rows.find(({ id }) => id === used.id);
    return row ? <SourceLine of={row} /> : null;
  };
  const others = otherRows(found, told, rows);
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-medium">Where it comes from</h3>
      <ul className="divide-y divide-line border-line border-y">
        {found.row && (
          <Basis label={found.row.subsector} figure={figuresOf(found.row)} source={source(found.row)} />
        )}
        {size && <SizeLimits size={size} source={source(size.row)} />}
        {toRevenue && (
          <Basis
            label={`The midpoint is ${toRevenue.ratio.toLocaleString(locale, { maximumFractionDigits: 2 })} times revenue`}
            figure={`half of asking prices: ${times(toRevenue.row.low)} to ${times(toRevenue.row.high)}`}
            source={source(toRevenue.row)}
          />
        )}
        {onRevenue && <ByRevenue onRevenue={onRevenue} source={source(onRevenue.row)} />}
        {others.map((row) => (
          <Basis
            key={row.id}
            label={`Also: ${row.subsector}`}
            figure={figuresOf(row)}
            source={<SourceLine of={row} />}
          />
        ))}
      </ul>
    </div>
  );
}

function otherRows(found: Estimate, told: Told, rows: readonly TableRow[]): TableRow[] {
  const chosen = rows.find(({ id }) => id === told.trade);
  if (!chosen) return [];
  const used = [found.row?.id, found.onRevenue?.row.id];
  const beside = [...rowsOfSameTrade(rows, chosen), ...(found.row ? recordedSales(rows, found.row) : [])];
  return [...new Set(beside)].filter(({ id }) => !used.includes(id));
}

type SizeProps = { size: NonNullable<Estimate['size']>; source: ReactNode };

function SizeLimits({ size, source }: SizeProps) {
  return (
    <>
      <Basis
        label={`${size.row.subsector}: limits`}
        figure={`median ${times(size.row.middle)}, so ${oneDigit(size.low)} to ${oneDigit(size.high)}`}
        source={source}
      />
      <Basis label="At the median for its size, any trade" figure={<RoughMoney amount={size.atMedian} />} />
    </>
  );
}

type RevenueProps = { onRevenue: NonNullable<Estimate['onRevenue']>; source: ReactNode };

function ByRevenue({ onRevenue, source }: RevenueProps) {
  return (
    <Basis
      label={`By revenue: ${figuresOf(onRevenue.row)}`}
      figure={
        <>
          <RoughMoney amount={onRevenue.low} /> to <RoughMoney amount={onRevenue.high} />
        </>
      }
      source={source}
    />
  );
}

type Line = { label: string; figure: ReactNode; source?: ReactNode };

function Basis({ label, figure, source }: Line) {
  return (
    <li className="flex flex-col gap-1 py-3">
      <span className="flex flex-wrap justify-between gap-x-6">
        <span>{label}</span>
        <span className="tabular">{figure}</span>
      </span>
      {source}
    </li>
  );
}
