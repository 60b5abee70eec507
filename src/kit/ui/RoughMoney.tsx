import { type Cents, formatMoney, wholeDollars } from '#kernel/money.ts';
import { roughMoney } from '#kernel/rough-money.ts';
import { cx } from './cx.ts';
import { Tooltip } from './Tooltip.tsx';

type Props = { amount: Cents; digits?: 2 | 3; className?: string };

/** Whole dollars on hover only: screen reader users find the exact amount in the table. */
export function RoughMoney({ amount, digits, className }: Props) {
  return (
    <Tooltip content={formatMoney(wholeDollars(amount))}>
      <span className={cx('tabular whitespace-nowrap', className)}>{roughMoney(amount, digits)}</span>
    </Tooltip>
  );
}
