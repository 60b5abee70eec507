import { createHash } from 'node:crypto';
import { saidColumns } from '#features/quality-of-earnings/general-ledger/server/columns-sql.ts';
import { holdReview, openReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { announceFiles, holdFiles } from '#features/record/orphaned-files/server/hold-files.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reader, Reading, Tx, Work } from '#platform/context.ts';
import { isInfected } from '#platform/scan/is-infected.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { addBankFile as contract } from '../contract.ts';
import type { BankColumns } from '../domain/bank-columns.ts';
import type { StatementRead } from '../domain/bank-line.ts';
import { bankColumnsSaid, mostFaults } from '../statement-shapes.ts';
import { bankAccountsOf, insertBankAccount, mostAccounts } from './account-store.ts';
import { bankFilesOf, insertBankFile, mostFiles, sameBankFile } from './bank-file-store.ts';
import { fileViewOf } from './bank-file-view.ts';
import { type BankTools, readScannedStatement } from './bank-tools.ts';
import { readApart } from './read-apart.ts';
import { type BankRead, readerVersion } from './read-statements.ts';
import { settleReview } from './settle-review.ts';
import { insertStatement } from './statement-store.ts';
import { isPdf, wordsOfPdf } from './words-of-pdf.ts';

type Input = InputOf<typeof contract>;
/** `read`: `null` if the review has the same bytes already. A scan is read later. */
type Prepared = { sha256: Buffer; size: number; key: string; read: BankRead | { scanned: number } | null };

/** Some ten seconds each. */
const mostScannedPages = 40;

/** Before the transaction: reads the file, and seals it. It counts toward the storage of the owner. */
export async function readBankFile(
  reading: Reading,
  { params, upload }: Input,
  tools: BankTools,
): Promise<Prepared> {
  const { clock, sealed, scanner, limits } = tools;
  const { id, ownerId } = await openReview(reading, params.id);
  const bytes = Buffer.from(upload.bytes.buffer, upload.bytes.byteOffset, upload.bytes.byteLength);
  const sha256 = createHash('sha256').update(bytes).digest();
  const file = { sha256, size: bytes.byteLength, key: `bank-statements/${id}/${clock.newId()}` };
  if (await sameBankFile(reading.db, id, sha256)) return { ...file, read: null };
  if (await isInfected(bytes, scanner)) throw new Refused('statement-infected');
  const read = isPdf(bytes)
    ? await readPdf(bytes, { key: `statement ${sha256.toString('hex')}`, whose: ownerId }, tools)
    : await readApart({ bytes, said: [...(await columnsSaidIn(reading.db, id))] }, ownerId);
  await announceFiles(reading.db, [{ key: file.key, bytes: file.size }], {
    for: { personId: ownerId },
    limits,
    now: reading.now,
  });
  await sealed.put(file.key, bytes);
  return { ...file, read };
}

async function readPdf(
  bytes: Buffer,
  of: { key: string; whose: string },
  { renderer, pageReader }: BankTools,
): Promise<BankRead | { scanned: number }> {
  const pages = await wordsOfPdf(bytes, of, renderer);
  try {
    return await readApart({ pages }, of.whose);
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'statement-is-pictures' || !pageReader) throw error;
    if (pages.length > mostScannedPages) throw new Refused('statement-scan-too-long');
    return { scanned: pages.length };
  }
}

export async function columnsSaidIn(db: Reader, reviewId: string): Promise<Map<string, BankColumns>> {
  const rows = await saidColumns(db, 'bank_columns', { reviewId });
  return new Map(rows.map(({ header, columns }) => [header, bankColumnsSaid.parse(columns)]));
}

export async function addBankFile(
  work: Work,
  { params, query }: Input,
  { read, sha256, size, key }: Prepared,
): Promise<AnswerOf<typeof contract>> {
  const review = await holdReview(work, params.id);
  const known = await sameBankFile(work.db, review.id, sha256);
  if (known) return fileViewOf(work.db, known);
  if (!read) throw new Refused('not-found');
  if ((await bankFilesOf(work.db, review.id)).length >= mostFiles)
    throw new Refused('too-many-files', { most: mostFiles });
  const id = work.newId();
  const row = await insertBankFile(work.db, {
    ...{ id, review_id: review.id, name: query.name, size, sha256, key },
    ...('scanned' in read
      ? {
          ...{ format: 'pdf', stop: null },
          ...{ scan: 'reading', scan_pages: read.scanned, scan_touched_at: work.now },
        }
      : { format: read.format, stop: read.rows }),
    reader_version: readerVersion,
    added_by: signedIn(work.actor).personId,
    added_at: work.now,
  });
  await holdFiles(work, [key]);
  if ('scanned' in read) await work.enqueue(readScannedStatement, { fileId: id });
  else await keepStatements(work.db, review.id, id, read.statements ?? []);
  const subject = { type: 'bank-file', id } as const;
  await work.audit({ action: 'bank-file-added', subject, detail: { reviewId: review.id, bytes: size } });
  return fileViewOf(work.db, row);
}

/** The review must be locked. */
export async function keepStatements(
  tx: Tx,
  reviewId: string,
  fileId: string,
  statements: readonly StatementRead[],
): Promise<void> {
  for (const [at, read] of statements.entries()) {
    const days = read.lines.map(({ day }) => day).toSorted();
    const starts = read.from ?? days[0];
    const ends = [read.to, days.at(-1)]
      .filter((day) => day !== null && day !== undefined)
      .toSorted()
      .at(-1);
    if (starts === undefined || ends === undefined) throw new Refused('no-bank-lines');
    const account = await accountOf(tx, reviewId, read);
    await insertStatement(tx, { fileId, at, account, read, starts, ends, mostFaults });
  }
  await settleReview(tx, reviewId);
}

/** The account that the file names by its number, or a new one. `null`: it names none, and a person has to say. */
async function accountOf(tx: Tx, reviewId: string, { kind, lastFour, name }: StatementRead) {
  const accounts = await bankAccountsOf(tx, reviewId);
  const known = accounts.filter(
    (one) => lastFour !== '' && one.last_four === lastFour && (kind === null || one.kind === kind),
  );
  if (known.length === 1) return known[0]?.number ?? null;
  if (lastFour === '' || kind === null || known.length > 1 || accounts.length >= mostAccounts) return null;
  const usual = kind === 'card' ? 'Credit card' : 'Bank account';
  return insertBankAccount(tx, { reviewId, kind, lastFour, name: name.slice(0, 100) || usual });
}
