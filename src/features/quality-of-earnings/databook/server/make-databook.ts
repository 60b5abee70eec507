import { createHash } from 'node:crypto';
import { setImmediate as soon } from 'node:timers/promises';
import { partBytes } from '#features/deal-room/deal-rooms/domain/part-size.ts';
import { latestFigures } from '#features/quality-of-earnings/adjusted-earnings/server/latest-figures.ts';
import { holdReviewRow } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { announceFiles, holdFiles, isOverQuota } from '#features/record/orphaned-files/server/hold-files.ts';
import { Refused } from '#kernel/refusal.ts';
import { inParts } from '#platform/files/in-parts.ts';
import { workbookPieces } from '#platform/sheets/write-workbook.ts';
import type { BookLine, DatabookFacts } from '../domain/databook-facts.ts';
import { databookSheets } from '../domain/databook-sheets.ts';
import { mostLedgerLines } from '../domain/ledger-sheet.ts';
import { basisNow } from './basis-now.ts';
import {
  type DatabookRow,
  findDatabook,
  insertParts,
  lockDatabook,
  noteLines,
  type PartRow,
  reviewOfBook,
  updateDatabook,
} from './databook-store.ts';
import type { DatabookTools } from './databook-tools.ts';
import { endsOf, type LineKeys, readFacts } from './read-facts.ts';
import { linesInOrder } from './read-lines.ts';
import { storedStage } from './stored-databook.ts';

/** The review is gone, or the databook was begun again. */
class GivenUp extends Error {}

/** What can be told; everything else is tried again by the queue. */
function refusalIn(error: unknown): string | null {
  if (isOverQuota(error)) return error.code;
  const told = error instanceof Refused && ['storage-full', 'databook-too-long'].includes(error.code);
  return told ? error.code : null;
}

type Begun = {
  row: DatabookRow;
  attempt: number;
  ownerId: string;
  facts: DatabookFacts;
  keys: LineKeys;
};
type Made = { parts: PartRow[]; size: number; sha256: Buffer };

/**
 * Makes a databook: what it is made of is read at one moment, then its lines are written some at a time with the progress.
 * One that was interrupted begins anew, and no one sees half of one.
 */
export async function makeDatabook(id: string, tools: DatabookTools): Promise<void> {
  let begun: Begun | null = null;
  try {
    begun = await begin(id, tools);
    if (!begun) return;
    const made = await write(begun, tools);
    await keep(begun, made, tools);
  } catch (error) {
    if (error instanceof GivenUp) return;
    const known = refusalIn(error);
    await noteFailure(id, known, tools);
    if (known === null) throw error;
  }
}

/** `null`: there is nothing to make. */
function begin(id: string, { asSystem }: DatabookTools): Promise<Begun | null> {
  return asSystem(async (work) => {
    const known = await findDatabook(work.db, id);
    if (!known || !(await holdReviewRow(work, known.review_id))) return null;
    const seen = await lockDatabook(work.db, id);
    if (!seen || seen.status === 'made') return null;
    const review = await reviewOfBook(work.db, seen.review_id);
    if (!review) return null;
    const { number, dataset } = seen;
    const { facts, keys } = await readFacts(work, {
      review,
      stage: storedStage(seen.stage),
      number,
      dataset,
    });
    const lines = linesIn(facts);
    if (lines > mostLedgerLines) throw new Refused('databook-too-long');
    const { books: _books, ...basis } = await basisNow(work.db, review.id, dataset);
    const attempt = seen.attempt + 1;
    const fresh = { status: 'making', attempt, lines, lines_done: 0, refusal: null, touched_at: work.now };
    await updateDatabook(work.db, id, {
      ...fresh,
      basis,
      figures: await latestFigures(work.db, { id: review.id, ...endsOf(review) }, dataset),
    });
    return { row: seen, attempt, ownerId: review.owner_id, facts, keys };
  });
}

function linesIn({ ledger }: DatabookFacts): number {
  const accounts = ledger?.groups.flatMap((group) => group.accounts) ?? [];
  return accounts.reduce(
    (sum, { months }) => sum + [...months.values()].reduce((all, { lines }) => all + lines, 0),
    0,
  );
}

async function write(begun: Begun, tools: DatabookTools): Promise<Made> {
  const { row, ownerId, facts } = begun;
  const sheets = databookSheets(facts, () => noting(begun, tools));
  const made: Made = { parts: [], size: 0, sha256: Buffer.alloc(0) };
  const hash = createHash('sha256');
  for await (const bytes of inParts(workbookPieces(sheets), partBytes)) {
    const number = made.parts.length;
    const key = `databooks/${row.id}/${number}-${tools.clock.newId()}`;
    await announceFiles(tools.db, [{ key, bytes: bytes.length, part: number }], {
      for: { personId: ownerId },
      limits: tools.limits,
      now: tools.clock.now(),
    });
    await tools.sealed.put(key, bytes);
    hash.update(bytes);
    made.parts.push({ number, size: bytes.length, key });
    made.size += bytes.length;
  }
  return { ...made, sha256: hash.digest() };
}

/** The lines, with the progress after each stretch of them. */
async function* noting(
  { row, attempt, facts, keys }: Begun,
  tools: DatabookTools,
): AsyncGenerator<BookLine[]> {
  if (!facts.ledger) return;
  let done = 0;
  const of = { reviewId: row.review_id, facts, ledger: facts.ledger, keys };
  for await (const lines of linesInOrder(tools.db, of)) {
    yield lines;
    done += lines.length;
    const stands = await tools.asSystem((work) =>
      noteLines(work.db, { id: row.id, attempt, done, at: work.now }),
    );
    if (!stands) throw new GivenUp();
    await soon();
  }
}

function keep(
  { row, attempt }: Begun,
  { parts, size, sha256 }: Made,
  { asSystem }: DatabookTools,
): Promise<void> {
  return asSystem(async (work) => {
    const now = await lockDatabook(work.db, row.id);
    if (now?.status !== 'making' || now.attempt !== attempt) return;
    await holdFiles(
      work,
      parts.map(({ key }) => key),
    );
    await insertParts(work.db, row.id, parts);
    await updateDatabook(work.db, row.id, {
      ...{ status: 'made', size, sha256, made_at: work.now, touched_at: work.now },
      lines_done: now.lines,
    });
    await work.audit({
      action: 'earnings-databook-made',
      subject: { type: 'earnings-review', id: row.review_id },
      detail: { databookId: row.id, stage: row.stage, number: row.number, bytes: size },
    });
  });
}

async function noteFailure(id: string, refusal: string | null, { asSystem }: DatabookTools): Promise<void> {
  await asSystem(async (work) => {
    const row = await lockDatabook(work.db, id);
    if (row?.status !== 'making') return;
    await updateDatabook(work.db, id, { status: 'failed', refusal, touched_at: work.now });
  });
}
