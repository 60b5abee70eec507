import { locale } from '#kernel/locale.ts';

/** "66.40"; "None yet" for `null`. */
export function scoreText(score: number | null): string {
  return score === null ? 'None yet' : score.toFixed(2);
}

/** "66 of 100"; "None yet" for `null`. */
export function roundScore(score: number | null): string {
  return score === null ? 'None yet' : `${Math.round(score)} of 100`;
}

/** "+2.1" or "−3". */
export function signed(figure: number, digits = 1): string {
  return figure.toLocaleString(locale, { maximumFractionDigits: digits, signDisplay: 'exceptZero' });
}
