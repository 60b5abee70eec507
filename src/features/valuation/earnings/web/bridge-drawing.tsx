import { formatMoney } from '#kernel/money.ts';
import { cx } from '#kit/ui/cx.ts';
import { shortMoney } from '#kit/ui/short-money.ts';
import { type BridgeBar, type BridgeStep, bridgeBars } from '../domain/bridge-bars.ts';

/** Stripes distinguish decreases from increases without color. */
const striped =
  'bg-[repeating-linear-gradient(135deg,var(--color-bad)_0_3px,transparent_3px_7px)] border border-bad';

/** Columns on wide screens, stacked bars on phones. */
export function BridgeDrawing({ steps }: { steps: readonly BridgeStep[] }) {
  const bars = bridgeBars(steps);
  return (
    <div className="@container" role="img" aria-label={bridgeWords(steps)}>
      <div aria-hidden className="@2xl:flex hidden items-stretch">
        {bars.map((bar, at) => (
          <Column key={bar.label} bar={bar} next={bars[at + 1] ?? null} />
        ))}
      </div>
      <div aria-hidden className="flex @2xl:hidden flex-col gap-2">
        {bars.map((bar) => (
          <Row key={bar.label} bar={bar} />
        ))}
      </div>
    </div>
  );
}

function bridgeWords(steps: readonly BridgeStep[]): string {
  return steps
    .map(({ label, amount, total }) =>
      total
        ? `${label} ${formatMoney(amount)}`
        : `${amount < 0 ? 'less' : 'plus'} ${label} ${formatMoney(amount)}`,
    )
    .join(', ');
}

const headroom = 0.14;
const up = (share: number) => `${share * (1 - headroom) * 100}%`;

function Column({
  bar: { label, amount, total, from, to },
  next,
}: {
  bar: BridgeBar;
  next: BridgeBar | null;
}) {
  const ends = amount < 0 ? from : to;
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-2">
      <div className="relative h-56 border-line border-b">
        <span
          className="tabular absolute inset-x-0 text-center text-small"
          style={{ bottom: `calc(${up(to)} + 0.25rem)` }}
        >
          <Figure amount={amount} total={total} />
        </span>
        <span
          className={cx('absolute inset-x-[14%] rounded-small', faceOf(total, amount))}
          style={{ bottom: up(from), height: `max(2px, ${up(to - from)})` }}
        />
        {next && (
          <span
            className="-right-[14%] absolute left-[86%] border-line-strong border-t border-dashed"
            style={{ bottom: up(ends) }}
          />
        )}
      </div>
      <span
        className={cx('px-1 text-center text-small leading-tight', total ? 'font-semibold' : 'text-muted')}
      >
        {label}
      </span>
    </div>
  );
}

function Row({ bar: { label, amount, total, from, to } }: { bar: BridgeBar }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1">
      <span className={total ? 'font-semibold' : 'text-muted'}>{label}</span>
      <span className="tabular text-right">
        <Figure amount={amount} total={total} />
      </span>
      <span className="relative col-span-2 h-3">
        <span
          className={cx('absolute h-3 rounded-small', faceOf(total, amount))}
          style={{ left: `${from * 100}%`, width: `max(2px, ${(to - from) * 100}%)` }}
        />
      </span>
    </div>
  );
}

function Figure({ amount, total }: Pick<BridgeStep, 'amount' | 'total'>) {
  return (
    <span className={total ? 'font-semibold' : ''}>
      {!total && amount > 0 && '+'}
      {shortMoney(amount)}
    </span>
  );
}

function faceOf(total: boolean, amount: number): string {
  if (total) return 'bg-accent';
  return amount < 0 ? striped : 'bg-accent/45';
}
