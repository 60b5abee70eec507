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

/** "3.2×": a multiple as people say it, where the exact one stands elsewhere. */
export function oneDigit(multiple: number): string {
  return `${multiple.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}×`;
}
