import { cents, formatMoney } from '#kernel/money.ts';
import { cx } from './cx.ts';
import { shortMoney } from './short-money.ts';
import { Tooltip } from './Tooltip.tsx';

type Props = {
  /** In cents; `null` shows a dash. */
  amount: number | null;
  /** Never abbreviates. */
  exact?: boolean;
  className?: string;
};

/** Abbreviates large amounts, with the exact one on hover, on focus and for screen readers. */
export function Money({ amount, exact = false, className }: Props) {
  if (amount === null) return <span className="text-muted">—</span>;
  const full = formatMoney(cents(amount));
  const short = exact ? full : shortMoney(amount);
  if (short === full) return <span className={cx('tabular', className)}>{full}</span>;
  return (
    <Tooltip content={full}>
      <span className={cx('tabular', className)}>
        <span aria-hidden>{short}</span>
        <span className="sr-only">{full}</span>
      </span>
    </Tooltip>
  );
}
