import type { z } from 'zod';
import { isViewed } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading, Witness } from '#platform/context.ts';
import type { listingView } from '../contract.ts';
import { profileOfListing } from './public-store.ts';
import { sightOf } from './sight-of.ts';
import { profileView } from './teaser-view.ts';

/** Who is told of a look, by the composition: `viewed` of one at a public listing, `witness` of one at its profile. */
export type Onlookers = {
  viewed(listingId: string, by: Pick<Reading, 'origin' | 'now'>): void;
  witness: Witness;
};

/**
 * The listing as the asker may see it: strangers see public teasers, the owner and holders of a grant the profile
 * too, an admin the teaser in any state. Everybody else is told that there is nothing.
 */
export async function getListing(
  reading: Reading,
  id: string,
  { viewed, witness }: Onlookers,
): Promise<z.input<typeof listingView>> {
  const sight = await sightOf(reading, id);
  if (!sight) throw new Refused('not-found');
  const { teaser, own, granted, admin, open } = sight;
  const mayOpen = own || granted;
  if (!mayOpen && !open && !admin) throw new Refused('not-found');
  if (open && !own && !admin && !isViewed(reading.actor)) viewed(id, reading);
  const profile = mayOpen ? await profileOf(reading, id) : null;
  if (profile && !own && reading.actor.kind === 'person') {
    const buyerId = reading.actor.personId;
    witness(reading, { act: 'profile-viewed', listingId: id, buyerId, subject: { type: 'listing', id } });
  }
  return { id, status: teaser.status, teaser, profile, own };
}

async function profileOf(reading: Reading, id: string) {
  const [facts] = await profileOfListing(reading.db, { id });
  return facts ? profileView(facts) : null;
}
