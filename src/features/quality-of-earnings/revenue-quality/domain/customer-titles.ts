import { periodTitle, priorTitle } from '#features/quality-of-earnings/reviews/domain/review-periods.ts';

type Span = { from: string; to: string };

/** `empty`: how many months of each have no entries. YYYY-MM. */
type CustomerYears = { latest: Span; before: Span; empty: { latest: number; before: number } };

/** Names of the two years by which customers are compared. */
export function customerTitles({ latest, before, empty }: CustomerYears): { latest: string; before: string } {
  const known = (missing: number) => ({ entries: missing < 12, booked: 12 - missing });
  return {
    latest: periodTitle({ key: 'LTM', ...latest, ...known(empty.latest) }),
    before: priorTitle({ ...before, ...known(empty.before) }),
  };
}
