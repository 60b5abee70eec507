import { openReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { chooseEvidence as contract } from '../evidence-contract.ts';
import { mostReferences, type SentReference } from '../evidence-shapes.ts';
import { writeAdjustment } from './adjustment-store.ts';
import { holdAdjustment, note } from './change-adjustments.ts';
import { bankLinesById } from './evidence-line-store.ts';
import { countEvidence, insertEvidence, removeEvidence } from './evidence-store.ts';
import { pickedDocuments } from './sent-documents.ts';

type Review = { id: string };

export async function chooseEvidence(
  work: Work,
  { params: { id }, body }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const { review_id: reviewId } = await holdAdjustment(work, id);
  const review = await openReview(work, reviewId);
  if (!(await writeAdjustment(work.db, id, body.version, null))) throw new Refused('stale');
  await removeEvidence(work.db, id, body.remove);
  const line = await pickedLines(work, review, body.add);
  const document = await pickedDocuments(work, review, body.add);
  const rows = body.add.map((one) => ({
    ...(one.kind === 'bank' ? line(one.line) : document(one)),
    ...{ id: work.newId(), adjustment_id: id, kind: one.kind },
  }));
  await insertEvidence(work.db, rows);
  const references = await countEvidence(work.db, id);
  if (references > mostReferences) throw new Refused('too-many-references', { most: mostReferences });
  await note(work, reviewId, id, 'earnings-adjustment-evidence-chosen');
  return { references };
}

/** Only lines that count, of statements of this review. */
async function pickedLines(work: Work, { id }: Review, sent: readonly SentReference[]) {
  const ids = sent.flatMap((one) => (one.kind === 'bank' ? [one.line] : []));
  const rows = ids.length === 0 ? [] : await bankLinesById(work.db, id, ids);
  const known = new Map(rows.map((row) => [row.id, row]));
  return (line: number) => {
    const row = known.get(line);
    if (!row) throw new Refused('evidence-unknown');
    return { bank_line_id: line, label: row.name || row.memo, day: row.day, amount: row.amount };
  };
}
