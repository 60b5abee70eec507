import type { Reader } from '#platform/context.ts';
import { titleForBuyers, unlistedTitle } from '../domain/life-cycle.ts';
import { storedStatus } from './stored.ts';
import { titleRows } from './title-store.ts';

/** By listing, as this reader may see them: unpublished titles are for the owner and admins only. */
export async function listingTitlesFor(
  db: Reader,
  { personId, admin }: { personId: string; admin: boolean },
  listingIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await titleRows(db, listingIds, admin ? null : personId);
  return new Map(
    rows.map(({ id, ownerId, status, title, shown }) => [
      id,
      admin || ownerId === personId ? title : titleForBuyers(shown ? storedStatus(status) : 'draft', title),
    ]),
  );
}

export async function mailTitlesFor(
  db: Reader,
  reader: { personId: string; admin: boolean },
  listingIds: readonly string[],
): Promise<Map<string, string>> {
  const titles = await listingTitlesFor(db, reader, listingIds);
  return new Map([...titles].filter(([, title]) => title !== '' && title !== unlistedTitle));
}
