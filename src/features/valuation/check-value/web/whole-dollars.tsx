import { type Cents, wholeDollars } from '#kernel/money.ts';
import { Money } from '#kit/ui/Money.tsx';

type Props = { amount: Cents | null; className?: string };

/** A value in whole dollars: an estimate has no cents. */
export function WholeDollars({ amount, className = '' }: Props) {
  return <Money exact amount={amount === null ? null : wholeDollars(amount)} className={className} />;
}
