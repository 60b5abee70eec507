import { z } from 'zod';
import type { Onlookers } from '#features/marketplace/listings/server/get-listing.ts';
import { type Fact, factOf } from '../../domain/fact.ts';
import { listingSource, listingTerms, titleOf } from '../../domain/listing-words.ts';
import { quoted } from '../../domain/quoting.ts';
import { type ListingView, listingNamed } from './listing-named.ts';
import { type Found, tool } from './tool.ts';

export function compareListingsTool(onlookers: Onlookers) {
  return tool({
    name: 'compare_listings',
    words: 'Compares two to four listings by what their cards say. Takes ids or titles.',
    parameters: z.object({ listings: z.array(z.string().min(1).max(200)).min(2).max(4) }),
    run: async (call, { listings }): Promise<Found> => {
      const views: ListingView[] = [];
      for (const name of listings) {
        const view = await listingNamed(call, name, onlookers);
        if (view && views.every(({ id }) => id !== view.id)) views.push(view);
      }
      if (views.length < 2) return { facts: [] };
      const href = `/marketplace/compare?ids=${views.map(({ id }) => id).join(',')}`;
      return {
        facts: views.map(cardOf),
        proposals: [{ kind: 'open', label: 'Compare side by side', href }],
      };
    },
  });
}

function cardOf({ teaser }: ListingView): Fact {
  const terms = listingTerms(teaser).map(({ term, detail }) => `${term} ${detail ?? 'not said'}`);
  return factOf(`- ${quoted(titleOf(teaser))}: ${terms.join('; ')}.`, listingSource(teaser));
}
