import { storedCode } from '#features/quality-of-earnings/general-ledger/server/figures-of.ts';
import {
  placeIn,
  placeOf,
  viewOfLine,
} from '#features/quality-of-earnings/general-ledger/server/line-row.ts';
import { openReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { ledgerAccount } from '#features/valuation/earnings/domain/canonical-accounts.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reader, Reading } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { listFindingRows as contract } from '../contract.ts';
import { linesBehind } from './finding-line-store.ts';
import { findFinding, most } from './finding-store.ts';

/** One page of the lines behind a finding, for later features. The caller checks what may be seen. */
export const linesOfFinding = linesBehind;

/** How many lines are behind a finding and its amounts in cents, for later features; `null`: it is none any more. */
export async function sumsOfFinding(
  db: Reader,
  id: string,
): Promise<{ rows: number; amounts: number[] } | null> {
  const finding = await findFinding(db, id);
  if (!finding) return null;
  const { rows, dollars, stake } = finding;
  return { rows: Math.min(rows, most.lines), amounts: [Number(dollars), Number(stake)] };
}

/** The lines behind a finding, each with the sign that is usual for its account. */
export async function listFindingRows(
  reading: Reading,
  { params: { id }, query: { after, size } }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const finding = await findFinding(reading.db, id);
  if (!finding) throw new Refused('not-found');
  await openReview(reading, finding.review_id);
  const place = after === undefined ? null : placeIn(after);
  const rows = await linesBehind(reading.db, { findingId: id, after: place, limit: size + 1 });
  const page = rows.slice(0, size);
  const last = rows.length > size ? page.at(-1) : undefined;
  return {
    total: { rows: finding.rows, shown: Math.min(finding.rows, most.lines) },
    items: page.map((row) =>
      viewOfLine(row, {
        fileId: row.file_id,
        path: row.path,
        sign: ledgerAccount(storedCode(row.code)).side ?? 1,
        file: { name: row.file_name, sheets: row.sheets },
      }),
    ),
    next: last ? placeOf(last) : null,
  };
}
