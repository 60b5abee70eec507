import { z } from 'zod';
import type { ReviewEnds } from '#features/quality-of-earnings/reviews/domain/review-periods.ts';
import { reviewForJob } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { cents } from '#kernel/money.ts';
import type { Reader } from '#platform/context.ts';
import { type LatestFigures, type MovedFigure, movedFigures } from '../domain/latest-figures.ts';
import type { StaleView } from '../stale-shapes.ts';
import { adjustedEarnings } from './read-adjusted.ts';

const stored = z.object({
  ...{ from: z.string(), to: z.string(), revenue: z.number() },
  ...{ ebitda: z.number(), adjustedEbitda: z.number(), sde: z.number() },
}) satisfies z.ZodType<LatestFigures>;

/** What a dataset version of a review says of its last twelve months; `null`: the review has none. */
export async function latestFigures(
  db: Reader,
  review: ReviewEnds & { id: string },
  dataset: number,
): Promise<LatestFigures | null> {
  return latestOf(await adjustedEarnings(db, review, dataset));
}

export function latestOf({ periods }: Pick<EarningsNow['earnings'], 'periods'>): LatestFigures | null {
  const latest = periods.at(-1);
  if (!latest) return null;
  const { from, to, revenue, ebitda, adjustedEbitda, sde } = latest;
  return { from, to, revenue, ebitda, adjustedEbitda, sde };
}

export type EarningsNow = {
  review: ReviewEnds & { id: string };
  earnings: Awaited<ReturnType<typeof adjustedEarnings>>;
};

/** For jobs. `null`: the review is gone, or has no ledger any more. */
export async function earningsNow(db: Reader, reviewId: string): Promise<EarningsNow | null> {
  const review = await reviewForJob(db, reviewId);
  if (!review || review.dataset === 0) return null;
  return { review, earnings: await adjustedEarnings(db, review, review.dataset) };
}

/** What a review says now; `null` as there. */
export async function figuresNow(db: Reader, reviewId: string): Promise<LatestFigures | null> {
  const now = await earningsNow(db, reviewId);
  return now && latestOf(now.earnings);
}

type Shown = { figures: unknown; stale_since: Date | null };

/** `null`: what was shown is what the books say. */
export function staleViewOf({ figures, stale_since }: Shown, now: LatestFigures | null): StaleView | null {
  const moved = movedSince(figures, now);
  if (moved.length === 0) return null;
  return {
    since: stale_since?.toISOString() ?? null,
    moved: moved.map(({ key, was, now: current }) => ({ key, was: cents(was), now: cents(current) })),
  };
}

/** What moved since `figures` were kept; nothing, if none were. */
export function movedSince(figures: unknown, now: LatestFigures | null): MovedFigure[] {
  return figures === null || now === null ? [] : movedFigures(stored.parse(figures), now);
}
