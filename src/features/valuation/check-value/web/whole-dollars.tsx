import { type Cents, wholeDollars } from '#kernel/money.ts';
import { Money } from '#kit/ui/Money.tsx';

type Props = { amount: Cents | null; className?: string };

export function WholeDollars({ amount, className = '' }: Props) {
  return <Money exact amount={amount === null ? null : wholeDollars(amount)} className={className} />;
}
