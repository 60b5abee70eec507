import { mannerOf, officeKinds } from '#features/deal-room/deal-rooms/domain/viewable.ts';
import { readAgain } from '#features/deal-room/deal-rooms/server/read-version.ts';
import { announceFiles, holdFiles, isOverQuota } from '#features/record/orphaned-files/server/hold-files.ts';
import { hours, seconds, shift } from '#kernel/instant.ts';
import { Refused } from '#kernel/refusal.ts';
import { searchableText } from '../domain/searchable-text.ts';
import { readRoomPictures } from './job-names.ts';
import type { RoomViewTools } from './room-view-tools.ts';
import { sourceOf, wholeBlob } from './viewed-version.ts';
import {
  forgetRefusals,
  forgetWithoutRoom,
  insertPageTexts,
  insertRendition,
  refusedEndings,
  type VersionToRead,
  versionsToRead,
} from './viewing-store.ts';

const atOnce = 40;
/** Length of a run while there is work; the next one starts with the next minute. */
const runsFor = 50 * seconds;
/** The list is refreshed this often, so that no account waits for all uploads of another. */
const lookedUpFor = 3 * seconds;

type Made = { pages: number | null; refusal: string | null; pdfKey: string | null; texts: readonly string[] };

/** Office files, or all others. Without a converter both cover all: Office files are then refused. */
type Which = 'drawn' | 'converted';

/** Prepares versions not tried yet; accounts take turns. Safe to run twice and concurrently. */
export async function readVersions(tools: RoomViewTools, which: Which): Promise<void> {
  if (tools.office && which === 'converted') await forgetWhatIsMended(tools);
  const until = performance.now() + runsFor;
  // Failed versions stay in the list and are tried once per run.
  const tried = new Set<string>();
  while (performance.now() < until) {
    const waiting = (await waitingFor(tools, which)).filter(({ id }) => !tried.has(id));
    if (waiting.length === 0) return;
    const lookAgain = Math.min(until, performance.now() + lookedUpFor);
    while (waiting.length > 0 && performance.now() < lookAgain) tried.add(await readNext(waiting, tools));
  }
}

function waitingFor({ db, office }: RoomViewTools, which: Which): Promise<VersionToRead[]> {
  const only = office !== null && which === 'converted';
  const kinds = office ? officeKinds : [];
  return versionsToRead(db, { kinds, which: only ? 'only' : 'but', limit: atOnce });
}

/** Processes a version of the account that had the least time recently and returns its ID. */
async function readNext(waiting: VersionToRead[], tools: RoomViewTools): Promise<string> {
  const [version] = waiting.splice(tools.shares.next(waiting.map(({ whose }) => whose)), 1);
  if (!version) throw new Error('nothing waits to be read');
  const begun = performance.now();
  const made = await makeRendition(version, tools);
  if (made) await keep(version, made, tools);
  tools.shares.spend(version.whose, performance.now() - begun);
  return version.id;
}

/** Retries versions refused for lack of the converter, a part of it or disk space. */
async function forgetWhatIsMended({ db, clock, office, asSystem }: RoomViewTools): Promise<void> {
  const again = (refusal: string, ending?: string) =>
    asSystem(async (work) => readAgain(work, await forgetRefusals(work.db, refusal, ending)));
  // Disk space is only known when pages are made, so this is retried hourly, not every minute.
  const before = shift(clock.now(), -1 * hours);
  await asSystem((work) => forgetWithoutRoom(work.db, 'document-without-room', before));
  await again('office-download-only');
  for (const ending of await refusedEndings(db, 'office-part-missing'))
    if (await office?.opens(ending)) await again('office-part-missing', ending);
}

async function keep(version: VersionToRead, made: Made, { asSystem }: RoomViewTools): Promise<void> {
  await asSystem(async (work) => {
    const first = await insertRendition(work.db, {
      version_id: version.id,
      pages: made.pages,
      refusal: made.refusal,
      pdf_key: made.pdfKey,
      made_at: work.now,
      pictures_by: null,
      pictures_done_at: null,
    });
    // Another process was faster: its pages count, and our PDF becomes an orphaned file.
    if (!first) return;
    if (made.pdfKey) await holdFiles(work, [made.pdfKey]);
    await insertPageTexts(work.db, version.id, made.texts);
    await work.enqueue(readRoomPictures, {});
  });
}

/** `null` for failures that may pass, such as an unavailable store or renderer. */
async function makeRendition(version: VersionToRead, tools: RoomViewTools): Promise<Made | null> {
  const refused = (refusal: string): Made => ({ pages: null, refusal, pdfKey: null, texts: [] });
  try {
    const manner = mannerOf(version.kind);
    if (manner === null) return refused('document-not-viewable');
    const pdfKey = manner === 'office' ? await convert(version, tools) : null;
    const unread = { ...version, pages: null, refusal: null, pdf_key: pdfKey };
    const source = sourceOf(unread, tools, version.whose);
    const text = await tools.renderer.text(source);
    const { pages } = await tools.renderer.open(source);
    return { pages, refusal: null, pdfKey, texts: text.pages.map(searchableText) };
  } catch (error) {
    if (error instanceof Refused && !passing.has(error.code)) return refused(error.code);
    tools.log.warn({ err: error }, 'the pages of a document could not be made yet');
    return null;
  }
}

const passing: ReadonlySet<string> = new Set(['storage-unavailable', 'storage-full', 'renderer-busy']);

async function convert(version: VersionToRead, tools: RoomViewTools): Promise<string> {
  if (!tools.office) throw new Refused('office-download-only');
  const { file_name: fileName, whose, room_id: roomId } = version;
  const load = () => wholeBlob(tools, version.blob_id);
  // Converting is slow, so the disk space is checked first.
  await tools.limits.disk?.refuse(1);
  const pdf = await tools.office.toPdf({ fileName, whose, load });
  const key = `room-pdfs/${version.id}/${tools.clock.newId()}.pdf`;
  await announceFiles(tools.db, [{ key, bytes: pdf.byteLength }], {
    for: { roomId, blobId: null },
    limits: tools.limits,
    now: tools.clock.now(),
  }).catch((error: unknown) => {
    throw isOverQuota(error) ? new Refused('document-without-room') : error;
  });
  await tools.sealed.put(key, pdf);
  return key;
}
