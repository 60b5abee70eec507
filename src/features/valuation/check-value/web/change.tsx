import { cents, formatMoney, wholeDollars } from '#kernel/money.ts';

/** "+$20,036 against today": a difference in cents, shown in whole dollars. */
export function Change({ amount }: { amount: number }) {
  const whole = wholeDollars(cents(amount));
  if (whole === 0) return <span className="text-muted">as today</span>;
  const words = `${whole > 0 ? '+' : '−'}${formatMoney(cents(Math.abs(whole)))}`;
  return (
    <span className="text-muted">
      <span className={whole > 0 ? 'tabular text-good' : 'tabular text-bad'}>{words}</span> against today
    </span>
  );
}
