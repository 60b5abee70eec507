import { locale } from '#kernel/locale.ts';
import { changedWords, type DatabookPart } from '../domain/changed-parts.ts';

const list = new Intl.ListFormat(locale);

/** `the books, the adjustments, and the findings …`. */
export const changedList = (parts: readonly DatabookPart[]) =>
  list.format(parts.map((part) => changedWords[part]));
