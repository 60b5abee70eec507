import { Refused } from '#kernel/refusal.ts';
import { encodingOf } from '../text-encoding.ts';

/** Decodes a text file in any common encoding. Throws Refused('file-not-text') if it is not text. */
export function decodeText(bytes: Uint8Array): string {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
  if (/[\u0000-\u0008\u000e-\u001f\ufffd]/.test(text)) throw new Refused('file-not-text');
  return text;
}
