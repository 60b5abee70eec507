import { type Cents, formatMoney, wholeDollars } from '#kernel/money.ts';
import { roughMoney } from '#kernel/rough-money.ts';
import { cx } from './cx.ts';
import { Tooltip } from './Tooltip.tsx';

type Props = { amount: Cents; className?: string };

/** "$2.4M", with the whole dollars on hover. Screen readers hear it as it is shown: the exact figure is in the table. */
export function RoughMoney({ amount, className }: Props) {
  return (
    <Tooltip content={formatMoney(wholeDollars(amount))}>
      <span className={cx('tabular whitespace-nowrap', className)}>{roughMoney(amount)}</span>
    </Tooltip>
  );
}
