import { z } from 'zod';
import { industryValues } from '#features/marketplace/businesses/domain/industries.ts';
import { tradeGroupValues } from '#features/marketplace/businesses/domain/trade-groups.ts';
import { places, placesWithin } from '#features/marketplace/listings/domain/places.ts';
import type { Teaser } from '#features/marketplace/listings/domain/teaser.ts';
import { sentencesOf } from '../../domain/words.ts';

/** What a search leaves out; `said`: in words. */
export const leftOut = z.object({
  words: z.array(z.string().max(60)).max(8),
  groups: z.array(z.enum(tradeGroupValues)).max(4),
  industries: z.array(z.enum(industryValues)).max(4),
  places: z.array(z.enum(places)).max(12),
  said: z.string().max(200),
});

/** A card tells its trade in the title and in its first sentence: further on, a trade may be that of a customer. */
export function isLeftOut(
  { title, description, trade, industry, place }: Teaser,
  without: z.output<typeof leftOut> | undefined,
): boolean {
  if (!without) return false;
  const told = `${title} ${sentencesOf(description)[0] ?? ''}`.toLowerCase();
  return (
    without.words.some((word) => told.includes(word.replaceAll('"', '').toLowerCase())) ||
    (trade !== null && without.groups.includes(trade)) ||
    without.industries.includes(industry) ||
    (place !== null && without.places.some((one) => one === place || placesWithin(one).includes(place)))
  );
}
