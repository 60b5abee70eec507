import { isPerson } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading, Work } from '#platform/context.ts';
import { holdCheck, type OpenCheck, openCheck } from './open-check.ts';
import { findPaper, type PaperRow } from './paper-store.ts';
import { questionsOf } from './sections-of.ts';

export type OpenPaper = { check: OpenCheck; paper: PaperRow };
type Asking = Pick<Reading, 'actor' | 'db' | 'now'>;

/** Throws Refused('not-found') for callers who may not see it. */
export async function openPaper(asking: Asking, id: string): Promise<OpenPaper> {
  const paper = await findPaper(asking.db, id);
  if (!paper) throw new Refused('not-found');
  return seen(asking, await openCheck(asking, paper.check_id), paper);
}

export async function holdPaper(work: Work, id: string): Promise<OpenPaper> {
  const found = await findPaper(work.db, id);
  if (!found) throw new Refused('not-found');
  const check = await holdCheck(work, found.check_id);
  // Read again: it may have been deleted while this request waited for the lock.
  const paper = await findPaper(work.db, id);
  if (!paper) throw new Refused('not-found');
  return seen(work, check, paper);
}

/** A helper sees papers they added and those attached to answers of their sections. */
export function seesPaper({ actor }: Pick<Reading, 'actor'>, check: OpenCheck, paper: PaperRow): boolean {
  if (check.side !== 'helper' || (paper.added_by !== null && isPerson(actor, paper.added_by))) return true;
  const asked = questionsOf(check);
  return paper.questions.some((question) => asked.has(question));
}

function seen(asking: Asking, check: OpenCheck, paper: PaperRow): OpenPaper {
  if (!seesPaper(asking, check, paper)) throw new Refused('not-found');
  return { check, paper };
}
