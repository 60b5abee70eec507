import type { z } from 'zod';
import { storedTrade } from '#features/marketplace/businesses/server/business-view.ts';
import { isViewed } from '#kernel/actor.ts';
import { cents } from '#kernel/money.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading, Witness } from '#platform/context.ts';
import type { listingView } from '../contract.ts';
import { correctedIn } from '../domain/corrected-figures.ts';
import type { Highlights } from '../domain/private-fields.ts';
import type { PrivateProfile } from '../domain/private-profile.ts';
import { reaches } from '../domain/stage.ts';
import { fieldsOf } from './private-fields-store.ts';
import { highlightsOfListing, type ProfileFacts, profileOfListing } from './public-store.ts';
import { type Sight, sightOf } from './sight-of.ts';
import { moneyOf, storedSaleReason } from './stored.ts';
import { storedFigures } from './tell-corrected.ts';

export type Onlookers = {
  viewed(listingId: string, by: Pick<Reading, 'origin' | 'now'>): void;
  witness: Witness;
};

/** Strangers see public teasers; the owner, grant holders and brokers to whom it was opened the profile; admins any teaser. Others get `not-found`. */
export async function getListing(
  reading: Reading,
  id: string,
  { viewed, witness }: Onlookers,
): Promise<z.input<typeof listingView>> {
  const sight = await sightOf(reading, id);
  if (!sight) throw new Refused('not-found');
  const { teaser, own, granted, trusted, admin, open, bought } = sight;
  const mayOpen = own || granted || trusted;
  if (!mayOpen && !open && !admin && !bought) throw new Refused('not-found');
  if (open && !own && !sight.mandated && !admin && !isViewed(reading.actor)) viewed(id, reading);
  const highlights =
    own || trusted || reaches(sight.standing.stage, 'S2') ? await highlightsOf(reading, id) : null;
  const [facts] = mayOpen ? await profileOfListing(reading.db, { id }) : [];
  const profile = facts ? profileView(facts) : null;
  const corrected = facts && granted ? correctedView(facts, sight.grantedAt) : null;
  if (profile && !own && reading.actor.kind === 'person') {
    const seen = { act: 'profile-viewed', listingId: id, subject: { type: 'listing', id } } as const;
    const { personId } = reading.actor;
    witness(reading, granted ? { ...seen, buyerId: personId } : { ...seen, buyerId: null, party: 'broker' });
  }
  const standing = standingView(sight);
  const { mandated: acting, edits } = sight;
  const access = { own, acting, edits, bought, standing };
  return { id, status: teaser.status, teaser, highlights, profile, corrected, ...access };
}

/** What figures were before they were corrected, for a buyer who could read them then. */
function correctedView(facts: ProfileFacts, grantedAt: Date | null) {
  const { was, changed_at: at, told_at: told } = facts;
  if (at === null || told === null || grantedAt === null || grantedAt > at) return null;
  const figures = correctedIn(storedFigures(was), fieldsOf(facts));
  if (figures.length === 0) return null;
  return {
    at: at.toISOString(),
    figures: figures.map(({ field, was: before }) => ({ field, was: cents(before) })),
  };
}

async function highlightsOf(reading: Reading, id: string): Promise<Highlights | null> {
  const [facts] = await highlightsOfListing(reading.db, { id });
  if (!facts) return null;
  return { saleReason: storedSaleReason(facts.sale_reason), askingPrice: moneyOf(facts.asking_price_cents) };
}

function standingView({ own, standing }: Sight) {
  if (own) return null;
  return { stage: standing.stage, until: standing.until?.toISOString() ?? null, held: standing.held };
}

/** Only for the owner and for holders of a grant. */
function profileView(row: ProfileFacts): PrivateProfile {
  const fields = fieldsOf(row);
  return {
    ...fields,
    businessName: row.business_name,
    dba: row.dba,
    businessAddress: row.business_address,
    trade: storedTrade(row.trade),
    contactName: `${row.first_name} ${row.last_name}`.trim(),
    contactEmail: fields.contactEmail ?? row.email,
  };
}
