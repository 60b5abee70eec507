import { useId } from 'react';
import { Card } from '#kit/ui/Card.tsx';
import { DescriptionList } from '#kit/ui/DescriptionList.tsx';
import { dayText, deadlineText } from '#kit/ui/date-format.ts';
import { letterBody, signs } from '../domain/letter.ts';
import { type Clause, paragraphsOf } from '../domain/letter-section.ts';
import type { OfferTerms } from '../domain/terms.ts';
import { kindLabels, notLegalAdvice } from '../domain/words.ts';
import type { OfferInFull } from './queries.ts';

/**
 * Terms as the letter that they make. It names no seller, and the business by its public title. Once agreed, its
 * sections are those of the sealed letter, which may be worded otherwise than terms are today.
 */
export function LetterPaper({ offer, terms }: { offer: OfferInFull; terms: OfferTerms }) {
  const titleId = useId();
  // A deal that fell through leaves the letter as it was sealed.
  const agreed = offer.status === 'accepted' || offer.letter !== null;
  const until = offer.exclusiveUntil === null ? null : new Date(offer.exclusiveUntil);
  const body = letterBody(offer.kind, terms, {
    dates: { day: dayText, moment: deadlineText },
    business: offer.listingTitle || 'the business',
    seller: null,
    standing: agreed ? { agreed, exclusiveUntil: until } : { agreed },
  });
  return (
    <Card as="article" data-paper aria-labelledby={titleId} className="flex flex-col gap-5 sm:p-8">
      <h3 id={titleId} className="font-display text-heading">
        {kindLabels[offer.kind]}
      </h3>
      <DescriptionList
        className="-my-2.5"
        items={[
          { term: 'From', detail: terms.buyerEntity || '—' },
          { term: 'To', detail: 'The Seller' },
          { term: 'Re', detail: <span className="wrap-anywhere font-semibold">{body.subject}</span> },
        ]}
      />
      <p className="wrap-anywhere max-w-prose">{body.opening.join(' ')}</p>
      {(offer.letter?.sections ?? body.sections).map(({ title, clauses }, at) => (
        <section key={title} className="flex max-w-prose flex-col gap-1.5">
          <h4 className="font-semibold">
            {at + 1}. {title}
          </h4>
          {paragraphsOf(clauses).map((clause) => (
            <Paragraph key={clause.lead} clause={clause} />
          ))}
        </section>
      ))}
      <p className="wrap-anywhere max-w-prose">For the Buyer: {signs(terms) || '—'}</p>
      <p className="text-muted text-small">
        {offer.kind === 'loi' && sealWords(agreed)}
        {notLegalAdvice(offer.kind)}
      </p>
    </Card>
  );
}

function Paragraph({ clause: { lead, text } }: { clause: Clause }) {
  return (
    <p className="wrap-anywhere whitespace-pre-line">
      {lead && <span className="font-medium">{lead}: </span>}
      {text}
    </p>
  );
}

function sealWords(agreed: boolean): string {
  return agreed
    ? 'The sealed PDF is the letter that was agreed. This page repeats its terms. '
    : 'If both sides agree, both parties’ names and the date are added, and the letter is sealed as a PDF. ';
}
