import { dayText, deadlineText } from '#kit/ui/date-format.ts';
import { type TermField, termName, termSections, termText } from '../domain/term-fields.ts';
import type { OfferTerms } from '../domain/terms.ts';

export function shownTerm(of: TermField, terms: OfferTerms): string | null {
  return termText(of, terms, { day: dayText, moment: deadlineText });
}

export function changedTerms(before: OfferTerms, after: OfferTerms) {
  return termSections
    .flatMap(({ fields }) => fields)
    .map((of) => ({
      name: of.name,
      label: termName(of),
      from: shownTerm(of, before),
      to: shownTerm(of, after),
    }))
    .filter(({ from, to }) => from !== to);
}
