import { includes } from '#features/deal-room/deal-rooms/domain/rights.ts';
import { renderProblems } from '#http/render-problems.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import { type getPages as contract, most } from '../contract.ts';
import { unreadPages } from './picture-store.ts';
import { roomViewProblems } from './problems.ts';
import type { RoomViewTools } from './room-view-tools.ts';
import { sourceOf, type ViewedVersion, viewedVersionOf } from './viewed-version.ts';

export async function getPages(
  reading: Reading,
  { params, query }: InputOf<typeof contract>,
  tools: RoomViewTools,
): Promise<AnswerOf<typeof contract>> {
  const viewed = await viewedVersionOf(reading, { documentId: params.id, versionId: query.versionId });
  const { sight, document, level, version } = viewed;
  if (level === 'none') throw new Refused('not-found');
  const { pages, refusal } = await pagesOrWhy(viewed, tools, signedIn(reading.actor).personId);
  // A file without pages counts as viewed once it is opened.
  if (sight.buyer && refusal !== null && !passing.has(refusal))
    tools.looks.saw(reading, { versionId: version.id, page: 1 });
  const unread = await unreadPages(reading.db, [version.id]);
  const illegible = unread.filter(({ state }) => state === 'illegible');
  const open = sight.room.closed_at === null;
  const download = includes(level, 'watermarked') || 'copy-not-allowed';
  return {
    documentId: document.id,
    roomId: document.room_id,
    versionId: version.id,
    name: document.name,
    pages,
    refusal: refusal === null ? null : wordsOf(refusal),
    side: sight.side,
    level,
    counted: sight.side === 'buyer',
    pictures: {
      waiting: unread.length - illegible.length,
      illegible: illegible.map(({ page }) => page).slice(0, most.pages),
    },
    may: {
      text: pages === null ? 'document-not-viewable' : download,
      copy: pages === null ? 'document-not-viewable' : download,
      redact: open ? sight.decides || 'seller-decides' : 'room-closed',
      ask: sight.buyer === null ? 'not-your-move' : open || 'room-closed',
    },
  };
}

async function pagesOrWhy({ version }: ViewedVersion, tools: RoomViewTools, whose: string) {
  if (version.pages !== null) return { pages: version.pages, refusal: null };
  try {
    return { ...(await tools.renderer.open(sourceOf(version, tools, whose))), refusal: null };
  } catch (error) {
    if (error instanceof Refused && Object.hasOwn(allWords, error.code))
      return { pages: null, refusal: error.code };
    throw error;
  }
}

const passing: ReadonlySet<string> = new Set(['document-being-prepared', 'renderer-busy']);

const allWords: Readonly<Record<string, { detail: string }>> = { ...renderProblems, ...roomViewProblems };

function wordsOf(code: string): string {
  return allWords[code]?.detail ?? 'This file cannot be shown as pages.';
}
