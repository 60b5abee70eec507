import type { ListingFacts } from './teaser.ts';

/** Without these a card would be of no use to a buyer (product policy). */
const requiredToPublish = ['title', 'description', 'place', 'lastYearRevenue', 'ebitda'] as const;
export type RequiredField = (typeof requiredToPublish)[number];

/** The empty required fields, in form order. Either SDE (small businesses) or EBITDA (larger ones) is enough. */
export function missingFields(facts: Pick<ListingFacts, RequiredField | 'sde'>): RequiredField[] {
  return requiredToPublish.filter((field) =>
    field === 'ebitda'
      ? facts.ebitda === null && facts.sde === null
      : facts[field] === null || facts[field] === '',
  );
}
