import { createHash } from 'node:crypto';
import { Refused } from '#kernel/refusal.ts';
import { csvSeparator } from '#platform/files/csv-separator.ts';
import { csvRows } from '#platform/sheets/csv-rows.ts';
import { NotTheFile } from '#platform/sheets/workbook-zip.ts';
import { xlsxRows } from '#platform/sheets/xlsx-rows.ts';
import { encodingOf, type TextEncoding } from '#platform/text-encoding.ts';
import type { LedgerColumns } from '../domain/ledger-columns.ts';
import type { LedgerLine } from '../domain/ledger-line.ts';
import { ledgerReader, TooManyAccounts } from '../domain/ledger-reader.ts';
import { type LedgerReading, longest, type ReadingStop } from '../domain/ledger-reading.ts';
import type { Side } from '../domain/natural-sides.ts';
import { placesFound } from '../domain/proofs.ts';
import { OtherStyle, usualStyle } from '../domain/value-style.ts';

/** Raised when the same bytes would be read differently, so that people know which reading they see. */
export const readerVersion = 4;

/** Of a workbook all bytes are needed at once; a million lines of text need none of that. */
const workbookLimits = { packed: 100_000_000, unpacked: 2_000_000_000, text: longest.memo, columns: 100 };
const piece = 256 * 1024;
/** A first guess, and one more pass for each thing that only the file itself can tell. */
const mostPasses = 6;

export type LedgerSource = {
  /** The bytes from the first one on; called once for each pass. */
  open(): AsyncIterable<Uint8Array>;
  said: ReadonlyMap<string, LedgerColumns>;
};
export type LedgerSteps = {
  /** A pass begins: lines that were given before do not count. */
  begin(): Promise<void>;
  line(line: LedgerLine): void;
  /** Between two pieces of the file, and at its end: the next lines wait. `last`: none come after. */
  pause(last: boolean): Promise<void>;
};
export type LedgerEnd = { reading: LedgerReading; sha256: string } | { stop: ReadingStop; sha256: string };

/** Reads a general ledger file of any known layout. Throws Refused with a code of `platform/sheets`, 'too-many-accounts'. */
export async function readLedgerFile(source: LedgerSource, steps: LedgerSteps): Promise<LedgerEnd> {
  let pass: Pass = { style: usualStyle, sides: null, encoding: null };
  for (let passes = 0; passes < mostPasses; passes += 1) {
    await steps.begin();
    try {
      const end = await readOnce(source, steps, pass);
      if (!('sides' in end)) return end;
      pass = { ...pass, sides: end.sides };
    } catch (error) {
      if (error instanceof OtherStyle) pass = { ...pass, style: error.style };
      else if (error instanceof OtherEncoding) pass = { ...pass, encoding: 'windows-1252' };
      else if (error instanceof TooManyAccounts) throw new Refused('too-many-accounts');
      else throw error;
    }
  }
  throw new Error('a ledger file asks for another pass again and again');
}

type Pass = { style: typeof usualStyle; sides: readonly Side[] | null; encoding: TextEncoding | null };
class OtherEncoding extends Error {}

async function readOnce(
  { open, said }: LedgerSource,
  steps: LedgerSteps,
  { style, sides, encoding }: Pass,
): Promise<LedgerEnd | { sides: readonly Side[] }> {
  const reader = ledgerReader({ style, said, sides, onLine: steps.line });
  const hash = createHash('sha256');
  const hidden = await feed(hashed(open(), hash), reader, encoding, () => steps.pause(false));
  const end = reader.finish();
  if ('sides' in end) return end;
  const sha256 = hash.digest('hex');
  if ('stop' in end) return { ...end, sha256 };
  await steps.pause(true);
  return { reading: withHidden(end.reading, hidden), sha256 };
}

