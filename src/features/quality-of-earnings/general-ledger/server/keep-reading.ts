import { followLedger } from '#features/quality-of-earnings/reviews/server/follow-ledger.ts';
import { keepDataset, nextDataset } from '#features/quality-of-earnings/reviews/server/new-dataset.ts';
import { holdReviewRow } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { removeOrphanedFiles } from '#features/record/orphaned-files/server/jobs.ts';
import type { Work } from '#platform/context.ts';
import { commonDays } from '../domain/common-days.ts';
import type { LedgerReading } from '../domain/ledger-reading.ts';
import type { Proof } from '../domain/proofs.ts';
import { proposeAccount } from '../domain/propose-account.ts';
import { type ReadingView, readingView } from '../ledger-shapes.ts';
import { idsOfPaths, insertFileAccounts } from './account-store.ts';
import { deleteParts, type FileRow, filesIn, lockFile, updateFile } from './file-store.ts';
import type { LedgerEnd } from './ledger-file.ts';
import type { LedgerTools } from './ledger-tools.ts';
import { insertRollUp, markRepeats, movedBetween, removeLines, rollUpAgain } from './line-store.ts';
import { endFile } from './remove-file.ts';

/** The last step of a reading, in one transaction: from here on its lines are part of a new dataset version. */
export async function keepReading(row: FileRow, end: LedgerEnd, { asSystem }: LedgerTools): Promise<void> {
  await asSystem(async (work) => {
    // A review that is deleted takes its files along.
    if (!(await holdReviewRow(work, row.review_id))) return;
    const now = await lockFile(work.db, row.id);
    if (now?.status !== 'reading' || now.attempt !== row.attempt) return;
    const sha256 = Buffer.from(end.sha256, 'hex');
    const kept = await currentFiles(work, row);
    if (kept.some((file) => file.sha256?.equals(sha256))) await setAside(work, row, 'file-known');
    else if ('stop' in end && end.stop.code === 'no-lines') await setAside(work, row, 'no-lines');
    else if ('stop' in end)
      await updateFile(work.db, row.id, { status: 'waiting', stop: JSON.stringify(end.stop), sha256 });
    else await join(work, row, { ...end, sha256 }, kept);
  });
}

async function currentFiles(work: Work, { review_id }: FileRow): Promise<FileRow[]> {
  const files = await filesIn(work.db, review_id, mostDatasets);
  return files.filter(({ until_dataset }) => until_dataset === null);
}
const mostDatasets = 2_147_483_647;

async function setAside(work: Work, row: FileRow, refusal: string): Promise<void> {
  await removeLines(work.db, row.number);
  await deleteParts(work.db, row.id);
  await updateFile(work.db, row.id, { status: 'refused', refusal, touched_at: work.now });
  await work.enqueue(removeOrphanedFiles, {});
}

async function join(
  work: Work,
  row: FileRow,
  { reading, sha256 }: { reading: LedgerReading; sha256: Buffer },
  kept: readonly FileRow[],
): Promise<void> {
  await keepAccounts(work, row, reading);
  await insertRollUp(work.db, row.id, reading.rollUp);
  const dataset = await nextDataset(work, row.review_id);
  const replaced = kept.find(({ id }) => id === row.replaces);
  if (replaced) await endFile(work, replaced, dataset);
  const others = kept.filter((file) => file !== replaced);
  const proofs = [...reading.proofs, await overlapProof(work, row, reading, others)];
  await updateFile(work.db, row.id, {
    status: 'read',
    sha256,
    reading: JSON.stringify(viewOf(reading, proofs)),
    stop: null,
    from_dataset: dataset,
    lines_read: reading.lines,
    bytes_read: row.size,
    touched_at: work.now,
  });
  const lastDay = lastDayOf(reading, others);
  if (lastDay !== null) await followLedger(work, row.review_id, lastDay);
  await keepDataset(work, {
    reviewId: row.review_id,
    number: dataset,
    cause: replaced ? 'file_replaced' : 'file_added',
    by: row.added_by,
    moved: await movedBetween(work.db, row.review_id, dataset),
  });
}

function lastDayOf(reading: LedgerReading, others: readonly FileRow[]): string | null {
  const days = [reading.lastDay, ...others.map((file) => readingView.parse(file.reading).lastDay)];
  return (
    days
      .filter((day) => day !== null)
      .toSorted()
      .at(-1) ?? null
  );
}

async function keepAccounts(work: Work, row: FileRow, { accounts }: LedgerReading): Promise<void> {
  const ids = await idsOfPaths(
    work.db,
    row.review_id,
    accounts.map(({ path }) => {
      const { code, use, by } = proposeAccount(path);
      return { path, code, purpose: use, by };
    }),
  );
  await insertFileAccounts(
    work.db,
    row.id,
    accounts.map(({ number, path, side, opening, lines }) => {
      const accountId = ids.get(path);
      if (accountId === undefined) throw new Error('an account was not kept');
      return { account: number, accountId, side, opening, lines };
    }),
  );
}

/** Lines that an earlier export of the same days has too count once. */
async function overlapProof(
  work: Work,
  row: FileRow,
  reading: LedgerReading,
  others: readonly FileRow[],
): Promise<Proof> {
  let [repeats, apart] = [0, 0];
  for (const other of others) {
    const days = commonDays(reading, readingView.parse(other.reading));
    if (!days) continue;
    const found = await markRepeats(work.db, { file: row, others: [other], ...days });
    repeats += found.repeats;
    apart += found.apart;
  }
  if (repeats > 0) await rollUpAgain(work.db, row);
  const count = repeats > 0 ? repeats : apart;
  const grade = count === 0 ? 'proved' : repeats > 0 && apart > 0 ? 'wrong' : 'question';
  return { code: 'lines-once', grade, difference: null, count, places: [] };
}

function viewOf(reading: LedgerReading, proofs: readonly Proof[]): ReadingView {
  const { basis, period, firstDay, lastDay, lines, accounts, sheets, hidden, troubles } = reading;
  return {
    ...{ basis, period, firstDay, lastDay, lines, accounts: accounts.length },
    sheets: [...sheets],
    hidden: [...hidden],
    troubles: [...troubles],
    proofs: proofs.map((proof) => ({ ...proof, places: [...proof.places] })),
  };
}
