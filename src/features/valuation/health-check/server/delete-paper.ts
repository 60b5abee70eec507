import { removeOrphanedFiles } from '#features/record/orphaned-files/server/jobs.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { holdPaper } from './open-paper.ts';
import { removePaper } from './paper-store.ts';
import { mayDelete } from './paper-view.ts';

export async function deletePaper(work: Work, id: string): Promise<Record<string, never>> {
  const { check, paper } = await holdPaper(work, id);
  if (!mayDelete(paper, check, work.actor)) throw new Refused('not-your-paper');
  await removePaper(work.db, id);
  await work.enqueue(removeOrphanedFiles, {});
  await work.audit({
    action: 'check-paper-deleted',
    subject: { type: 'check-paper', id },
    detail: { checkId: check.id, answers: paper.questions.length },
  });
  await work.emit({ kind: 'check-changed', checkId: check.id });
  return {};
}
