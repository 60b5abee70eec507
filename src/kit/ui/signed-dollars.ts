import { type Cents, cents } from '#kernel/money.ts';
import { centsFromText } from './dollars.ts';

/** Like `centsFromText`, and negative: "-1,200", "−$1.2M" or the accounting form "(1,200)". */
export function signedCentsFromText(text: string): Cents | null | undefined {
  const trimmed = text.trim();
  const loss = /^\((.*)\)$/.exec(trimmed) ?? /^[-−–](.*)$/.exec(trimmed) ?? /^\$\s*[-−–](.*)$/.exec(trimmed);
  if (!loss) return centsFromText(trimmed);
  const amount = centsFromText(loss[1] ?? '');
  return typeof amount === 'number' ? cents(-amount) : undefined;
}
