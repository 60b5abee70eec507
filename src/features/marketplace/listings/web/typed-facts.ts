import { type Cents, cents } from '#kernel/money.ts';
import type { ListingFacts } from '../domain/teaser.ts';
import { draftFrom, type ListingForm } from './listing-form.ts';
import type { OwnListing } from './queries.ts';

export function typedFacts(
  form: ListingForm,
  { id, status, industry, trade, preview }: OwnListing,
): ListingFacts {
  const { teaser, profile } = draftFrom(form);
  return {
    id,
    status,
    industry,
    trade,
    photos: preview.photos,
    title: teaser.title.trim(),
    description: teaser.description.trim(),
    place: teaser.place,
    priceDisplay: teaser.priceDisplay,
    askingPrice: amount(profile.askingPrice),
    lastYearRevenue: amount(profile.lastYearRevenue),
    ebitda: amount(profile.ebitda),
    sde: amount(profile.sde),
    employees: whole(profile.employees),
    foundedYear: whole(profile.foundedYear),
  };
}

function amount(typed: number | null): Cents | null {
  return typed !== null && Number.isSafeInteger(typed) ? cents(typed) : null;
}

function whole(typed: number | null): number | null {
  return typed !== null && Number.isSafeInteger(typed) ? typed : null;
}
