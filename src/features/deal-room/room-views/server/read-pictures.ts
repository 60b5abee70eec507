import { settlePictures } from '#features/deal-room/deal-rooms/server/read-version.ts';
import { minutes, seconds, shift } from '#kernel/instant.ts';
import { Refused } from '#kernel/refusal.ts';
import type { PageReader, PageReading } from '#platform/ocr/page-reader.ts';
import { meanConfidence, type PageWord } from '#platform/ocr/page-words.ts';
import { pageImage } from '#platform/render/page-pixels.ts';
import { legibilityOf, mostPicturesRead } from '../domain/legibility.ts';
import { searchableText } from '../domain/searchable-text.ts';
import {
  beginPage,
  choosePages,
  endPictures,
  keepPage,
  letPageWait,
  type PageToRead,
  pagesToRead,
  pagesWithText,
  pictureTexts,
  type VersionToChoose,
  versionsToChoose,
  versionsToSettle,
} from './picture-store.ts';
import type { RoomViewTools } from './room-view-tools.ts';
import { sourceOf } from './viewed-version.ts';

const atOnce = 40;
/** Length of a run while there is work; the next one starts with the next minute. */
const runsFor = 50 * seconds;
/** The list is refreshed this often, so that no account waits for all scans of another. */
const lookedUpFor = 10 * seconds;
/** Longer than reading a page may take: what was begun before it, a process that is gone began. */
const begunFor = 5 * minutes;
/** A page that was begun this often and never finished is left. */
const mostAttempts = 3;

/** Reads pages that are pictures; accounts take turns. Safe to run twice and concurrently. */
export async function readPictures(tools: RoomViewTools): Promise<void> {
  const { pageReader } = tools;
  if (!pageReader) return;
  const until = performance.now() + runsFor;
  const failed = new Set<string>();
  for (const version of await versionsToChoose(tools.db, { reader: pageReader.version, limit: atOnce }))
    if (performance.now() < until) await choose(version, pageReader, tools);
  await settleAll(tools);
  while (performance.now() < until) {
    const begunBefore = shift(tools.clock.now(), -begunFor);
    const found = await pagesToRead(tools.db, { begunBefore, limit: atOnce });
    const waiting = found.filter((page) => !failed.has(nameOf(page)));
    if (waiting.length === 0) return;
    const lookAgain = Math.min(until, performance.now() + lookedUpFor);
    while (waiting.length > 0 && performance.now() < lookAgain) {
      const [page] = waiting.splice(tools.shares.next(waiting.map(({ whose }) => whose)), 1);
      if (!page) break;
      failed.add(nameOf(page));
      const begun = performance.now();
      await readOne(page, pageReader, tools);
      tools.shares.spend(page.whose, performance.now() - begun);
    }
    await settleAll(tools);
  }
}

const nameOf = ({ id, page }: PageToRead) => `${id} ${page}`;

async function choose(version: VersionToChoose, { version: reader }: PageReader, tools: RoomViewTools) {
  try {
    const text = await tools.renderer.text(sourceFor(version, tools));
    const known = await pagesWithText(tools.db, version.id);
    // A redacted copy is made of pictures, and the text of its unchanged pages is known.
    const pages = text.pictures.filter((page) => text.pages[page - 1]?.trim() !== '' || !known.has(page));
    await tools.asSystem((work) =>
      choosePages(work.db, version.id, { pages, reader, most: mostPicturesRead }),
    );
  } catch (error) {
    if (error instanceof Refused && !passing.has(error.code))
      await tools.asSystem((work) =>
        choosePages(work.db, version.id, { pages: [], reader, most: mostPicturesRead }),
      );
    else tools.log.warn({ err: error }, 'the pictures of a document could not be chosen yet');
  }
}

const passing: ReadonlySet<string> = new Set(['storage-unavailable', 'renderer-busy', 'images-busy']);

async function readOne(page: PageToRead, reader: PageReader, tools: RoomViewTools): Promise<void> {
  const at = { versionId: page.id, page: page.page };
  let attempts: number | null = null;
  await tools.asSystem(async (work) => {
    const begunBefore = shift(work.now, -begunFor);
    attempts = await beginPage(work.db, { ...at, now: work.now, begunBefore });
  });
  if (attempts === null) return;
  const made = attempts > mostAttempts ? unreadable : await readingOf(page, reader, tools);
  await tools.asSystem(async (work) => {
    if ('counts' in made) return letPageWait(work.db, { ...at, ...made });
    const confidence = meanConfidence(made.words);
    const state = legibilityOf({
      words: confidence === 0 ? 0 : made.words.length,
      confidence,
      ink: made.ink,
    });
    // What could not be read well is not searched: it would be found by accident, and missed.
    const words = state === 'read' ? made.words : [];
    await keepPage(work.db, {
      ...at,
      state,
      confidence,
      text: searchableText(textOf(words)),
      words: words.map(({ text, x, y, width, height }) => [searchableText(text), x, y, width, height]),
    });
  });
}

const unreadable: PageReading = { words: [], ink: 1 };

async function readingOf(
  page: PageToRead,
  reader: PageReader,
  tools: RoomViewTools,
): Promise<PageReading | { counts: boolean }> {
  try {
    const request = { page: page.page, width: 2200, mark: null } as const;
    const pixels = await tools.renderer.pixels(sourceFor(page, tools), request);
    return await reader.read(pageImage(pixels).bytes);
  } catch (error) {
    // The reader's process ended, for the page or because it was ended from outside.
    if (error instanceof Refused && error.code === 'image-broken') return { counts: true };
    if (error instanceof Refused && !passing.has(error.code)) return unreadable;
    tools.log.warn({ err: error }, 'a page that is a picture could not be read yet');
    return { counts: false };
  }
}

function sourceFor(version: VersionToChoose, tools: RoomViewTools) {
  return sourceOf({ ...version, pages: null, refusal: null }, tools, version.whose);
}

function textOf(words: readonly PageWord[]): string {
  const lines = Map.groupBy(words, ({ line }) => line);
  return [...lines.values()].map((line) => line.map(({ text }) => text).join(' ')).join('\n');
}

async function settleAll({ db, asSystem }: RoomViewTools): Promise<void> {
  for (const { id, legible } of await versionsToSettle(db, atOnce))
    await asSystem(async (work) => {
      await settlePictures(work, id, { texts: await pictureTexts(work.db, id), legible });
      await endPictures(work.db, id, work.now);
    });
}
