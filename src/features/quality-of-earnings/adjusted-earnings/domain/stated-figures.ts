import type { LatestKey } from './latest-figures.ts';

export const statedKeys = ['revenue', 'ebitda', 'sde'] as const;
export type StatedKey = (typeof statedKeys)[number];

/** What is stated of a business elsewhere, in cents; `null`: nothing. */
export type Stated = Record<StatedKey, number | null>;

/** A year of the books, in cents. `key`: `LTM`, or a fiscal year such as `FY2025`. */
export type BooksYear = { key: string } & Record<LatestKey, number>;

/**
 * What the books said from `since` on: of the last twelve months and the newest fiscal year, or of neither where they do
 * not cover a year.
 */
export type BooksSaid = { since: string; years: readonly BooksYear[] };

/** A figure of the books: in which year, and which of the four it is. */
type BooksFigure = { year: string; key: LatestKey; amount: number };

/** `before`: what the books said until `since`, when they bore the stated figure out; `null`: they never did. */
export type Comparison = { key: StatedKey; stated: number; agrees: boolean; books: BooksFigure } & (
  | { since: string; before: BooksFigure }
  | { since: null; before: null }
);

/** In percent, as for the answers of the health check that contradict the books (policy). */
const tolerance = 1;

const readingsOf: Record<StatedKey, readonly LatestKey[]> = {
  revenue: ['revenue'],
  ebitda: ['ebitda', 'adjustedEbitda'],
  sde: ['sde'],
};

/**
 * The stated figures beside the books, which bear out what is within 1%. What is stated names neither its twelve months
 * nor which EBITDA it is, so any reading of it counts: the last twelve months or the newest fiscal year, EBITDA as
 * reported or as adjusted. Nothing, if the books do not cover a year. `said`: newest first.
 */
export function compareStated(stated: Stated, said: readonly BooksSaid[]): Comparison[] {
  const now = said[0]?.years ?? [];
  const spoken = said.filter(({ years }) => years.length > 0);
  return statedKeys.flatMap((key): Comparison[] => {
    const amount = stated[key];
    const latest = now[0];
    if (amount === null || !latest) return [];
    const borne = borneOut(key, amount, now);
    if (borne) return [{ key, stated: amount, agrees: true, books: borne, since: null, before: null }];
    const at = spoken.findIndex(({ years }) => borneOut(key, amount, years) !== null);
    const before = borneOut(key, amount, spoken[at]?.years ?? []);
    const since = spoken[at - 1]?.since;
    const off = { key, stated: amount, agrees: false };
    if (!before || since === undefined)
      return [{ ...off, books: figureOf(latest, key), since: null, before: null }];
    // Of the same kind: a fiscal year is followed by the next one.
    const year = before.year === latest.key ? latest : (now[1] ?? latest);
    return [{ ...off, books: figureOf(year, before.key), since, before }];
  });
}

export const differing = (compared: readonly Comparison[]) => compared.filter(({ agrees }) => !agrees);

function borneOut(key: StatedKey, stated: number, years: readonly BooksYear[]): BooksFigure | null {
  const readings = years.flatMap((year) => readingsOf[key].map((reading) => figureOf(year, reading)));
  return readings.find(({ amount }) => agrees(stated, amount)) ?? null;
}

const figureOf = (year: BooksYear, key: LatestKey): BooksFigure => ({
  year: year.key,
  key,
  amount: year[key],
});

function agrees(stated: number, found: number): boolean {
  return Math.abs(stated - found) * 100 <= tolerance * Math.abs(found);
}
