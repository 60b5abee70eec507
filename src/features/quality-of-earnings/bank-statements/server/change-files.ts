import { rememberColumns } from '#features/quality-of-earnings/general-ledger/server/columns-sql.ts';
import { holdReview, type OpenReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { removeOrphanedFiles } from '#features/record/orphaned-files/server/jobs.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type * as contract from '../contract.ts';
import { bankHeaderKey } from '../domain/bank-columns.ts';
import { bankAccountsOf, deleteEmptyAccounts, insertBankAccount, mostAccounts } from './account-store.ts';
import { columnsSaidIn, keepStatements } from './add-file.ts';
import { type BankFileRow, deleteBankFile, endStop, findBankFile } from './bank-file-store.ts';
import { fileViewOf, storedRows } from './bank-file-view.ts';
import type { BankTools } from './bank-tools.ts';
import { readApart } from './read-apart.ts';
import { settleReview } from './settle-review.ts';
import { reverseStatement, type StatementRow, sayBalances, statementsOf } from './statement-store.ts';

/** The file with its review locked. Throws Refused('not-found') for all who may not see the review. */
async function holdFile(work: Work, id: string): Promise<{ row: BankFileRow; review: OpenReview }> {
  const found = await findBankFile(work.db, id);
  if (!found) throw new Refused('not-found');
  const review = await holdReview(work, found.review_id);
  // Read again: it may have been removed while this request waited for the lock.
  const row = await findBankFile(work.db, id);
  if (!row) throw new Refused('not-found');
  return { row, review };
}

export async function sayBankColumns(
  work: Work,
  { params: { id }, body }: InputOf<typeof contract.sayBankColumns>,
  { sealed }: BankTools,
): Promise<AnswerOf<typeof contract.sayBankColumns>> {
  const { row, review } = await holdFile(work, id);
  const rows = storedRows(row.stop);
  if (rows === null) throw new Refused('columns-known');
  const header = rows[body.row];
  if (!header || Math.max(...Object.values(body.columns)) >= header.length)
    throw new Refused('no-such-bank-line');
  await rememberColumns(work.db, 'bank_columns', {
    reviewId: review.id,
    header: bankHeaderKey(header),
    columns: body.columns,
    by: signedIn(work.actor).personId,
    at: work.now,
  });
  const bytes = await sealed.get(row.key);
  if (bytes === null) throw new Refused('storage-unavailable');
  const said = [...(await columnsSaidIn(work.db, review.id))];
  const { statements } = await readApart({ bytes, said }, review.ownerId);
  if (!statements) throw new Refused('no-bank-lines');
  await endStop(work.db, id);
  await keepStatements(work.db, review.id, id, statements);
  await tell(work, 'bank-file-columns-said', row);
  return fileViewOf(work.db, { ...row, stop: null });
}

export async function sayBankStatement(
  work: Work,
  { params: { id }, body }: InputOf<typeof contract.sayBankStatement>,
): Promise<AnswerOf<typeof contract.sayBankStatement>> {
  const { row, review } = await holdFile(work, id);
  const statement = (await statementsOf(work.db, review.id)).find(
    ({ number, file_id }) => number === body.statement && file_id === id,
  );
  if (!statement) throw new Refused('no-such-bank-line');
  const account = await accountSaid(work, review.id, body.account);
  await sayBalances(work.db, statement.number, { account, opening: body.opening, closing: body.closing });
  if (row.format === 'csv' && isReversed(statement, body)) await reverseStatement(work.db, statement.number);
  await settleReview(work.db, review.id);
  await deleteEmptyAccounts(work.db, review.id);
  await tell(work, 'bank-statement-said', row);
  return fileViewOf(work.db, row);
}

/** Some cards write purchases as positive amounts. If only that way both balances hold, they prove it. */
function isReversed(
  { amount, file_opening, file_closing }: StatementRow,
  said: { opening: number | null; closing: number | null },
): boolean {
  const [opening, closing] = [said.opening ?? file_opening, said.closing ?? file_closing];
  return opening !== null && closing !== null && amount !== 0 && opening - amount === closing;
}

type Said = InputOf<typeof contract.sayBankStatement>['body']['account'];

async function accountSaid(work: Work, reviewId: string, said: Said): Promise<number> {
  const accounts = await bankAccountsOf(work.db, reviewId);
  if ('number' in said) {
    if (!accounts.some(({ number }) => number === said.number)) throw new Refused('no-such-bank-line');
    return said.number;
  }
  if (accounts.length >= mostAccounts) throw new Refused('too-many-accounts');
  return insertBankAccount(work.db, { reviewId, ...said });
}

export async function removeBankFile(work: Work, id: string): Promise<Record<string, never>> {
  const { row, review } = await holdFile(work, id);
  await deleteBankFile(work.db, id);
  await deleteEmptyAccounts(work.db, review.id);
  await settleReview(work.db, review.id);
  await work.enqueue(removeOrphanedFiles, {});
  await tell(work, 'bank-file-removed', row);
  return {};
}

const tell = (work: Work, action: string, { id, review_id }: BankFileRow) =>
  work.audit({ action, subject: { type: 'bank-file', id }, detail: { reviewId: review_id } });
