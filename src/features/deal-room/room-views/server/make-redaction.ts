import { z } from 'zod';
import { addVersion } from '#features/deal-room/deal-rooms/server/add-version.ts';
import { minutes, shift } from '#kernel/instant.ts';
import { Refused } from '#kernel/refusal.ts';
import { pdfOfPixels } from '#platform/render/pixels-pdf.ts';
import type { CoveredBox, PagePixels, RenderSource } from '#platform/render/renderer.ts';
import { searchableText } from '../domain/searchable-text.ts';
import { makeRoomRedaction, mostRedactedPages } from './redact-document.ts';
import {
  endRedaction,
  type RedactionToMake,
  redactionToMake,
  versionOfBlob,
  waitingRedactions,
} from './redaction-store.ts';
import type { RoomViewTools } from './room-view-tools.ts';
import { sourceOf } from './viewed-version.ts';
import { insertPageTexts } from './viewing-store.ts';

const boxesShape = z.array(
  z.object({ page: z.number(), x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
);
const passing: ReadonlySet<string> = new Set([
  'storage-unavailable',
  'storage-full',
  'renderer-busy',
  'document-being-prepared',
]);

/** Renders every page with the parts blacked out; nothing of the file itself remains. Safe to run twice. */
export async function makeRedaction(id: string, tools: RoomViewTools): Promise<void> {
  const asked = await redactionToMake(tools.db, id);
  if (!asked || asked.removed_at !== null) return;
  try {
    await make(asked, tools);
  } catch (error) {
    if (!(error instanceof Refused) || passing.has(error.code)) throw error;
    await tools.asSystem(async (work) => {
      await endRedaction(work.db, id, { state: 'failed', refusal: error.code, done_at: work.now });
    });
  }
}

async function make(asked: RedactionToMake, tools: RoomViewTools): Promise<void> {
  const boxes = boxesShape.parse(asked.boxes);
  const source = sourceOf({ ...asked, id: asked.version_id }, tools, asked.asked_by ?? '');
  const { pages } = await tools.renderer.open(source);
  if (pages > mostRedactedPages) throw new Refused('document-too-many-pages');
  const boxesOn = Map.groupBy(boxes, ({ page }) => page);
  // Read from the file, because the job that stores the version's text may not have run yet.
  const texts = await keptTexts(source, boxesOn, tools);
  const pdf = pdfOfPixels(coveredPages(source, pages, boxesOn, tools));
  const to = {
    roomId: asked.room_id,
    folderId: asked.folder_id,
    documentId: asked.document_id,
    name: `${asked.file_name.replace(/\.[A-Za-z0-9]{1,5}$/, '')} (redacted).pdf`,
    kind: 'pdf' as const,
    createdBy: asked.asked_by,
  };
  await addVersion(tools, to, pdf, async (work, { blobId }) => {
    const made = await versionOfBlob(work.db, blobId);
    const done = { state: 'made', made_version_id: made, done_at: work.now };
    // Another process was faster: the rollback releases what was stored here.
    if (!(await endRedaction(work.db, asked.id, done))) throw new MadeElsewhere();
    if (made) await insertPageTexts(work.db, made, texts);
  }).catch((error: unknown) => {
    if (!(error instanceof MadeElsewhere)) throw error;
  });
}

class MadeElsewhere extends Error {}

/** Keeps pages without redactions searchable, because the new version consists of images. */
async function keptTexts(
  source: RenderSource,
  boxesOn: ReadonlyMap<number, unknown>,
  { renderer }: RoomViewTools,
): Promise<string[]> {
  const { pages } = await renderer.text(source);
  return pages.map((text, index) => (boxesOn.has(index + 1) ? '' : searchableText(text)));
}

async function* coveredPages(
  source: RenderSource,
  pages: number,
  boxes: ReadonlyMap<number, readonly CoveredBox[]>,
  { renderer }: RoomViewTools,
): AsyncGenerator<PagePixels> {
  for (let page = 1; page <= pages; page += 1)
    yield await renderer.pixels(source, { page, width: 2200, mark: null, covered: boxes.get(page) ?? [] });
}

export async function resumeRedactions({ asSystem, clock, db }: RoomViewTools): Promise<void> {
  const ids = await waitingRedactions(db, shift(clock.now(), -30 * minutes), 50);
  await asSystem(async (work) => {
    for (const redactionId of ids) await work.enqueue(makeRoomRedaction, { redactionId });
  });
}
