import { locale } from './locale.ts';
import { once } from './once.ts';

const graphemes = once(() => new Intl.Segmenter(locale, { granularity: 'grapheme' }));

export function fullName(firstName: string, lastName: string): string {
  return [firstName.trim(), lastName.trim()].filter((part) => part !== '').join(' ');
}

export function initials(firstName: string, lastName: string): string {
  return `${firstLetter(firstName)}${firstLetter(lastName)}`.toLocaleUpperCase(locale);
}

/** A grapheme: a letter with its accents, or a whole emoji. */
function firstLetter(name: string): string {
  const [first] = graphemes().segment(name.trim());
  return first?.segment ?? '';
}
