import { placeIn, placeOf } from '#features/quality-of-earnings/general-ledger/server/line-row.ts';
import { openReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { monthEnd } from '#features/valuation/earnings/domain/day-range.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading, Work } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import { mostLines } from '../adjustment-shapes.ts';
import type {
  chooseAdjustmentLines as chooseContract,
  listAdjustmentLines as listContract,
} from '../contract.ts';
import { findAdjustment, writeAdjustment } from './adjustment-store.ts';
import { holdAdjustment, note } from './change-adjustments.ts';
import {
  addAccountLines,
  addLines,
  type ChosenRow,
  chosenRows,
  countChosen,
  postedSums,
  removeChosen,
} from './chosen-store.ts';

export async function listAdjustmentLines(
  reading: Reading,
  { params: { id }, query }: InputOf<typeof listContract>,
): Promise<AnswerOf<typeof listContract>> {
  const { db } = reading;
  const row = await findAdjustment(db, id);
  if (!row) throw new Refused('not-found');
  const { dataset } = await openReview(reading, row.review_id);
  const { first = null, last = null, size } = query;
  const of = { reviewId: row.review_id, dataset };
  const after = query.after === undefined ? null : placeIn(query.after);
  const rows = await chosenRows(db, { ...of, id, first, last, after, limit: size + 1 });
  const own = (await postedSums(db, of)).filter(
    ({ adjustment_id, month }) =>
      adjustment_id === id && (first === null || month >= first) && (last === null || month <= last),
  );
  const page = rows.slice(0, size);
  const more = rows.length > size ? page.at(-1) : undefined;
  const total = (key: 'amount' | 'lines' | 'gone') => own.reduce((sum, one) => sum + one[key], 0);
  return {
    total: { amount: total('amount'), lines: total('lines'), gone: total('gone') },
    items: page.map(viewOf),
    next: more ? placeOf(more) : null,
  };
}

export async function chooseAdjustmentLines(
  work: Work,
  { params: { id }, body }: InputOf<typeof chooseContract>,
): Promise<AnswerOf<typeof chooseContract>> {
  const { review_id: reviewId, dataset } = await holdAdjustment(work, id);
  if (!(await writeAdjustment(work.db, id, body.version, null))) throw new Refused('stale');
  const of = { reviewId, dataset, id, at: work.now };
  await removeChosen(work.db, id, body.remove.map(placeIn));
  const add = [...new Set(body.add)].map(placeIn);
  if ((await addLines(work.db, of, add)) !== add.length) throw new Refused('line-unknown');
  if (body.all) {
    const { code, first, last } = body.all;
    const to = monthEnd(Number(last.slice(0, 4)), Number(last.slice(5, 7)));
    await addAccountLines(work.db, of, { code, from: `${first}-01`, to, limit: mostLines + 1 });
  }
  const lines = await countChosen(work.db, id);
  if (lines > mostLines) throw new Refused('too-many-lines', { most: mostLines });
  await note(work, reviewId, id, 'earnings-adjustment-lines-chosen');
  return { lines };
}

function viewOf(line: ChosenRow): AnswerOf<typeof listContract>['items'][number] {
  const { chosen, row, day, path, type, number, name, memo, split, amount } = line;
  return {
    ...{ chosen, row, day, path, type, number, name, memo, split, amount },
    place: placeOf(line),
    fileId: line.file_id,
    fileName: line.file_name,
    sheet: line.sheet_name,
  };
}
