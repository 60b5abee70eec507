import { dayPlaceIn, dayPlaceOf } from '#features/quality-of-earnings/general-ledger/server/day-place.ts';
import { storedCode } from '#features/quality-of-earnings/general-ledger/server/figures-of.ts';
import { holdReview, openReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { cents } from '#kernel/money.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reader, Reading, Work } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import { fitsAmount, type LineClass, proposedByBooks } from '../domain/line-classes.ts';
import type { listBankLines as listContract, sayBankLines as sayContract } from '../proof-contract.ts';
import { type BankAccountRow, bankAccountsOf } from './account-store.ts';
import { bookedAgainst } from './book-store.ts';
import { type BankLineRow, bankLinePage, bankLineTotal, countedById, sayClass } from './line-store.ts';
import { settleClasses, storedClass } from './settle-review.ts';

type Item = AnswerOf<typeof listContract>['items'][number];

/** One page of the lines of a review that are one thing, by day, for later features. The caller checks what may be seen. */
export async function bankLinesOf(
  db: Reader,
  reviewId: string,
  {
    after,
    size,
    ...asked
  }: {
    first: string;
    last: string;
    side: 'in' | 'out';
    what: LineClass;
    after?: string | undefined;
    size: number;
  },
) {
  const rows = await bankLinePage(db, reviewId, {
    ...asked,
    after: after === undefined ? null : dayPlaceIn(after),
    limit: size + 1,
  });
  const page = rows.slice(0, size);
  const accounts = await bankAccountsOf(db, reviewId);
  const last = rows.length > size ? page.at(-1) : undefined;
  return {
    total: await bankLineTotal(db, reviewId, asked),
    items: page.map(({ account, ...row }) => ({ ...row, account: accountName(accounts, account) })),
    next: last ? dayPlaceOf(last) : null,
  };
}

function accountName(accounts: readonly BankAccountRow[], number: number): string {
  const found = accounts.find((one) => one.number === number);
  return found ? [found.name, found.last_four].filter(Boolean).join(' ') : '';
}

export async function listBankLines(
  reading: Reading,
  { params, query: { after, size, ...asked } }: InputOf<typeof listContract>,
): Promise<AnswerOf<typeof listContract>> {
  const { db } = reading;
  const review = await openReview(reading, params.id);
  const total = await bankLineTotal(db, review.id, asked);
  const cursor = after === undefined ? null : dayPlaceIn(after);
  const rows = await bankLinePage(db, review.id, { ...asked, after: cursor, limit: size + 1 });
  const page = rows.slice(0, size);
  const accounts = await bankAccountsOf(db, review.id);
  const open = page.filter(({ said, paired_account }) => !said && paired_account === null);
  const booked = await bookedAgainst(db, {
    reviewId: review.id,
    dataset: review.dataset,
    lines: open.map(({ id }) => id),
  });
  const last = rows.length > size ? page.at(-1) : undefined;
  return {
    total: { value: cents(total.value), rows: total.rows },
    items: page.map((row) => viewOf(row, accounts, booked.get(row.id))),
    next: last ? dayPlaceOf(last) : null,
  };
}

function viewOf(row: BankLineRow, accounts: readonly BankAccountRow[], code: string | undefined): Item {
  const named = (number: number) => accountName(accounts, number);
  const { id, day, name, memo, number, said } = row;
  return {
    ...{ id, day, name, memo, number, said, page: row.page, row: row.row, fileName: row.file_name },
    amount: cents(row.amount),
    account: named(row.account),
    class: storedClass(row.class),
    pair:
      row.paired_account !== null && row.paired_day !== null
        ? { account: named(row.paired_account), day: row.paired_day }
        : null,
    proposal: proposalOf(row, code),
  };
}

/** The books know more than the words of a bank. */
function proposalOf(row: BankLineRow, code: string | undefined): Item['proposal'] {
  if (row.said || row.paired_account !== null) return null;
  const booked = code === undefined ? null : proposedByBooks(storedCode(code), row.amount);
  if (booked) return { class: booked, by: 'books' };
  if (row.proposal === null) return null;
  return { class: storedClass(row.proposal), by: row.proposed_by === 'amount' ? 'amount' : 'words' };
}

export async function sayBankLines(
  work: Work,
  { params, body }: InputOf<typeof sayContract>,
): Promise<AnswerOf<typeof sayContract>> {
  const review = await holdReview(work, params.id);
  const ids = [...new Set(body.lines)];
  const lines = await countedById(work.db, review.id, ids);
  if (lines.length !== ids.length) throw new Refused('no-such-bank-line');
  const said = body.class;
  if (said !== null && !lines.every(({ amount }) => fitsAmount(said, amount)))
    throw new Refused('class-differs');
  await sayClass(work.db, lines, said);
  await settleClasses(work.db, review.id);
  const subject = { type: 'earnings-review', id: review.id } as const;
  await work.audit({ action: 'bank-lines-said', subject, detail: { lines: lines.length, class: said } });
  return { lines: lines.length };
}
