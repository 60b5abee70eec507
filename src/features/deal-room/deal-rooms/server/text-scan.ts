import { setImmediate as soon } from 'node:timers/promises';
import { markedEncoding } from '#platform/text-encoding.ts';
import { type Finding, longestFind, mostFindings, personalDataFinder } from '../domain/personal-data.ts';

/** Characters scanned before yielding to other requests. */
const atOnce = 256 * 1024;
const longestLine = 64 * 1024;

/** Finds personal data in plain text that comes in pieces: UTF-8, or UTF-16 with a byte order mark. */
export function textScan() {
  const found: Finding[] = [];
  const find = personalDataFinder();
  let decoder: TextDecoder | null = null;
  let rest = '';
  let lines = 0;
  const look = (text: string) => {
    const before = lines;
    for (const one of find(text, (line) => `line ${before + line}`))
      if (found.length < mostFindings && !found.some((known) => isSame(known, one))) found.push(one);
    lines += newlines(text);
  };
  return {
    async feed(bytes: Buffer): Promise<void> {
      decoder ??= new TextDecoder(markedEncoding(bytes) ?? 'utf-8');
      for (let at = 0; at < bytes.length && found.length < mostFindings; at += atOnce) {
        rest += decoder.decode(bytes.subarray(at, at + atOnce), { stream: true });
        const lineEnd = rest.lastIndexOf('\n') + 1;
        look(rest.slice(0, lineEnd));
        rest = rest.slice(lineEnd);
        if (rest.length > longestLine) {
          look(rest);
          // A value may be cut off at the end of this piece, so its end is scanned again with the next one.
          rest = rest.slice(-longestFind);
        }
        await soon();
      }
    },
    findings(): Finding[] {
      look(rest);
      rest = '';
      return found;
    },
  };
}

function isSame(one: Finding, other: Finding): boolean {
  return one.place === other.place && one.kind === other.kind && one.masked === other.masked;
}

function newlines(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
