import { z } from 'zod';
import { holdReviewRow } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { seconds } from '#kernel/instant.ts';
import { Refused } from '#kernel/refusal.ts';
import type { PageReader } from '#platform/ocr/page-reader.ts';
import { pageImage } from '#platform/render/page-pixels.ts';
import type { PlacedWord } from '../domain/pdf/page-rows.ts';
import { placedWords } from '../domain/pdf/scanned-words.ts';
import { keepStatements } from './add-file.ts';
import { type BankTools, readScannedStatement } from './bank-tools.ts';
import { readApart } from './read-apart.ts';
import { endScan, findScan, keepPage, pagesOf, type Scan } from './scan-store.ts';

/** Length of a run; the next one goes on, so that no account waits for a long scan of another. */
const runsFor = 40 * seconds;
const storedWords = z.array(
  z.object({
    text: z.string(),
    left: z.number(),
    right: z.number(),
    top: z.number(),
    bottom: z.number(),
  }),
);

/**
 * Reads the pages of a scanned statement, and its lines once all pages are read. What is misread does not add up: like every
 * statement, it counts only where opening + lines = closing. Safe to run twice; a run that was killed goes on at its page.
 */
export async function readScan(fileId: string, tools: BankTools): Promise<void> {
  const { pageReader, asSystem, db } = tools;
  if (!pageReader) return;
  const until = performance.now() + runsFor;
  for (;;) {
    const scan = await findScan(db, fileId);
    if (!scan) return;
    if (scan.pages >= (scan.row.scan_pages ?? 0)) return keepScan(scan, tools);
    if (performance.now() > until) return asSystem((work) => work.enqueue(readScannedStatement, { fileId }));
    const page = scan.pages + 1;
    const words = await wordsOfPage(scan, page, pageReader, tools);
    await asSystem((work) => keepPage(work.db, { fileId, page, words, at: work.now }));
  }
}

async function wordsOfPage(
  { row, whose }: Scan,
  page: number,
  reader: PageReader,
  { renderer, sealed }: BankTools,
): Promise<PlacedWord[]> {
  const load = async () => {
    const bytes = await sealed.get(row.key);
    if (bytes === null) throw new Refused('storage-unavailable');
    return bytes;
  };
  const key = `statement ${row.sha256.toString('hex')}`;
  try {
    const pixels = await renderer.pixels(
      { key, kind: 'pdf', whose, load },
      { page, width: 2200, mark: null },
    );
    return placedWords((await reader.read(pageImage(pixels).bytes)).words, pixels);
  } catch (error) {
    // Without the words of this page, the statement does not add up.
    if (error instanceof Refused && !passing.has(error.code)) return [];
    throw error;
  }
}

/** What is tried again. */
const passing: ReadonlySet<string> = new Set([
  'storage-unavailable',
  'renderer-busy',
  'images-busy',
  'sheets-busy',
]);

async function keepScan({ row, whose }: Scan, { db, asSystem }: BankTools): Promise<void> {
  const pages = (await pagesOf(db, row.id)).map((words) => storedWords.parse(words));
  try {
    const { statements } = await readApart({ pages }, whose);
    await asSystem(async (work) => {
      if (!(await holdReviewRow(work, row.review_id)) || !(await findScan(work.db, row.id))) return;
      await endScan(work.db, row.id, null);
      await keepStatements(work.db, row.review_id, row.id, statements ?? []);
    });
  } catch (error) {
    if (!(error instanceof Refused) || passing.has(error.code)) throw error;
    const { code } = error;
    await asSystem((work) => endScan(work.db, row.id, code));
  }
}
