import { Refused } from '#kernel/refusal.ts';
import { encodingOf } from '../text-encoding.ts';

/**
 * The text of a file in any encoding that programs write. Throws Refused('file-not-text') for what holds other bytes than text.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
  if (/[\u0000-\u0008\u000e-\u001f\ufffd]/.test(text)) throw new Refused('file-not-text');
  return text;
}
