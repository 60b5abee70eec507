import { withoutUnseen } from '#kernel/visible-text.ts';

const longestSafe = 200;

const forbidden = /[\p{Cc}<>:"/\\|?*\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;
const reserved = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)$/i;

/** Accepts anything and returns a name of at most `longest` bytes that is valid on any system; never empty. */
export function safeFileName(given: string, longest = longestSafe): string {
  const cleaned = withoutUnseen(given)
    .toWellFormed()
    .normalize('NFC')
    .replace(forbidden, '_')
    .replace(/^\.+/, '_')
    .replace(/[. ]+$/, '')
    .trim();
  const { stem, extension } = partsOf(cleaned || 'unnamed');
  // Windows looks only at the part before the first dot: `nul.tar.gz` is the device.
  const kept = reserved.test(stem.split('.', 1)[0]?.trim() ?? '') ? `_${stem}` : stem;
  return `${cut(kept, longest - bytes(extension)).replace(/[. ]+$/, '') || '_'}${extension}`;
}

export function extensionOf(name: string): string {
  return partsOf(name).extension.slice(1).toLowerCase();
}

function partsOf(name: string): { stem: string; extension: string } {
  const extension = /\.[\p{L}\p{N}]{1,12}$/u.exec(name)?.[0] ?? '';
  return extension.length === name.length
    ? { stem: name, extension: '' }
    : { stem: name.slice(0, name.length - extension.length), extension };
}

function bytes(text: string): number {
  return Buffer.byteLength(text);
}

function cut(text: string, most: number): string {
  let kept = '';
  let size = 0;
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    size += bytes(segment);
    if (size > most) break;
    kept += segment;
  }
  return kept;
}
