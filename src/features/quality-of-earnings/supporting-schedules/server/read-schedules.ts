import { ledgerBalances } from '#features/quality-of-earnings/general-ledger/server/ledger-balances.ts';
import { type OpenReview, openReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { cents } from '#kernel/money.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type * as contract from '../contract.ts';
import { isStatement } from '../domain/schedule-kinds.ts';
import type { AccountTie } from '../domain/tie-trial-balance.ts';
import {
  countScheduleRows,
  findSchedule,
  type ScheduleFile,
  scheduleRows,
  schedulesOf,
} from './schedule-store.ts';
import { type ScheduleView, viewWith } from './schedule-view.ts';
import { storedKind } from './stored-schedule.ts';
import { tieReader } from './tie-schedule.ts';
import type { StatementTies } from './tie-statement.ts';

export async function getSchedules(
  reading: Reading,
  id: string,
): Promise<AnswerOf<typeof contract.getSchedules>> {
  const review = await openReview(reading, id);
  const { facts } = await ledgerBalances(reading.db, review.id, review.dataset);
  return {
    dataset: review.dataset,
    openings: facts.accounts > 0,
    files: await schedulesIn(reading.db, review),
  };
}

/** The schedules of a review, the newest first. */
export async function schedulesIn(
  db: Reading['db'],
  review: OpenReview,
  ties = tieReader(db, review),
): Promise<ScheduleView[]> {
  const views: ScheduleView[] = [];
  for (const row of await schedulesOf(db, review.id)) views.push(await viewWith(ties, row));
  return views;
}

/** Throws Refused('not-found') for all who may not see its review. */
async function openSchedule(
  reading: Reading,
  id: string,
): Promise<{ row: ScheduleFile; review: OpenReview }> {
  const row = await findSchedule(reading.db, id);
  if (!row) throw new Refused('not-found');
  return { row, review: await openReview(reading, row.review_id) };
}

export async function listScheduleRows(
  reading: Reading,
  { params, query }: InputOf<typeof contract.listScheduleRows>,
): Promise<AnswerOf<typeof contract.listScheduleRows>> {
  const { row } = await openSchedule(reading, params.id);
  const of = { schedule: row.number, column: query.column ?? null };
  const after = query.after ?? -1;
  const rows = await scheduleRows(reading.db, { ...of, after, limit: query.size + 1 });
  const page = rows.slice(0, query.size);
  return {
    items: page.map(({ position: _position, amounts, ...one }) => ({ ...one, amounts: amounts.map(cents) })),
    next: rows.length > query.size ? String(page.at(-1)?.position ?? '') : null,
    total: await countScheduleRows(reading.db, of),
  };
}

const mostAccounts = 500;

export async function listScheduleAccounts(
  reading: Reading,
  id: string,
): Promise<AnswerOf<typeof contract.listScheduleAccounts>> {
  const { row, review } = await openSchedule(reading, id);
  const ties = tieReader(reading.db, review);
  if (isStatement(storedKind(row.kind))) return statementView(await ties.statement(row));
  const accounts = row.kind === 'trial-balance' ? await ties.accounts(row) : null;
  return {
    items: (accounts ?? []).slice(0, mostAccounts).map((one) => itemOf({ ...one, row: null, measure: null })),
    ...{ total: accounts?.length ?? 0, parts: [], equity: [] },
  };
}

function statementView(ties: StatementTies | null): AnswerOf<typeof contract.listScheduleAccounts> {
  const { apart = [], parts = [], equity = [] } = ties ?? {};
  return {
    items: apart.slice(0, mostAccounts).map(itemOf),
    total: apart.length,
    parts: parts.slice(0, mostAccounts).map(({ part, measure, written, books, difference }) => ({
      ...{ part, measure, written: cents(written), books: cents(books), difference: cents(difference) },
    })),
    equity: equity.map(({ measure, change, earned, owners, prior, difference }) => ({
      ...{ measure, change: cents(change), earned: cents(earned), owners: cents(owners) },
      ...{ prior: cents(prior), difference: cents(difference) },
    })),
  };
}

const orNone = (amount: number | null) => (amount === null ? null : cents(amount));
const itemOf = ({
  written,
  books,
  difference,
  ...one
}: AccountTie & { row: number | null; measure: string | null }) => ({
  ...{ ...one, written: orNone(written), books: orNone(books), difference: orNone(difference) },
});
