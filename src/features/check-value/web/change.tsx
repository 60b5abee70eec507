import { cents, formatMoney } from '#kernel/money.ts';

/** "+$20,036 against today"; by how much an amount (cents) differs. */
export function Change({ amount }: { amount: number }) {
  if (amount === 0) return <span className="text-muted">as today</span>;
  const words = `${amount > 0 ? '+' : '−'}${formatMoney(cents(Math.abs(amount)))}`;
  return (
    <span className="text-muted">
      <span className={amount > 0 ? 'tabular text-good' : 'tabular text-bad'}>{words}</span> against today
    </span>
  );
}
