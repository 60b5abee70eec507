import { FormShell } from '#kit/forms/FormShell.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { DescriptionList } from '#kit/ui/DescriptionList.tsx';
import { dayText, momentText } from '#kit/ui/date-format.ts';
import { type LetterRow, letterBody } from '../domain/letter.ts';
import { kindLabels, notLegalAdvice } from '../domain/words.ts';
import type { OfferInFull } from './queries.ts';
import { changedTerms } from './term-text.ts';
import { useArrival } from './use-arrival.ts';
import type { OfferEditor } from './use-offer-editor.ts';

type Props = { offer: OfferInFull; editor: OfferEditor; name: string; onBack: () => void };

export function OfferReview({ offer, editor, name, onBack }: Props) {
  const heading = useArrival();
  const reader = offer.caller.includes('buyer') ? 'seller' : 'buyer';
  const changes = offer.terms ? changedTerms(offer.terms, editor.terms) : null;
  return (
    <FormShell
      sticky
      label={`Send the ${name}`}
      busy={editor.sending}
      error={editor.error}
      errorTitle="Not sent"
      submitLabel={`Send ${name}`}
      submitDisabledReason={changes?.length === 0 ? 'Change at least one term first.' : null}
      onSubmit={() => editor.send()}
      actions={
        <Button
          variant="secondary"
          disabledReason={editor.sending ? 'It is being sent.' : null}
          onClick={onBack}
        >
          Back to editing
        </Button>
      }
    >
      <div>
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-20 text-title outline-none">
          Review your {name}
        </h2>
        <p className="max-w-prose text-muted">
          This is what the {reader} will read. Nothing is sent until you press “Send {name}”.
        </p>
      </div>
      {changes && <Changes changes={changes} />}
      <LetterPaper offer={offer} editor={editor} />
    </FormShell>
  );
}

function Changes({ changes }: { changes: ReturnType<typeof changedTerms> }) {
  return (
    <Card as="section" aria-labelledby="review-changes">
      <h3 id="review-changes" className="text-lead">
        What you change
      </h3>
      {changes.length === 0 ? (
        <p className="text-muted">Nothing yet: these are the current terms.</p>
      ) : (
        <ul className="mt-1 flex flex-col gap-1">
          {changes.map(({ name, label, from, to }) => (
            <li key={name} className="wrap-anywhere">
              {label}: <span className="text-muted">{from ?? '—'}</span> → {to ?? '—'}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function LetterPaper({ offer, editor: { terms } }: Pick<Props, 'offer' | 'editor'>) {
  const body = letterBody(offer.kind, terms, { day: dayText, moment: momentText }, { agreed: false });
  const signs = [terms.signatory, terms.signatoryTitle].filter(Boolean).join(', ');
  const numbered = [...body.terms, { title: 'Binding terms', rows: body.binding }]
    .filter(({ rows }) => rows.length > 0)
    .map((section, at) => ({ ...section, title: `${at + 1}. ${section.title}` }));
  return (
    <Card as="article" aria-labelledby="review-letter" className="flex flex-col gap-5 sm:p-8">
      <header>
        <h3 id="review-letter" className="font-display text-heading">
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
