import { locale } from './locale.ts';

/** `1,200`: a whole number, or one with its first three decimals. */
export function grouped(number: number): string {
  return number.toLocaleString(locale);
}

/** `1 page`, `1,200 pages`; `many` is the plural that an s does not make: `counted(2, 'match', 'matches')`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${grouped(count)} ${count === 1 ? one : many}`;
}
