import type { Reading } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import { compareStated, differing, type Stated } from '../domain/stated-figures.ts';
import { storedSaid } from './books-said.ts';
import { reviewedChecks, statedListings } from './books-said-store.ts';
import { statedByChecks } from './stated-elsewhere.ts';

type Asking = Pick<Reading, 'actor' | 'db'>;

/** Listings of the caller that state figures which the books of the business do not bear out, the longest first. */
export async function listingsOffBooks({ actor, db }: Asking, most: number) {
  const rows = await statedListings(db, signedIn(actor).personId, most);
  return longestFirst(
    rows.flatMap(({ id: listingId, title, said, ...stated }) =>
      offSince(stated, said).map((since) => ({ listingId, title, since })),
    ),
  );
}

/** Health checks of the caller that do, likewise. */
export async function checksOffBooks({ actor, db }: Asking, most: number) {
  const rows = await reviewedChecks(db, signedIn(actor).personId, most);
  if (rows.length === 0) return [];
  const statedBy = await statedByChecks(
    db,
    rows.map(({ id }) => id),
  );
  return longestFirst(
    rows.flatMap(({ id: checkId, business_name: businessName, said }) =>
      offSince(statedBy(checkId), said).map((since) => ({ checkId, businessName, since })),
    ),
  );
}

type Said = { since: string; years: unknown };

/** Since when the first of these figures is off; empty: the books bear them all out. */
function offSince(stated: Stated, rows: readonly Said[]): string[] {
  const said = rows.map(({ since, years }) => storedSaid({ since: new Date(since), years }));
  const dates = differing(compareStated(stated, said)).map(({ since }) => since ?? said[0]?.since ?? '');
  return dates.toSorted().slice(0, 1);
}

const longestFirst = <T extends { since: string }>(off: T[]): T[] =>
  off.toSorted((one, other) => one.since.localeCompare(other.since));
