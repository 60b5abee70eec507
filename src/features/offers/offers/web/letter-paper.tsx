import { useId } from 'react';
import { Card } from '#kit/ui/Card.tsx';
import { DescriptionList } from '#kit/ui/DescriptionList.tsx';
import { dayText, deadlineText } from '#kit/ui/date-format.ts';
import { type LetterRow, letterBody } from '../domain/letter.ts';
import type { OfferTerms } from '../domain/terms.ts';
import { kindLabels, notLegalAdvice } from '../domain/words.ts';
import type { OfferInFull } from './queries.ts';

/** Terms as the letter that they make. */
export function LetterPaper({ offer, terms }: { offer: OfferInFull; terms: OfferTerms }) {
  const titleId = useId();
  const body = letterBody(offer.kind, terms, { day: dayText, moment: deadlineText }, { agreed: false });
  const signs = [terms.signatory, terms.signatoryTitle].filter(Boolean).join(', ');
  const numbered = [...body.terms, { title: 'Binding terms', rows: body.binding }]
    .filter(({ rows }) => rows.length > 0)
    .map((section, at) => ({ ...section, title: `${at + 1}. ${section.title}` }));
  return (
    <Card as="article" data-paper aria-labelledby={titleId} className="flex flex-col gap-5 sm:p-8">
      <header>
        <h3 id={titleId} className="font-display text-heading">
          {kindLabels[offer.kind]}
        </h3>
        <p className="text-muted">for the purchase of {offer.listingTitle || 'the business'}</p>
      </header>
      <Rows
        rows={[
          { label: 'Buyer', text: terms.buyerEntity },
          { label: 'Signatory', text: signs },
        ]}
      />
      {body.nature.map((text) => (
        <p key={text} className="max-w-prose">
          {text}
        </p>
      ))}
      {numbered.map(({ title, rows }) => (
        <section key={title}>
          <h4 className="mb-1 font-semibold">{title}</h4>
          <Rows rows={rows} />
        </section>
      ))}
      <p className="text-muted text-small">
        {offer.kind === 'loi' &&
          'If both sides agree, both parties’ names and the date are added, and the letter is sealed as a PDF. '}
        {notLegalAdvice(offer.kind)}
      </p>
    </Card>
  );
}

function Rows({ rows }: { rows: readonly LetterRow[] }) {
  return (
    <DescriptionList
      className="-my-2.5"
      items={rows.map(({ label, text }) => ({
        term: label,
        detail: <span className="wrap-anywhere whitespace-pre-line">{text}</span>,
      }))}
    />
  );
}
