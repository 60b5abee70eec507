import type { Act } from './act.ts';
import { spanishOfDeals } from './spanish-of-deals.ts';
import { spanishOfTheRest } from './spanish-of-the-rest.ts';

/** What to press for an act, in Spanish; `undefined` of an act that has none, which a test refuses. */
export function inSpanishOf({ name }: Pick<Act, 'name'>): string | undefined {
  return spanishOfDeals[name] ?? spanishOfTheRest[name];
}
