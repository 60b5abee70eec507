import { dayInWords } from '#kernel/days.ts';
import type { MatchState } from './match-states.ts';
import { dayOfPaper, type ReadPaper } from './read-paper.ts';

/**
 * Whether a policy or license is in force on `today` (`YYYY-MM-DD`). Only two whole days say from when to when; a
 * bare year says at most that the cover of a year that began in it is over.
 */
export function coverCheck(
  sure: readonly ReadPaper[],
  today: string,
): { state: MatchState; documents: string[]; why: string } {
  const ends = sure.map((paper) => ({ paper, ...endOf(paper) }));
  const inForce = ends.filter(({ from, to }) => from !== null && to !== null && from <= today && to >= today);
  const ids = (of: typeof ends) => of.map(({ paper }) => paper.id);
  if (inForce.length > 0)
    return {
      state: 'in',
      documents: ids(inForce),
      why: `in force until ${dayInWords(inForce[0]?.to ?? today)}`,
    };
  const over = ends.filter(({ latest }) => latest !== null && latest < today);
  if (over.length === ends.length) {
    const last =
      over
        .map(({ latest }) => latest ?? '')
        .sort()
        .at(-1) ?? today;
    return { state: 'expired', documents: ids(over), why: `over since ${dayInWords(last)} at the latest` };
  }
  return { state: 'unsure', documents: ids(ends), why: 'the name does not tell until when it is in force' };
}

function endOf(paper: ReadPaper): { from: string | null; to: string | null; latest: string | null } {
  const days = [...new Set(paper.dates.days)].sort();
  const [from = null, to = null] = days.length === 2 ? days : [];
  if (to !== null) return { from, to, latest: to };
  const last = days.length === 0 ? dayOfPaper(paper) : null;
  const latest = last === null ? null : `${Number(last.slice(0, 4)) + 1}${last.slice(4)}`;
  return { from: null, to: null, latest };
}
