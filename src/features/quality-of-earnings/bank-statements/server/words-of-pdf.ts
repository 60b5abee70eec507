import { type RefusalCode, Refused } from '#kernel/refusal.ts';
import type { Renderer } from '#platform/render/renderer.ts';
import type { PlacedWord } from '../domain/pdf/page-rows.ts';

/** Where readers look for the mark of a PDF. */
const markWithin = 1_024;

export function isPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, markWithin).includes('%PDF-');
}

/** The renderer's words are about showing a document. */
const codes: Partial<Record<RefusalCode, RefusalCode>> = {
  'document-encrypted': 'statement-locked',
  'document-too-many-pages': 'statement-too-long',
  'document-unreadable': 'statement-damaged',
  'document-too-slow': 'statement-too-heavy',
  'document-too-heavy': 'statement-too-heavy',
};

/**
 * The words of each page, read in the confined process that opens documents of strangers. `of.key` names the content; `of.whose`:
 * the person, for turns. Throws Refused with one of `codes`, and Refused('renderer-busy').
 */
export async function wordsOfPdf(
  bytes: Buffer,
  of: { key: string; whose: string },
  renderer: Renderer,
): Promise<PlacedWord[][]> {
  try {
    const pages = await renderer.words({ ...of, kind: 'pdf', load: async () => bytes });
    if (pages.some(({ whole }) => !whole)) throw new Refused('statement-too-heavy');
    return pages.map(({ words }) => words);
  } catch (error) {
    const code = error instanceof Refused ? codes[error.code] : undefined;
    if (code === undefined || !(error instanceof Refused)) throw error;
    throw new Refused(code, error.details);
  }
}
