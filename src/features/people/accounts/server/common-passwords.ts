import { readFileSync } from 'node:fs';
import { join } from 'node:path';

let list: ReadonlySet<string> | null = null;

/** Takes lower case. */
export function isCommonPassword(text: string): boolean {
  list ??= new Set(
    readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('# ')),
  );
  return list.has(text);
}
