import type { Reader } from '#platform/context.ts';

/** How many listings wait for a review, counted up to `most`. */
export async function countInReview(db: Reader, most: number): Promise<number> {
  const rows = await db
    .selectFrom('listing')
    .select('id')
    .where('status', '=', 'in_review')
    .limit(most)
    .execute();
  return rows.length;
}
