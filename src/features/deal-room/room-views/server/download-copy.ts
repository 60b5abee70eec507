import { includes } from '#features/deal-room/deal-rooms/domain/rights.ts';
import { signInHolds } from '#features/people/accounts/server/session-hold-sql.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading, Work } from '#platform/context.ts';
import { pdfOfPixels } from '#platform/render/pixels-pdf.ts';
import type { PagePixels, RenderSource } from '#platform/render/renderer.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { downloadCopy as contract } from '../contract.ts';
import type { RoomViewTools } from './room-view-tools.ts';
import { markOf, sourceOf, type ViewedVersion, viewedVersionOf } from './viewed-version.ts';

/** Each page of a watermarked copy is rendered per request, so their number is limited. */
const mostPages = 1_000;

/** The renderer can take long to begin, so it does before the download is recorded. */
export async function openCopy(
  reading: Reading,
  { params, query }: InputOf<typeof contract>,
  tools: RoomViewTools,
): Promise<OpenCopy> {
  const asked = { documentId: params.id, versionId: query.versionId };
  const { version } = await copyableVersion(reading, asked);
  const source = sourceOf(version, tools, signedIn(reading.actor).personId);
  const { pages } = await tools.renderer.open(source);
  if (pages > mostPages) throw new Refused('copy-too-long', { most: mostPages });
  return { versionId: version.id, source, pages };
}

type OpenCopy = { versionId: string; source: RenderSource; pages: number };

/** Recorded before the first byte. The permission is checked before each page. */
export async function downloadCopy(
  work: Work,
  { params }: InputOf<typeof contract>,
  { versionId, source, pages }: OpenCopy,
  tools: RoomViewTools,
): Promise<AnswerOf<typeof contract>> {
  const asked = { documentId: params.id, versionId };
  const { sight, document, version } = await copyableVersion(work, asked);
  const mark = await markOf(work);
  const subject = { type: 'room-version', id: version.id };
  const detail = { documentId: document.id, sha256: version.sha256, marked: true };
  work.record({
    act: 'room-document-downloaded',
    listingId: sight.room.listing_id,
    buyerId: sight.buyer?.personId ?? null,
    subject,
    detail,
  });
  await work.audit({ action: 'room-copy-downloaded', subject });
  if (sight.buyer)
    await work.emit({
      kind: 'room-version-taken',
      roomId: sight.room.id,
      documentId: document.id,
      versionId: version.id,
      personId: sight.buyer.personId,
    });
  const stillMay = () => stillAllowed(work, asked, tools);
  return {
    fileName: `${document.name.replace(/\.[A-Za-z0-9]{1,5}$/, '')} (marked).pdf`,
    pieces: pdfOfPixels(markedPages(source, { pages, mark, stillMay }, tools)),
  };
}

async function copyableVersion(
  reading: Pick<Reading, 'actor' | 'now' | 'db'>,
  asked: { documentId: string; versionId: string | undefined },
): Promise<ViewedVersion> {
  const viewed = await viewedVersionOf(reading, asked);
  if (!includes(viewed.level, 'watermarked')) throw new Refused('copy-not-allowed');
  return viewed;
}

type Copy = { pages: number; mark: string[]; stillMay: () => Promise<void> };

async function* markedPages(
  source: RenderSource,
  { pages, mark, stillMay }: Copy,
  { renderer }: RoomViewTools,
): AsyncGenerator<PagePixels> {
  for (let page = 1; page <= pages; page += 1) {
    const pixels = await renderer.pixels(source, { page, width: 1400, mark });
    // Checked last, so that nothing happens between the check and sending the page.
    await stillMay();
    yield pixels;
  }
}

/** Throws if the session or the permission has ended, which cuts the copy off. */
async function stillAllowed(
  { actor }: Pick<Work, 'actor'>,
  asked: { documentId: string; versionId: string },
  { clock, db }: RoomViewTools,
): Promise<void> {
  const now = clock.now();
  if (!(await signInHolds(db, { actor, now }))) throw new Refused('token-not-valid');
  await copyableVersion({ actor, now, db }, asked);
}
