import { holdReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { addLedgerFile as contract } from '../contract.ts';
import { filesOf, fileToResume, insertFile, mostFiles } from './file-store.ts';
import { viewOfFile } from './file-view.ts';

export async function addLedgerFile(
  work: Work,
  { params: { id: reviewId }, body }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  await holdReview(work, reviewId);
  const { personId } = signedIn(work.actor);
  const modifiedAt = body.modifiedAt === null ? null : new Date(body.modifiedAt);
  const { name, size, replaces } = body;
  const known =
    modifiedAt && (await fileToResume(work.db, { reviewId, addedBy: personId, name, size, modifiedAt }));
  if (known) return viewOfFile(known);
  const files = await filesOf(work.db, reviewId);
  if (files.length >= mostFiles) throw new Refused('too-many-files', { most: mostFiles });
  const current = ({ status, until_dataset }: (typeof files)[number]) =>
    status === 'read' && until_dataset === null;
  if (replaces !== null && !files.some((file) => file.id === replaces && current(file)))
    throw new Refused('no-such-target');
  const row = await insertFile(work.db, {
    id: work.newId(),
    review_id: reviewId,
    name,
    size,
    modified_at: modifiedAt,
    replaces,
    added_by: personId,
    added_at: work.now,
    touched_at: work.now,
    status: 'receiving',
  });
  return viewOfFile(row);
}
