import type { Work } from '#platform/context.ts';
import { hiddenIds } from './store.ts';

type Line = { id: string; listing_id: string | null };

export async function linesOfHiddenListings(
  { db }: Pick<Work, 'db'>,
  personId: string,
  lines: readonly Line[],
): Promise<ReadonlySet<string>> {
  if (lines.every(({ listing_id }) => listing_id === null)) return new Set();
  const hidden = await hiddenIds(db, personId);
  const told = lines.filter(({ listing_id }) => listing_id !== null && hidden.includes(listing_id));
  return new Set(told.map(({ id }) => id));
}
