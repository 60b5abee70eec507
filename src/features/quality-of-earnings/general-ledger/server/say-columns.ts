import { holdReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { sayLedgerColumns as contract } from '../contract.ts';
import { headerKey } from '../domain/ledger-columns.ts';
import { stopView } from '../ledger-shapes.ts';
import { rememberColumns } from './columns-sql.ts';
import { findFile, lockFile, updateFile } from './file-store.ts';
import { viewOfFile } from './file-view.ts';
import { readGeneralLedger } from './ledger-tools.ts';

export async function sayLedgerColumns(
  work: Work,
  { params: { id }, body }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const found = await findFile(work.db, id);
  if (!found) throw new Refused('not-found');
  await holdReview(work, found.review_id);
  const row = await lockFile(work.db, id);
  const stop = stopView.nullable().parse(row?.stop ?? null);
  if (row?.status !== 'waiting' || stop?.code !== 'columns-unknown') throw new Refused('columns-known');
  const header = stop.rows[body.row];
  const last = Math.max(...Object.values(body.columns));
  if (!header || last >= header.length) throw new Refused('no-such-target');
  await rememberColumns(work.db, 'general_ledger_columns', {
    reviewId: row.review_id,
    header: headerKey(header),
    columns: body.columns,
    by: signedIn(work.actor).personId,
    at: work.now,
  });
  await work.enqueue(readGeneralLedger, { fileId: id });
  await work.audit({
    action: 'general-ledger-columns-said',
    subject: { type: 'general-ledger', id },
    detail: { reviewId: row.review_id },
  });
  return viewOfFile(await updateFile(work.db, id, { status: 'reading', stop: null, touched_at: work.now }));
}
