import { formatMoney } from '#kernel/money.ts';
import { cx } from '#web/ui/cx.ts';
import { type BridgeStep, bridgeBars } from '../domain/bridge-bars.ts';

/** A bridge, bar under bar, each change beginning where the one before it ended; every figure stands beside its bar. */
export function BridgeDrawing({ steps }: { steps: readonly BridgeStep[] }) {
  return (
    <dl className="flex flex-col gap-2">
      {bridgeBars(steps).map(({ label, amount, total, from, to }) => (
        <div
          key={label}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 lg:grid-cols-[13rem_minmax(0,1fr)_8rem]"
        >
          <dt className={total ? 'font-semibold' : 'text-muted'}>{label}</dt>
          <dd aria-hidden className="relative order-last col-span-2 h-3 lg:order-none lg:col-span-1">
            <span
              className={cx('absolute h-3 rounded-small', faceOf(total, amount))}
              style={{ left: `${from * 100}%`, width: `max(2px, ${(to - from) * 100}%)` }}
            />
          </dd>
          <dd className={cx('tabular text-right', total && 'font-semibold')}>
            {!total && amount > 0 && '+'}
            {formatMoney(amount)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function faceOf(total: boolean, amount: number): string {
  if (total) return 'bg-accent';
  return amount < 0 ? 'bg-bad/60' : 'bg-accent/45';
}
