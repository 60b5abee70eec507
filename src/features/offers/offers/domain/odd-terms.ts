import { oddDates } from './odd-dates.ts';
import { oddMoney } from './odd-money.ts';
import { oddPromises } from './odd-promises.ts';
import { oddRanges } from './odd-ranges.ts';
import type { OddTerms, Weighed } from './odd-rule.ts';

const rules = [...oddDates, ...oddMoney, ...oddPromises, ...oddRanges];

/** Never refuses: attorneys may mean it (docs/rules/offers.md). */
export function oddTerms(of: Weighed): OddTerms[] {
  return rules
    .filter((rule) => rule.when(of))
    .map(({ id, terms, advice, fact }) => ({ id, terms, advice, fact: fact(of) }));
}
