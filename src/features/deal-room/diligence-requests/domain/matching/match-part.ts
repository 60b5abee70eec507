import { dayInWords, monthInWords } from '#kernel/days.ts';
import type { Asked } from './asked-period.ts';
import { coverCheck } from './cover-check.ts';
import type { MatchState } from './match-states.ts';
import { lastDayOf, lastMonthBefore } from './months.ts';
import type { PaperKind } from './paper-kinds.ts';
import { dayOfPaper, isKeptAt, monthsOf, type ReadPaper } from './read-paper.ts';

type Part = { state: MatchState; documents: string[]; why: string };

const idsOf = (papers: readonly ReadPaper[]) => papers.map(({ id }) => id);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `near`: named so, or kept where such papers are. `sure`: named so, kept there, and nothing in the name against it. */
type Sorted = { named: ReadPaper[]; near: ReadPaper[]; sure: ReadPaper[] };
/** By the list of papers, which thousands of requests are matched with. */
const sorted = new WeakMap<readonly ReadPaper[], Map<PaperKind, Sorted>>();

function sortedFor(kind: PaperKind, papers: readonly ReadPaper[]): Sorted {
  const known = sorted.get(papers) ?? new Map<PaperKind, Sorted>();
  sorted.set(papers, known);
  const before = known.get(kind);
  if (before) return before;
  const named = papers.filter(({ kinds }) => kinds.includes(kind));
  const sure = named.filter((paper) => paper.doubt === null && isKeptAt(paper, kind));
  const near = papers.filter((paper) => paper.kinds.includes(kind) || isKeptAt(paper, kind));
  const now = { named, near, sure };
  known.set(kind, now);
  return now;
}

/** Matches one kind of paper that a request names. `papers`: a list that no one changes afterward. */
export function partOf(
  kind: PaperKind,
  asked: readonly Asked[],
  papers: readonly ReadPaper[],
  today: string,
): Part {
  const label = capital(kind.label);
  const { named, sure, near } = sortedFor(kind, papers);
  if (kind.vague) {
    return near.length === 0
      ? { state: 'missing', documents: [], why: `${label}: nothing found.` }
      : { state: 'unsure', documents: idsOf(near), why: `${label}: the words do not say which.` };
  }
  if (sure.length > 0) return inTime(kind, asked, sure, today);
  if (named.length > 0) {
    const doubt = named.find((paper) => paper.doubt !== null)?.doubt;
    const why = doubt ? `the name says “${doubt}”` : 'found by name in another folder';
    return { state: 'unsure', documents: idsOf(named), why: `${label}: ${why}.` };
  }
  const kept = near.filter(({ kinds }) => kinds.length === 0);
  if (kept.length === 0) return { state: 'missing', documents: [], why: `${label}: nothing found.` };
  return {
    state: 'unsure',
    documents: idsOf(kept),
    why: `${label}: the folder fits, the name does not say.`,
  };
}

function inTime(kind: PaperKind, asked: readonly Asked[], sure: readonly ReadPaper[], today: string): Part {
  const label = capital(kind.label);
  const where = `found by name in folder ${[...new Set(sure.map(({ number }) => number.split('.').slice(0, -1).join('.')))].join(', ')}`;
  const unsure = (why: string): Part => ({
    state: 'unsure',
    documents: idsOf(sure),
    why: `${label}: ${where}; ${why}.`,
  });
  if (kind.span === 'none')
    return asked.length > 0 ? unsure('no period can be read') : enough(sure, `${label}: ${where}.`);
  if (kind.span === 'cover') {
    if (asked.some((one) => one.what === 'months' || !one.newest)) return unsure('no period can be read');
    const cover = coverCheck(sure, today);
    return { ...cover, why: `${label}: ${where}; ${cover.why}.` };
  }
  const latest: Asked = { what: 'day', day: lastDayOf(lastMonthBefore(today)), newest: true };
  const periods = asked.length === 0 && kind.span === 'aging' ? [latest] : asked;
  if (kind.span === 'day' && periods.length === 0) return enough(sure, `${label}: ${where}.`);
  if (periods.length === 0) return unsure('the request names no period');
  const checks = periods.map((one) =>
    one.what === 'months' ? coverOf(kind, one, sure) : dayCheck(one, sure),
  );
  const wrong = checks.find(({ state }) => state === 'unsure') ?? checks.find(({ state }) => state !== 'in');
  const documents = [...new Set(checks.flatMap((check) => check.documents))];
  const found = wrong ?? checks[0];
  if (!found) return unsure('the request names no period');
  const why = wrong ? wrong.why : checks.map((check) => check.why).join('; ');
  return { state: found.state, documents, why: `${label}: ${where}; ${why}.` };
}

