import { type Named, namedParts } from '#kernel/notice.ts';

/** For PostgreSQL, to take a name out of a text again. */
export const nameLinePattern = `^(${namedParts.join('|')}): [^\\n]*$`;

/**
 * The line of a mail that names somebody. Mail programs make links of addresses, and a name is whatever its owner typed:
 * what would join two words into an address is set apart.
 */
export function nameLine(part: Named['part'], name: string): string {
  const words = name.replace(/\s+/g, ' ').replace(/([.:/@\\])(?=\S)/g, '$1 ');
  return `${part}: ${words.trim()}`;
}
