export const statedKeys = ['revenue', 'ebitda', 'sde'] as const;
type StatedKey = (typeof statedKeys)[number];

/** What is stated of a business elsewhere, in cents; `null`: nothing. */
export type Stated = Record<StatedKey, number | null>;

/** Twelve months of the books, in cents. */
type BooksYear = Record<StatedKey | 'adjustedEbitda', number>;

/** `books`: the last twelve months. */
export type Differing = { key: StatedKey; stated: number; books: number };

/** In percent, as for the answers of the health check that contradict the books (policy). */
const tolerance = 1;

/**
 * The stated figures that the books do not bear out by more than 1%. What is stated names neither its twelve months nor
 * which EBITDA it is, so it agrees if any reading of it does: the last twelve months or the newest fiscal year, EBITDA
 * as reported or as adjusted.
 */
export function differingFigures(
  stated: Stated,
  books: { latest: BooksYear; newestYear: BooksYear | null },
): Differing[] {
  const years = [books.latest, ...(books.newestYear ? [books.newestYear] : [])];
  return statedKeys.flatMap((key) => {
    const said = stated[key];
    const readings = years.flatMap((year) =>
      key === 'ebitda' ? [year.ebitda, year.adjustedEbitda] : [year[key]],
    );
    if (said === null || readings.some((found) => agrees(said, found))) return [];
    return [{ key, stated: said, books: books.latest[key] }];
  });
}

function agrees(stated: number, found: number): boolean {
  return Math.abs(stated - found) * 100 <= tolerance * Math.abs(found);
}
