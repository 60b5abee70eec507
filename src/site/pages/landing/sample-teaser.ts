import { sampleListing } from '#content/landing.ts';
import { teaserOf } from '#features/marketplace/listings/domain/teaser.ts';
import { cents } from '#kernel/money.ts';

const dollars = (amount: number) => cents(amount * 100);

/** Made by the product's own rules from the invented business. */
export const sampleTeaser = teaserOf({
  id: 'sample',
  status: 'live',
  title: sampleListing.title,
  description: sampleListing.description,
  industry: sampleListing.industry,
  trade: sampleListing.trade,
  place: sampleListing.place,
  priceDisplay: 'band',
  askingPrice: dollars(sampleListing.askingPrice),
  lastYearRevenue: dollars(sampleListing.lastYearRevenue),
  ebitda: dollars(sampleListing.ebitda),
  sde: null,
  employees: null,
  foundedYear: null,
  photos: [],
});