function enough(sure: readonly ReadPaper[], why: string): Part {
  return { state: 'in', documents: idsOf(sure), why };
}

type MonthsAsked = Extract<Asked, { what: 'months' }>;

/** Whether all months that are asked for are covered together. */
function coverOf(kind: PaperKind, asked: MonthsAsked, sure: readonly ReadPaper[]): Part {
  const covers = sure.map((paper) => ({ paper, months: new Set(monthsOf(paper, kind.span)) }));
  const all = new Set(covers.flatMap(({ months }) => [...months]));
  const covered = (months: readonly string[]) => months.every((month) => all.has(month));
  const wanted =
    asked.filed && kind.key.endsWith('returns') && !covered(asked.months) && covered(asked.filed)
      ? asked.filed
      : asked.months;
  const used = covers.filter(({ months }) => wanted.some((month) => months.has(month)));
  const [first = '', last = ''] = [wanted[0], wanted.at(-1)];
  if (covered(wanted))
    return {
      state: 'in',
      documents: idsOf(used.map(({ paper }) => paper)),
      why: `named for ${rangeOf(first, last)}`,
    };
  const newest = [...all].sort().at(-1);
  if (newest === undefined)
    return { state: 'unsure', documents: idsOf(sure), why: 'the name tells no period' };
  if (newest < last)
    return {
      state: 'expired',
      documents: idsOf(covers.filter(({ months }) => months.has(newest)).map(({ paper }) => paper)),
      why: `named for periods through ${monthInWords(newest)}, and ${rangeOf(first, last)} is asked for`,
    };
  const gaps = wanted.filter((month) => !all.has(month));
  const gap =
    gaps.length === 1 ? monthInWords(first) : `${gaps.length} months from ${monthInWords(gaps[0] ?? first)}`;
  return { state: 'unsure', documents: idsOf(sure), why: `${gap} not found` };
}

function rangeOf(first: string, last: string): string {
  if (first.endsWith('-01') && last.endsWith('-12')) {
    const [from, to] = [first.slice(0, 4), last.slice(0, 4)];
    return from === to ? from : `${from}–${to}`;
  }
  return `${monthInWords(first)} to ${monthInWords(last)}`;
}

/** Whether one document is of the day that is asked for. */
function dayCheck({ day, newest }: Extract<Asked, { what: 'day' }>, sure: readonly ReadPaper[]): Part {
  const dated = sure.flatMap((paper) => {
    const at = dayOfPaper(paper);
    return at === null ? [] : [{ paper, at }];
  });
  const fits = dated.filter(({ at, paper }) => (newest ? at >= day : at === day) && at <= paper.uploadedOn);
  if (fits.length > 0)
    return {
      state: 'in',
      documents: idsOf(fits.map(({ paper }) => paper)),
      why: `as of ${dayInWords(fits[0]?.at ?? day)}`,
    };
  const undated = sure.filter((paper) => dayOfPaper(paper) === null);
  const open = undated.filter(({ uploadedOn }) => uploadedOn >= day);
  if (open.length > 0) return { state: 'unsure', documents: idsOf(open), why: 'the name tells no day' };
  const latest = dated.toSorted((a, b) => (a.at < b.at ? 1 : -1))[0];
  if (latest && latest.at >= day)
    return {
      state: 'unsure',
      documents: [latest.paper.id],
      why: `${dayInWords(latest.at)} is not ${dayInWords(day)}`,
    };
  const stale = latest?.paper ?? undated[0];
  const how = latest
    ? `as of ${dayInWords(latest.at)}`
    : `uploaded on ${dayInWords(stale?.uploadedOn ?? day)}`;
  return {
    state: 'expired',
    documents: stale ? [stale.id] : [],
    why: `${how}, and ${dayInWords(day)} is asked for`,
  };
}
