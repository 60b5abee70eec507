import { type Industry, industrySlug } from '#features/marketplace/businesses/domain/industries.ts';
import type { TradeGroup } from '#features/marketplace/businesses/domain/trade-groups.ts';

/** The drawing of a card without a photo: the same for every business of the group or industry, so it reveals nothing. */
export type CardPicture = TradeGroup | `industry-${string}`;

export function cardPictureOf(teaser: { trade: TradeGroup | null; industry: Industry }): CardPicture {
  return teaser.trade ?? industryPicture(teaser.industry);
}

export function industryPicture(industry: Industry): CardPicture {
  return `industry-${industrySlug(industry)}`;
}
