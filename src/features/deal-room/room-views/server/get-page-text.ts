import { includes } from '#features/deal-room/deal-rooms/domain/rights.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { getPageText as contract } from '../contract.ts';
import { viewedVersionOf } from './viewed-version.ts';
import { pageText } from './viewing-store.ts';

export async function getPageText(
  reading: Reading,
  { params: { id }, query }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const { level, version } = await viewedVersionOf(reading, { documentId: id, versionId: query.versionId });
  const page = query.number;
  if (!includes(level, 'watermarked')) throw new Refused('text-not-allowed');
  if (version.pages !== null && page > version.pages) throw new Refused('not-found');
  return { text: await pageText(reading.db, { versionId: version.id, page }) };
}
