import { Refused } from '#kernel/refusal.ts';
import type { Sheet } from '#kernel/sheet.ts';
import { encodingOf } from '../text-encoding.ts';
import { csvSheet } from './csv-sheet.ts';

const zipped = [0x50, 0x4b];
/** Signature of old workbooks and of new ones with a password. */
const container = [0xd0, 0xcf, 0x11, 0xe0];
const lockedPart = 'EncryptedPackage';

/**
 * The type is detected by content. `wanted`: a sheet's name. `longest`: characters of a cell. Throws Refused with a code
 * and the cell or line.
 */
export async function readSheet(
  bytes: Uint8Array,
  wanted: string | null = null,
  longest?: number,
): Promise<Sheet> {
  const starts = (signature: readonly number[]) => signature.every((byte, at) => bytes[at] === byte);
  if (bytes.length === 0) throw new Refused('file-empty');
  if (starts(container)) throw new Refused(isLocked(bytes) ? 'workbook-locked' : 'workbook-old');
  const sheet = starts(zipped)
    ? await (await import('./xlsx-sheet.ts')).xlsxSheet(bytes, wanted, longest)
    : csvSheet(decodeText(bytes), longest);
  if (wanted !== null && sheet.name !== wanted) throw new Refused('sheet-unknown');
  if (sheet.sheets.length < 2 && sheet.rows.every((row) => row.every((cell) => cell === null)))
    throw new Refused('file-empty');
  return sheet;
}

function isLocked(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(
    Buffer.from(lockedPart, 'utf16le'),
  );
}

/** Decodes a text file in any common encoding. Throws Refused('file-not-text') if it is not text. */
function decodeText(bytes: Uint8Array): string {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
  if (/[\u0000-\u0008\u000e-\u001f\ufffd]/.test(text)) throw new Refused('file-not-text');
  return text;
}
