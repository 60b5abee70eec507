import { dayText, momentText } from '#kit/ui/date-format.ts';
import { type TermField, termSections, termText } from '../domain/term-fields.ts';
import type { OfferTerms } from '../domain/terms.ts';

/** One term as text, by the reader's clock; `null` where nothing is said. */
export function shownTerm(of: TermField, terms: OfferTerms): string | null {
  return termText(of, terms, { day: dayText, moment: momentText });
}

/** What differs between two rounds, in words. */
export function changedTerms(before: OfferTerms, after: OfferTerms) {
  return termSections
    .flatMap(({ fields }) => fields)
    .map((of) => ({
      name: of.name,
      label: of.label,
      from: shownTerm(of, before),
      to: shownTerm(of, after),
    }))
    .filter(({ from, to }) => from !== to);
}
