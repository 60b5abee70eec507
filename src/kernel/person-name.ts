import { locale } from './locale.ts';
import { once } from './once.ts';

const graphemes = once(() => new Intl.Segmenter(locale, { granularity: 'grapheme' }));

/** First and last name with one space between; a name without a last part is the first part alone. */
export function fullName(firstName: string, lastName: string): string {
  return [firstName.trim(), lastName.trim()].filter((part) => part !== '').join(' ');
}

/** The first letter of the first name and of the last name, in upper case: what an avatar shows. */
export function initials(firstName: string, lastName: string): string {
  return `${firstLetter(firstName)}${firstLetter(lastName)}`.toLocaleUpperCase(locale);
}

/** A letter is what a reader sees as one: with its accents, and an emoji as a whole. */
function firstLetter(name: string): string {
  const [first] = graphemes().segment(name.trim());
  return first?.segment ?? '';
}
