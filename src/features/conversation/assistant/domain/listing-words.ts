import { industryLabel } from '#features/marketplace/businesses/domain/industries.ts';
import {
  bandLabel,
  type EarningsBand,
  earningsBands,
  type MoneyBand,
  moneyBands,
} from '#features/marketplace/listings/domain/bands.ts';
import { placeLabel } from '#features/marketplace/listings/domain/places.ts';
import { foundedLabels } from '#features/marketplace/listings/domain/size-bands.ts';
import { priceWords, type Teaser } from '#features/marketplace/listings/domain/teaser.ts';
import { teaserTitle } from '#features/marketplace/listings/domain/teaser-words.ts';
import type { Cents } from '#kernel/money.ts';
import type { Source } from './fact.ts';
import { quoted, shown } from './quoting.ts';

/** The title for a citation; one that addresses software is replaced. */
export function titleOf(teaser: Pick<Teaser, 'title' | 'industry'>): string {
  return shown(teaserTitle(teaser), `A listing in ${industryLabel(teaser.industry)}`);
}

export function listingSource(teaser: Pick<Teaser, 'id' | 'title' | 'industry'>): Source {
  return { kind: 'listing', title: titleOf(teaser), href: `/listing/${teaser.id}`, quote: null };
}

/** One line: title, trade, place and the figures on the card. */
export function listingLine(teaser: Teaser): string {
  const { price, sde, ebitda, lastYearRevenue } = teaser;
  const parts = [
    industryLabel(teaser.industry),
    teaser.place && placeLabel(teaser.place),
    `price ${price.shown === 'hidden' ? 'not disclosed' : priceWords(price)}`,
    sde ? `SDE ${bandLabel(sde)}` : ebitda && `EBITDA ${bandLabel(ebitda)}`,
    lastYearRevenue && `revenue ${bandLabel(lastYearRevenue)}`,
    teaser.status === 'under_offer' && 'under offer',
  ];
  return `${quoted(titleOf(teaser))}: ${parts.filter(Boolean).join(', ')}.`;
}

/** The card as terms; `null` if the owner did not say. */
export function listingTerms(teaser: Teaser): { term: string; detail: string | null }[] {
  const { sde, ebitda, lastYearRevenue: revenue, founded } = teaser;
  return [
    { term: 'Price', detail: teaser.price.shown === 'hidden' ? null : priceWords(teaser.price) },
    { term: 'Revenue last year', detail: revenue && bandLabel(revenue) },
    { term: 'SDE', detail: sde && bandLabel(sde) },
    { term: 'EBITDA', detail: ebitda && bandLabel(ebitda) },
    { term: 'Industry', detail: industryLabel(teaser.industry) },
    { term: 'Place', detail: teaser.place && placeLabel(teaser.place) },
    { term: 'Employees', detail: teaser.employees },
    { term: 'Founded', detail: founded && foundedLabels[founded] },
  ];
}

/** Price bands that overlap a range in cents; both ends may be open. */
export function priceKeys(from: Cents | null, to: Cents | null): { min?: MoneyBand; max?: MoneyBand } {
  return keysWithin(moneyBands, from, to);
}

/** Earnings bands that overlap a range in cents; both ends may be open. */
export function earningsKeys(
  from: Cents | null,
  to: Cents | null,
): { min?: EarningsBand; max?: EarningsBand } {
  return keysWithin(earningsBands, from, to);
}

type Edges<K> = { key: K; from: Cents; below: Cents | null };

function keysWithin<K extends string>(bands: readonly Edges<K>[], from: Cents | null, to: Cents | null) {
  const least = from === null ? undefined : bands.find(({ below }) => below === null || below > from);
  const most = to === null ? undefined : bands.findLast((band) => band.from < to);
  return { ...(least ? { min: least.key } : {}), ...(most ? { max: most.key } : {}) };
}

/** Whether a displayed price is below a limit in cents; `may` if its band crosses the limit. */
export function fitsUnder({ price }: Pick<Teaser, 'price'>, limit: Cents): 'fits' | 'may' | 'not' {
  if (price.shown === 'hidden') return 'may';
  if (price.shown === 'exact') return price.amount <= limit ? 'fits' : 'not';
  const band = moneyBands.find(({ key }) => key === price.band);
  if (!band || band.from >= limit) return 'not';
  return band.below !== null && band.below <= limit ? 'fits' : 'may';
}
