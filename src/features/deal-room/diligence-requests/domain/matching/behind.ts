import { dayInWords } from '#kernel/days.ts';
import type { Asked } from './asked-period.ts';
import { coverCheck } from './cover-check.ts';
import { lastDayOf, lastMonthBefore } from './months.ts';
import type { PaperKind } from './paper-kinds.ts';
import { dayOfPaper, type ReadPaper } from './read-paper.ts';

type Wanted = { kinds: readonly PaperKind[]; asked: readonly Asked[] };

/**
 * Why papers that a person confirmed together end before what a request asks for, as the second half of a sentence;
 * `null` if they do not. A paper whose name tells no day reaches to its upload. `today`: `YYYY-MM-DD`.
 */
export function whyBehind(
  { kinds, asked }: Wanted,
  papers: readonly ReadPaper[],
  today: string,
): string | null {
  const covers = papers.filter((paper) => paper.kinds.some((kind) => kind.span === 'cover'));
  if (kinds.some(({ span }) => span === 'cover') && covers.length === papers.length) {
    const { state, why } = coverCheck(papers, today);
    return state === 'expired' ? why : null;
  }
  const reaches = papers.map(reachOf).sort().at(-1) ?? '';
  const until = endOf({ kinds, asked }, today);
  if (until === null || reaches >= until) return null;
  return `it reaches to ${dayInWords(reaches)}, and ${dayInWords(until)} is asked for`;
}

function reachOf(paper: ReadPaper): string {
  const told = dayOfPaper(paper);
  return told === null || told > paper.uploadedOn ? paper.uploadedOn : told;
}

/** The last day that is asked for; “current” alone binds only papers that have a period. */
function endOf({ kinds, asked }: Wanted, today: string): string | null {
  const dated = kinds.some(({ span }) => span !== 'none' && span !== 'cover');
  const returns = kinds.length > 0 && kinds.every(({ key }) => key.endsWith('returns'));
  const ends = asked.flatMap((one) => {
    if (one.what === 'day') return one.newest && !dated ? [] : [one.day];
    const last = (returns ? (one.filed ?? one.months) : one.months).at(-1);
    return last === undefined ? [] : [lastDayOf(last)];
  });
  if (asked.length === 0 && kinds.some(({ span }) => span === 'aging'))
    return lastDayOf(lastMonthBefore(today));
  return ends.sort().at(-1) ?? null;
}