/** A sheet that its owner hid is not read, and that is said. */
function withHidden(reading: LedgerReading, hidden: readonly string[]): LedgerReading {
  const found = placesFound();
  for (const [at] of hidden.entries()) found.at(at, 0);
  return {
    ...reading,
    proofs: [...reading.proofs, found.proof('sheets-read', 'question')],
    hidden,
  };
}

async function* hashed(bytes: AsyncIterable<Uint8Array>, hash: ReturnType<typeof createHash>) {
  for await (const part of bytes) {
    hash.update(part);
    yield part;
  }
}

type Reader = ReturnType<typeof ledgerReader>;
const zipped = [0x50, 0x4b];
const container = [0xd0, 0xcf, 0x11, 0xe0];

/** Returns the names of hidden sheets. */
async function feed(
  bytes: AsyncIterable<Uint8Array>,
  reader: Reader,
  encoding: TextEncoding | null,
  between: () => Promise<void>,
): Promise<readonly string[]> {
  const parts = bytes[Symbol.asyncIterator]();
  const first = await parts.next();
  const head: Uint8Array = first.done ? new Uint8Array() : first.value;
  const starts = (signature: readonly number[]) => signature.every((byte, at) => head[at] === byte);
  if (head.length === 0) throw new Refused('file-empty');
  const all = {
    async *[Symbol.asyncIterator]() {
      yield head;
      for (let next = await parts.next(); !next.done; next = await parts.next()) yield next.value;
    },
  };
  if (starts(container)) throw new Refused(isLocked(head) ? 'workbook-locked' : 'workbook-old');
  if (starts(zipped)) return feedWorkbook(await wholeOf(all), reader, between);
  await feedText(all, head, reader, encoding, between);
  return [];
}

/** Office programs wrap a workbook with a password into a container of the old format. */
function isLocked(head: Uint8Array): boolean {
  return Buffer.from(head).includes(Buffer.from('EncryptedPackage', 'utf16le'));
}

async function wholeOf(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of bytes) {
    size += part.length;
    if (size > workbookLimits.packed) throw new Refused('workbook-too-large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function feedWorkbook(bytes: Buffer, reader: Reader, between: () => Promise<void>) {
  let failed: unknown = null;
  const row: Reader['row'] = (cells, at) => {
    try {
      reader.row(cells, at);
    } catch (error) {
      failed = error;
      throw new NotTheFile();
    }
  };
  try {
    const { hidden } = await xlsxRows(bytes, workbookLimits, { sheet: reader.sheet, row, between });
    return hidden;
  } catch (error) {
    throw error instanceof NotTheFile && failed ? failed : error;
  }
}

async function feedText(
  bytes: AsyncIterable<Uint8Array>,
  head: Uint8Array,
  reader: Reader,
  told: TextEncoding | null,
  between: () => Promise<void>,
): Promise<void> {
  const guess = encodingOf(head.subarray(0, 400));
  const encoding = told ?? (guess.startsWith('utf-16') ? guess : 'utf-8');
  const decoder = new TextDecoder(encoding, { fatal: encoding === 'utf-8' });
  const decoded = (part?: Uint8Array): string => {
    try {
      return part ? decoder.decode(part, { stream: true }) : decoder.decode();
    } catch {
      throw new OtherEncoding();
    }
  };
  const start = new TextDecoder(encoding).decode(head.subarray(0, piece));
  // Very old programs end lines with a carriage return alone.
  const old = start.includes('\r') && !start.includes('\n');
  const rows = csvRows(csvSeparator(old ? start.replaceAll('\r', '\n') : start), reader.row);
  const pass = (text: string) => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
    if (/[\u0000-\u0008\u000e-\u001f]/.test(text)) throw new Refused('file-not-text');
    rows.feed(old ? text.replaceAll('\r', '\n') : text);
  };
  reader.sheet('');
  for await (const part of bytes)
    for (let at = 0; at < part.length; at += piece) {
      pass(decoded(part.subarray(at, at + piece)));
      await between();
    }
  pass(decoded());
  rows.end();
}
