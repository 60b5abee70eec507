import { type Cents, centsFromDollars } from '#kernel/money.ts';
import { Money } from '#web/ui/Money.tsx';

type Props = { amount: Cents | null; className?: string };

/** A value in whole dollars: an estimate has no cents. */
export function WholeDollars({ amount, className = '' }: Props) {
  const whole = amount === null ? null : centsFromDollars(Math.round(amount / 100));
  return <Money exact amount={whole} className={className} />;
}
