import { locale } from '#kernel/locale.ts';

/** At most three decimal places, without trailing zeros: "2.5", "0.45". */
export function plain(multiple: number): string {
  return multiple.toLocaleString(locale, { maximumFractionDigits: 3 });
}

/** "2.1", or "about 2.143" if digits are dropped, because the printed factor then does not give the printed product. */
export function factor(multiple: number): string {
  const left = Math.abs(multiple - Number(multiple.toFixed(3))) > 1e-9;
  return `${left ? 'about ' : ''}${plain(multiple)}`;
}

/** "2.5×", with the digits of its source. What we compute is `oneDigit`. */
export function times(multiple: number): string {
  return `${plain(multiple)}×`;
}

/** Recorded sales of several sources as "2.5× to 2.8× SDE" or "2× SDE"; `null` for no rows. */
export function salesSpan(rows: readonly { middle: number; metric: string }[]): string | null {
  const [first] = rows;
  if (!first) return null;
  const middles = rows.map(({ middle }) => middle);
  const [low, high] = [oneDigit(Math.min(...middles)), oneDigit(Math.max(...middles))];
  return low === high ? `${low} ${first.metric}` : `${low} to ${high} ${first.metric}`;
}

/** "0.71×", for a multiple of revenue or DSCR, where one digit would say too little. */
export function twoDigits(multiple: number): string {
  return `${multiple.toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}×`;
}

/** "3.2×", for every multiple that we compute: an estimate is not more exact. */
export function oneDigit(multiple: number): string {
  // 1.5 × 3.3 is 4.949999999999999 as a double, and must round up as 4.95 does.
  const exact = Number(multiple.toFixed(9));
  return `${exact.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}×`;
}
