import { includes } from '#features/deal-room/deal-rooms/domain/rights.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading } from '#platform/context.ts';
import { viewedVersionOf } from './viewed-version.ts';
import { textsOfPages } from './viewing-store.ts';

export type PageTexts = {
  name: string;
  versionId: string;
  /** `null`: not known before the document is drawn. */
  pages: number | null;
  texts: readonly { page: number; text: string }[];
};

/**
 * The texts of some pages of the version that the caller views, under the rule of one page's text. Pages without text
 * are left out. Throws Refused.
 */
export async function readPageTexts(
  reading: Pick<Reading, 'actor' | 'now' | 'db'>,
  { documentId, from, most }: { documentId: string; from: number; most: number },
): Promise<PageTexts> {
  const { level, version, document } = await viewedVersionOf(reading, { documentId, versionId: undefined });
  if (!includes(level, 'watermarked')) throw new Refused('text-not-allowed');
  const texts = await textsOfPages(reading.db, { versionId: version.id, from, limit: most });
  return {
    name: document.name,
    versionId: version.id,
    pages: version.pages,
    texts: texts.filter(({ page }) => version.pages === null || page <= version.pages),
  };
}
