import { locale } from './locale.ts';

const units = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;

export function sizeText(bytes: number): string {
  const step = bytes < 1_000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  const value = bytes / 1_000 ** step;
  const digits = step === 0 || value >= 100 ? 0 : 1;
  return `${value.toLocaleString(locale, { maximumFractionDigits: digits })} ${units[step]}`;
}
