import { announceFiles, holdFiles } from '#features/loose-files/server/hold-files.ts';
import { seconds } from '#kernel/instant.ts';
import { Refused } from '#kernel/refusal.ts';
import { mannerOf } from '../domain/viewable.ts';
import type { RoomViewTools } from './room-view-tools.ts';
import { sourceOf, wholeBlob } from './viewed-version.ts';
import {
  forgetRefusals,
  insertPageTexts,
  insertRendition,
  type VersionToRead,
  versionsToRead,
} from './viewing-store.ts';

/** Files that are looked up together. */
const atOnce = 40;
/** A run goes on while there is something to read, for so long: the next one begins with the next minute. */
const runsFor = 50 * seconds;
/** Control characters that no text of a page needs, among them those that mark hits. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this takes out
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]|\p{Surrogate}/gu;

/** What is known of a version once somebody has tried to show it. */
type Made = { pages: number | null; refusal: string | null; pdfKey: string | null; texts: readonly string[] };

/** Tries to show every version that nobody has tried yet, and keeps its text. Safe to run twice, and at once. */
export async function readVersions(tools: RoomViewTools): Promise<void> {
  const { office, asSystem } = tools;
  if (office) await asSystem((work) => forgetRefusals(work.db, 'office-download-only'));
  const until = performance.now() + runsFor;
  // What cannot be made now stays in the list: a round that brought nothing is the last one.
  while ((await readSome(tools, until)) > 0 && performance.now() < until);
}

/** How many of the next versions could be kept. */
async function readSome(tools: RoomViewTools, until: number): Promise<number> {
  let kept = 0;
  for (const version of await versionsToRead(tools.db, atOnce)) {
    if (performance.now() > until) return kept;
    const made = await makeRendition(version, tools);
    if (!made) continue;
    await keep(version, made, tools);
    kept += 1;
  }
  return kept;
}

async function keep(version: VersionToRead, made: Made, { asSystem }: RoomViewTools): Promise<void> {
  await asSystem(async (work) => {
    const first = await insertRendition(work.db, {
      version_id: version.id,
      pages: made.pages,
      refusal: made.refusal,
      pdf_key: made.pdfKey,
      made_at: work.now,
    });
    // Somebody else was quicker: their pages count, and the PDF of ours stays loose.
    if (!first) return;
    if (made.pdfKey) await holdFiles(work, [made.pdfKey]);
    await insertPageTexts(work.db, version.id, made.texts);
  });
}

/** `null` for what may work the next time: the store or the renderer is not there now. */
async function makeRendition(version: VersionToRead, tools: RoomViewTools): Promise<Made | null> {
  const refused = (refusal: string): Made => ({ pages: null, refusal, pdfKey: null, texts: [] });
  try {
    const manner = mannerOf(version.kind);
    if (manner === null) return refused('document-not-viewable');
    const pdfKey = manner === 'office' ? await convert(version, tools) : null;
    const source = sourceOf({ ...version, pages: null, refusal: null, pdf_key: pdfKey }, tools);
    const text = await tools.renderer.text(source);
    const { pages } = await tools.renderer.open(source);
    return { pages, refusal: null, pdfKey, texts: text.pages.map((page) => page.replace(controls, ' ')) };
  } catch (error) {
    if (error instanceof Refused && !passing.has(error.code)) return refused(error.code);
    tools.log.warn({ err: error }, 'the pages of a document could not be made yet');
    return null;
  }
}

const passing: ReadonlySet<string> = new Set(['storage-unavailable', 'renderer-busy']);

/** An Office file as PDF, kept beside it; its key. */
async function convert(version: VersionToRead, tools: RoomViewTools): Promise<string> {
  if (!tools.office) throw new Refused('office-download-only');
  const pdf = await tools.office.toPdf(await wholeBlob(tools, version.blob_id), version.file_name);
  const key = `room-pdfs/${version.id}/${tools.clock.newId()}.pdf`;
  await announceFiles(tools.db, [key], tools.clock.now());
  await tools.sealed.put(key, pdf);
  return key;
}
