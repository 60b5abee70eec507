import { counted, grouped } from '#kernel/counts.ts';

/** What a field says of a text that is too long, which is kept whole; `null`: it is not. `what`: “a message”. */
export function tooLong(text: string, most: number, what: string): string | null {
  const over = text.trim().length - most;
  return over > 0 ? `${counted(over, 'character')} too many: ${what} has at most ${grouped(most)}.` : null;
}
