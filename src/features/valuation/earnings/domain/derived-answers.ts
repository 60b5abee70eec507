import {
  type Answers,
  answerRefusal,
  type GivenAnswer,
} from '#features/valuation/health-check/domain/answers.ts';
import type { QuestionKey } from '#features/valuation/health-check/domain/question.ts';
import { variation } from '#features/valuation/valuation/domain/earnings-base.ts';
import { growthRate } from './growth-rate.ts';
import type { Recast, RecastPeriod } from './recast.ts';

export const derivedKeys = ['A2', 'A3', 'A4', 'A6', 'C5'] as const;
export type DerivedKey = (typeof derivedKeys)[number];

/** `documented`: every period it is based on was read from files. */
export type DerivedAnswer = {
  value: number;
  lossYear?: boolean | undefined;
  benchmarked?: boolean | undefined;
  documented: boolean;
};

/**
 * In the units of the questions (percent, cents); `null` if not available or not accepted. A2: annual growth of sales
 * and A4: spread of SDE and loss over the three fiscal years. A3: adjusted EBITDA margin and C5: documented share of
 * add-backs that raise earnings, by value, of the newest period. A6: SDE of the last twelve months.
 */
export type DerivedAnswers = Record<DerivedKey, DerivedAnswer | null>;

/**
 * Derives answers from the recast. A2 is the compound rate (third ÷ first)^½ − 1; A4 the population standard
 * deviation over the mean, as in the earnings base, and `null` if the mean is not above zero. Source of both: the
 * health check's own questions.
 */
export function derivedAnswers(recast: Recast | null): DerivedAnswers {
  const periods = recast?.periods ?? [];
  const years = (['first', 'second', 'third'] as const).flatMap(
    (key) => periods.find((period) => period.key === key) ?? [],
  );
  const all = years.length === 3;
  const newest = periods.slice(-1);
  const latest = periods.filter((period) => period.latest);
  return {
    A2: taken('A2', years, all ? growth(years) : null),
    A3: taken('A3', newest, margin(newest)),
    A4: taken('A4', years, all ? spread(years) : null),
    A6: taken('A6', latest, latest[0] ? { value: latest[0].bridge.sde } : null),
    C5: taken('C5', newest, newest[0] ? proven(newest[0]) : null),
  };
}

type Found = Omit<DerivedAnswer, 'documented'>;

function taken(key: DerivedKey, from: readonly RecastPeriod[], found: Found | null): DerivedAnswer | null {
  if (!found || answerRefusal(key, { state: 'given', evidenced: false, ...found })) return null;
  return { ...found, documented: from.every(({ imported }) => imported) };
}

export function besideBooks(
  answer: Pick<GivenAnswer, 'value' | 'lossYear' | 'benchmarked'>,
  books: DerivedAnswer,
): 'same' | 'differs' {
  const same =
    answer.value === books.value &&
    answer.lossYear === books.lossYear &&
    answer.benchmarked === books.benchmarked;
  return same ? 'same' : 'differs';
}

/** Difference from which on an answer contradicts the books: percentage points, for amounts percent (policy). */
const tolerance = 1;

export function differsFrom(
  key: DerivedKey,
  said: GivenAnswer,
  books: Omit<DerivedAnswer, 'documented'>,
): boolean {
  if (key === 'A3' && said.benchmarked) return false;
  if (said.lossYear !== books.lossYear) return true;
  const off = Math.abs(Number(said.value) - books.value);
  return key === 'A6' ? off * 100 > tolerance * Math.abs(books.value) : off >= tolerance;
}

/** Which add-backs are documented is recorded in the books, so the owner's estimate is not used. */
const knownKeys: readonly QuestionKey[] = ['C5'] satisfies DerivedKey[];
export const isKnown = (key: QuestionKey): boolean => knownKeys.includes(key);

/** Replacements for answers in `knownKeys` that contradict the books, for scoring. */
export function knownBy(
  answers: Answers,
  books: { readonly [K in DerivedKey]?: Omit<DerivedAnswer, 'documented'> | null },
): Answers {
  const known = derivedKeys.filter(isKnown).flatMap((key) => {
    const [said, found] = [answers[key], books[key]];
    return said?.state === 'given' && found && differsFrom(key, said, found)
      ? [[key, { ...said, value: found.value }] as const]
      : [];
  });
  return Object.fromEntries(known);
}

const percent = (share: number) => Math.round(share * 1e6) / 1e4;

function growth(years: readonly RecastPeriod[]): Found | null {
  const [first, last] = [years[0]?.revenue ?? 0, years.at(-1)?.revenue ?? 0];
  const rate = growthRate(first, last, 2);
  return rate === null ? null : { value: percent(rate) };
}

function margin([newest]: readonly RecastPeriod[]): Found | null {
  const share = newest?.bridge.margin ?? null;
  return share === null ? null : { value: percent(share), benchmarked: false };
}

function spread(years: readonly RecastPeriod[]): Found | null {
  const earned = years.map(({ bridge }) => bridge.sde);
  const share = variation(earned);
  if (!Number.isFinite(share)) return null;
  const lossYear = years.some(({ bridge }) => bridge.netIncome < 0);
  return { value: percent(share), lossYear };
}

/** Owner’s compensation adjusted from the books alone raises earnings too, and is never fully documented. */
function proven({ addBacks, ownerPay }: RecastPeriod): Found | null {
  const pay = ownerPay.from === 'books' ? Math.max(0, ownerPay.effect) : 0;
  const raising = addBacks.filter(
    ({ amount, judged, code }) => amount > 0 && !judged.refusal && !code.startsWith('F'),
  );
  const all = raising.reduce((sum, { amount }) => sum + amount, pay);
  const withPapers = raising.filter(({ tier }) => tier === 'A').reduce((sum, { amount }) => sum + amount, 0);
  return all > 0 ? { value: percent(withPapers / all) } : null;
}
