import { sellerSightOf } from '#features/deal-room/deal-rooms/server/room-sight.ts';
import { readFrameKey } from '#features/deal-room/room-views/server/view-codes.ts';
import { listingTitlesFor } from '#features/marketplace/listings/server/listing-titles.ts';
import { fullName } from '#kernel/person-name.ts';
import { storedWord } from '#kernel/stored-word.ts';
import type { Reader, Reading, Work } from '#platform/context.ts';
import type { CodeReader } from '#platform/page-codes/code-reader.ts';
import { codeMatcher, falseMatch } from '#platform/page-codes/match-codes.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { Uploaded } from '#wire/upload.ts';
import type { findLeak as contract, findLeakInRoom as roomContract } from '../contract.ts';
import { readerSides } from '../domain/reader-words.ts';
import { leakedView, nextCodes } from './store.ts';

export type LeakTools = { codes: CodeReader };

/** The rule of issue and decision 86: a match that is more often wrong than once in a million is none. */
const falseMatches = 1e-6;
/** Larger numbers would claim more than the rest of the product can hold. */
const surest = 1_000_000_000_000;
/** Compared within 30 ms, so that requests get their turn between two batches. */
const batch = 5_000;

type Searched = { views: number; best: { viewId: string; probability: number } | null };

/** Runs before the transaction: the picture is read in a process of its own, and only signs of codes come out. */
export async function searchRoom(
  reading: Reading,
  { params, upload }: InputOf<typeof roomContract>,
  tools: LeakTools,
): Promise<Searched> {
  await sellerSightOf(reading, params.id);
  return search(reading, { upload, roomId: params.id }, tools);
}

export function searchEverywhere(
  reading: Reading,
  { upload }: InputOf<typeof contract>,
  tools: LeakTools,
): Promise<Searched> {
  return search(reading, { upload, roomId: null }, tools);
}

async function search(
  { actor, db }: Reading,
  { upload, roomId }: { upload: Uploaded; roomId: string | null },
  { codes }: LeakTools,
): Promise<Searched> {
  const readings = await codes.read(upload, await readFrameKey(db), signedIn(actor).personId);
  const fitOf = codeMatcher(readings);
  let views = 0;
  let best: { id: string; fit: number } | null = null;
  for (let after: string | null = null; ; ) {
    const next = await nextCodes(db, { roomId, after, limit: batch });
    for (const { id, code } of next) {
      const fit = fitOf(code);
      if (best === null || fit > best.fit) best = { id, fit };
    }
    views += next.length;
    after = next.at(-1)?.id ?? null;
    if (next.length < batch) break;
  }
  if (best === null) return { views, best: null };
  const probability = falseMatch(best.fit, { codes: views, readings: readings.length });
  return { views, best: probability <= falseMatches ? { viewId: best.id, probability } : null };
}

export async function foundInRoom(
  work: Work,
  { params }: InputOf<typeof roomContract>,
  searched: Searched,
): Promise<AnswerOf<typeof roomContract>> {
  await sellerSightOf(work, params.id);
  return answer(work, searched, { roomId: params.id });
}

export function foundAnywhere(work: Work, searched: Searched): Promise<AnswerOf<typeof contract>> {
  return answer(work, searched, { roomId: null });
}

async function answer(
  work: Work,
  { views, best }: Searched,
  { roomId }: { roomId: string | null },
): Promise<AnswerOf<typeof contract>> {
  const view = best && (await leakedView(work.db, best.viewId));
  const { personId } = signedIn(work.actor);
  await work.audit({
    action: 'leak-searched',
    subject: roomId === null ? { type: 'person', id: personId } : { type: 'deal-room', id: roomId },
    detail: { views, viewId: view && best ? best.viewId : null, roomId: view ? view.room_id : roomId },
  });
  if (!best || !view) return { found: null, views };
  const side = storedSide(view.side);
  const named = roomId === null || side === 'buyer';
  return {
    views,
    found: {
      roomId: view.room_id,
      room: await titleOf(work.db, { personId, listingId: view.listing_id }),
      documentId: view.document_id,
      document: view.name,
      version: view.number,
      page: view.page,
      at: view.minute.toISOString(),
      side,
      reader: named ? { id: view.person_id, name: fullName(view.first_name, view.last_name) } : null,
      own: view.person_id === personId,
      oneIn: Math.floor(Math.min(surest, 1 / best.probability)),
    },
  };
}

/** The seller's side and admins see the title of a listing whatever its status. */
async function titleOf(db: Reader, of: { personId: string; listingId: string }): Promise<string> {
  const titles = await listingTitlesFor(db, { personId: of.personId, admin: true }, [of.listingId]);
  return titles.get(of.listingId) ?? '';
}

const storedSide = storedWord(readerSides, 'side of a reader');
