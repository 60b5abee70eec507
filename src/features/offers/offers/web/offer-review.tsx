import { useState } from 'react';
import { FormShell } from '#kit/forms/FormShell.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { Checkbox } from '#kit/ui/Checkbox.tsx';
import { offerRefusalWords } from '../domain/words.ts';
import { LetterPaper } from './letter-paper.tsx';
import { OddTermsAlert } from './odd-terms-alert.tsx';
import type { OfferInFull } from './queries.ts';
import { changedTerms } from './term-text.ts';
import { useArrival } from './use-arrival.ts';
import type { OfferEditor } from './use-offer-editor.ts';

type Props = { offer: OfferInFull; editor: OfferEditor; name: string; onBack: () => void };

export function OfferReview({ offer, editor, name, onBack }: Props) {
  const heading = useArrival();
  const reader = offer.caller.includes('buyer') ? 'seller' : 'buyer';
  const [ownerAgreed, setOwnerAgreed] = useState(false);
  const broker = offer.caller.includes('broker');
  const unsaid = broker && !ownerAgreed ? offerRefusalWords['owner-agreed'] : null;
  const changes = offer.terms ? changedTerms(offer.terms, editor.terms) : null;
  return (
    <FormShell
      sticky
      label={`Send the ${name}`}
      busy={editor.sending}
      error={editor.error}
      errorTitle="Not sent"
      submitLabel={`Send ${name}`}
      submitDisabledReason={changes?.length === 0 ? 'Change at least one term first.' : unsaid}
      onSubmit={() => editor.send(broker ? { ownerAgreed: true } : {})}
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
          The {reader} gets these terms, and can read them as this letter. Nothing is sent until you press
          “Send {name}”.
        </p>
      </div>
      {changes && <Changes changes={changes} cashFollows={editor.cashFollows} />}
      <OddTermsAlert offer={offer} terms={editor.terms} reader="writer" />
      <LetterPaper offer={offer} terms={editor.terms} />
      {broker && (
        <Checkbox
          checked={ownerAgreed}
          onCheckedChange={setOwnerAgreed}
          label="The owner agreed to these terms. This statement is recorded with my name, the owner is told now, and if the buyer accepts, the letter says so."
        />
      )}
    </FormShell>
  );
}

type ChangesProps = { changes: ReturnType<typeof changedTerms>; cashFollows: boolean };

function Changes({ changes, cashFollows }: ChangesProps) {
  return (
    <Card as="section" aria-labelledby="review-changes">
      <h3 id="review-changes" className="text-lead">
        What you change
      </h3>
      {cashFollows && (
        <p className="max-w-prose text-muted text-small">
          Cash at closing took the difference in price. Go back to change it.
        </p>
      )}
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
