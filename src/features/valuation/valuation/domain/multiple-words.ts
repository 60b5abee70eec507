import { locale } from '#kernel/locale.ts';

/** "2.5", "0.45": no more than three places, and none that say nothing. */
export function plain(multiple: number): string {
  return multiple.toLocaleString(locale, { maximumFractionDigits: 3 });
}

/** "2.1", "about 2.143": where digits are left out, what a reader multiplies is not the printed product. */
export function factor(multiple: number): string {
  const left = Math.abs(multiple - Number(multiple.toFixed(3))) > 1e-9;
  return `${left ? 'about ' : ''}${plain(multiple)}`;
}

/** "2.5×". */
export function times(multiple: number): string {
  return `${plain(multiple)}×`;
}

/** "2.5× to 2.8× SDE", "2× SDE": what several sources say sales brought; `null` where there is none. */
export function salesSpan(rows: readonly { middle: number; metric: string }[]): string | null {
  const [first] = rows;
  if (!first) return null;
  const middles = rows.map(({ middle }) => middle);
  const [low, high] = [oneDigit(Math.min(...middles)), oneDigit(Math.max(...middles))];
  return low === high ? `${low} ${first.metric}` : `${low} to ${high} ${first.metric}`;
}

/** "3.2×": a multiple as people say it, where the exact one stands elsewhere. */
export function oneDigit(multiple: number): string {
  return `${multiple.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}×`;
}
