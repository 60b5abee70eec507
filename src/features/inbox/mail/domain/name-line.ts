import { type Named, namedParts } from '#kernel/notice.ts';

/** For PostgreSQL, to find the line again when the name is erased. */
export const nameLinePattern = `^(${namedParts.join('|')}): [^\\n]*$`;

/** Names are free text: a space after `.`, `:`, `/`, `\` and `@` keeps mail programs from linking them. */
export function nameLine(part: Named['part'], name: string): string {
  const words = name.replace(/\s+/g, ' ').replace(/([.:/@\\])(?=\S)/g, '$1 ');
  return `${part}: ${words.trim()}`;
}
