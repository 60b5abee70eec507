import type { Tx } from '#platform/context.ts';
import { emptiedColumns } from './private-fields-store.ts';

export async function deleteUnmovedListings(tx: Tx, ownerId: string): Promise<void> {
  const ids = await tx
    .selectFrom('listing')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where((listing) =>
      listing.not(
        listing.exists(
          listing
            .selectFrom('listing_transition')
            .select('listing_transition.id')
            .whereRef('listing_transition.listing_id', '=', 'listing.id'),
        ),
      ),
    )
    .execute();
  const drafts = ids.map(({ id }) => id);
  if (drafts.length === 0) return;
  await tx.deleteFrom('listing_profile').where('listing_id', 'in', drafts).execute();
  await tx.deleteFrom('listing_teaser').where('listing_id', 'in', drafts).execute();
  await tx.deleteFrom('listing').where('id', 'in', drafts).execute();
}

export async function deletePhotosOf(tx: Tx, ownerId: string): Promise<void> {
  const owned = () => tx.selectFrom('listing').select('listing.id').where('owner_id', '=', ownerId);
  await tx.deleteFrom('listing_photo').where('listing_id', 'in', owned()).execute();
  await tx.updateTable('listing_teaser').set({ photos: '[]' }).where('listing_id', 'in', owned()).execute();
}

export async function emptyProfilesOf(
  tx: Tx,
  ownerId: string,
  how: { keepEvidence: boolean },
): Promise<void> {
  const owned = () => tx.selectFrom('listing').select('listing.id').where('owner_id', '=', ownerId);
  await tx
    .updateTable('listing_profile')
    .set(emptiedColumns(how))
    .where('listing_id', 'in', owned())
    .execute();
  await tx.deleteFrom('listing_figure_change').where('listing_id', 'in', owned()).execute();
}
