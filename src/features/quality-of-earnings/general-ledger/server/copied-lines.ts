import type { LedgerLine } from '../domain/ledger-line.ts';

/** Lines in the text format of PostgreSQL's COPY, UTF-8, in the order of `insertLines`. */
export type CopiedLines = { count: number; text: Uint8Array<ArrayBuffer> };

const usualSize = 4_000_000;
/** Bytes of UTF-8 for one unit of a JavaScript text. */
const widest = 3;

/**
 * Writes lines for COPY as they come, in the thread that reads: lines and texts that are kept until a batch is full cost
 * more to collect than to read.
 */
export function lineCopier(file: number) {
  let bytes = Buffer.allocUnsafeSlow(usualSize);
  let [used, count] = [0, 0];
  return {
    add: ({ account, day, sheet, row, type, number, name, memo, split, amount, entry }: LedgerLine): void => {
      const text = `${file}\t${account}\t${day}\t${sheet}\t${row}\t${plain(type)}\t${plain(number)}\t${plain(name)}\t${plain(memo)}\t${plain(split)}\t${amount}\t${entry}\n`;
      if (used + text.length * widest > bytes.length) bytes = larger(bytes, used + text.length * widest);
      used += bytes.write(text, used);
      count += 1;
    },
    count: () => count,
    /** All lines since the last time. */
    take: (): CopiedLines => {
      const taken = { count, text: bytes.subarray(0, used) };
      bytes = Buffer.allocUnsafeSlow(usualSize);
      [used, count] = [0, 0];
      return taken;
    },
  };
}

function larger(bytes: Buffer<ArrayBuffer>, least: number): Buffer<ArrayBuffer> {
  const grown = Buffer.allocUnsafeSlow(Math.max(bytes.length * 2, least));
  bytes.copy(grown);
  return grown;
}

const special = /[\\\t\n\r]/;
const written: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function plain(text: string): string {
  return special.test(text) ? text.replaceAll(/[\\\t\n\r]/g, (sign) => written[sign] ?? sign) : text;
}
