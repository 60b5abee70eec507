import { industryLabel } from '#features/marketplace/businesses/domain/industries.ts';
import { tradeGroupLabel } from '#features/marketplace/businesses/domain/trade-groups.ts';
import { bandLabel, revenueFilterLabel } from './bands.ts';
import { placeLabel } from './places.ts';
import { foundedLabels } from './size-bands.ts';
import { priceWords, type Teaser } from './teaser.ts';

/** `null`: not given by the owner. */
export type TeaserFact = { term: string; detail: string | null };

type Figures = Pick<
  Teaser,
  | 'industry'
  | 'trade'
  | 'place'
  | 'price'
  | 'revenueRange'
  | 'lastYearRevenue'
  | 'ebitda'
  | 'sde'
  | 'employees'
  | 'founded'
>;

/** The title, or a placeholder while there is none. */
export function teaserTitle({ title }: Pick<Teaser, 'title'>): string {
  return title || 'Untitled listing';
}

/** The five details of a card, plus cash flow and trade group if given. */
export function teaserDetails(teaser: Omit<Figures, 'price' | 'employees' | 'founded'>): TeaserFact[] {
  const { place, revenueRange, lastYearRevenue, ebitda, sde, trade } = teaser;
  return [
    { term: 'Industry', detail: industryLabel(teaser.industry) },
    { term: 'Location', detail: place && placeLabel(place) },
    { term: 'Revenue Range', detail: revenueRange && revenueFilterLabel(revenueRange) },
    { term: 'Last Year Revenue', detail: lastYearRevenue && bandLabel(lastYearRevenue) },
    { term: 'EBITDA', detail: ebitda && bandLabel(ebitda) },
    ...(sde ? [{ term: 'SDE', detail: bandLabel(sde) }] : []),
    ...(trade ? [{ term: 'Trade', detail: tradeGroupLabel(trade) }] : []),
  ];
}

/** A card's summary beside its price: cash flow, revenue and place, as far as given. */
export function cardFacts({
  sde,
  ebitda,
  lastYearRevenue,
  place,
}: Pick<Figures, 'sde' | 'ebitda' | 'lastYearRevenue' | 'place'>): { term: string; detail: string }[] {
  return [
    ...(sde ? [{ term: 'Cash flow (SDE)', detail: bandLabel(sde) }] : []),
    ...(!sde && ebitda ? [{ term: 'Cash flow (EBITDA)', detail: bandLabel(ebitda) }] : []),
    ...(lastYearRevenue ? [{ term: 'Revenue', detail: bandLabel(lastYearRevenue) }] : []),
    ...(place ? [{ term: 'Location', detail: placeLabel(place) }] : []),
  ];
}

/** All figures that a stranger may see: the price, the details, and what else the owner gave. */
export function teaserFacts(teaser: Figures): TeaserFact[] {
  const { employees, founded } = teaser;
  return [
    { term: 'Asking price', detail: priceWords(teaser.price) },
    ...teaserDetails(teaser),
    ...(employees ? [{ term: 'Employees', detail: employees }] : []),
    ...(founded ? [{ term: 'Founded', detail: foundedLabels[founded] }] : []),
  ];
}

export const comparedTerms = [
  'Asking price',
  'Industry',
  'Trade',
  'Location',
  'Revenue Range',
  'Last Year Revenue',
  'EBITDA',
  'SDE',
  'Employees',
  'Founded',
] as const;

export function comparedTo(teaser: Figures, term: (typeof comparedTerms)[number]): string | null {
  return teaserFacts(teaser).find((fact) => fact.term === term)?.detail ?? null;
}
export const excerptLength = 220;

/** The beginning of a description on one line, cut between words, in at most `most` characters. */
export function excerptOf(description: string, most: number): string {
  const line = description.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most - 1);
  const end = cut.lastIndexOf(' ');
  const words = end > most / 2 ? cut.slice(0, end) : cut;
  // Drops half of a surrogate pair.
  return `${words.replace(/[\uD800-\uDBFF]$/, '').replace(/[\s,;:.–—-]+$/, '')}…`;
}
