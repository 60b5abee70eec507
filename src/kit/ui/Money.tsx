import { cents, formatMoney } from '#kernel/money.ts';
import { cx } from './cx.ts';
import { shortMoney } from './short-money.ts';
import { Tooltip } from './Tooltip.tsx';

type Props = {
  /** Whole cents; `null` shows a dash. */
  amount: number | null;
  /** Always the exact figure. */
  exact?: boolean;
  className?: string;
};

/** An amount, short where it is large, with the exact figure on hover, on focus and for screen readers. */
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
