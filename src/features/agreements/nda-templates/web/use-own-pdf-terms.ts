import { useState } from 'react';
import { termBounds } from '#features/agreements/ndas/domain/template-terms.ts';
import type { StateSlug } from '#features/marketplace/listings/domain/places.ts';
import type { ListingNdaView } from './queries.ts';

const { least, most } = termBounds.termYears;

export type OwnPdfTerms = ReturnType<typeof useOwnPdfTerms>;

/** `said`: `null` until the governing law is chosen. */
export function useOwnPdfTerms(nda: ListingNdaView) {
  const { active } = nda.own;
  const [title, setTitle] = useState(active?.title ?? '');
  const [law, setLaw] = useState<StateSlug | null>(null);
  const [years, setYears] = useState(active ? `${active.termYears}` : '');
  const [countersign, setCountersign] = useState(nda.countersign);
  const termYears = /^\d{1,2}$/.test(years.trim()) ? Number(years) : 0;
  const missing =
    (title.trim() === '' && 'Enter the agreement’s name.') ||
    (law === null && 'Choose the governing law.') ||
    ((termYears < least || termYears > most) && `Enter a term of ${least} to ${most} years.`);
  return {
    title,
    setTitle,
    law,
    setLaw,
    years,
    setYears,
    countersign,
    setCountersign,
    missing,
    said: law === null ? null : { title: title.trim(), governingLaw: law, termYears, countersign },
  };
}
