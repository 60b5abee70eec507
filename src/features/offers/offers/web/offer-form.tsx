import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Cents, cents, formatMoney } from '#kernel/money.ts';
import { FormShell } from '#kit/forms/FormShell.tsx';
import { Alert } from '#kit/ui/Alert.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { sumOfParts } from '../domain/check-terms.ts';
import { firstFields, foldsOf } from '../domain/term-folds.ts';
import type { OfferTerms } from '../domain/terms.ts';
import { notLegalAdvice } from '../domain/words.ts';
import { keptTerms } from './kept-terms.ts';
import { OfferReview } from './offer-review.tsx';
import type { OfferInFull } from './queries.ts';
import { TermControl } from './term-control.tsx';
import { TermFoldPart } from './term-fold.tsx';
import { useArrival } from './use-arrival.ts';
import { type OfferEditor, unreadable, useOfferEditor } from './use-offer-editor.ts';

type Props = {
  offer: OfferInFull;
  start: OfferTerms;
  name: string;
  onSent: () => void;
  arrive: boolean;
  onCancel?: () => void;
};

export function OfferForm(props: Props) {
  const { offer, start, name, onSent } = props;
  const [reviewing, setReviewing] = useState(false);
  const [arrive, setArrive] = useState(props.arrive);
  const editor = useOfferEditor(offer, start, onSent);
  return reviewing ? (
    <OfferReview offer={offer} editor={editor} name={name} onBack={() => setReviewing(false)} />
  ) : (
    <Writing
      {...props}
      arrive={arrive}
      editor={editor}
      onReview={() => {
        setReviewing(true);
        setArrive(true);
      }}
    />
  );
}

const optional: readonly (keyof OfferTerms)[] = ['sbaLoan', 'sellerNote', 'earnOut', 'exclusivityDays'];

function Writing({
  offer,
  name,
  arrive,
  onCancel,
  editor,
  onReview,
}: Props & { editor: OfferEditor; onReview: () => void }) {
  const form = useFirstFault(editor);
  const heading = useArrival(arrive);
  return (
    <div ref={form}>
      <FormShell
        sticky
        label={`Your ${name}`}
        busy={editor.saving}
        error={editor.error}
        errorTitle="Not sent"
        submitLabel={`Review ${name}`}
        onSubmit={() => {
          if (editor.check()) editor.saveBefore(onReview);
        }}
        actions={<FormActions offer={offer} editor={editor} onCancel={onCancel} />}
      >
        {editor.restored && (
          <Alert title="Your unsaved changes are back" tone="info">
            They were kept in this tab. Save or send them when you are ready.
          </Alert>
        )}
        <Alert title={notLegalAdvice(offer.kind)} tone="warning" />
        <FirstTerms offer={offer} editor={editor} heading={heading} />
        <MoreTerms offer={offer} editor={editor} />
      </FormShell>
    </div>
  );
}

type TermsProps = { offer: OfferInFull; editor: OfferEditor };

function FirstTerms({
  offer,
  editor,
  heading,
}: TermsProps & { heading: RefObject<HTMLHeadingElement | null> }) {
  return (
    <Card as="section" aria-labelledby="terms-first" className="flex flex-col gap-4">
      <div>
        <h2 id="terms-first" ref={heading} tabIndex={-1} className="scroll-mt-20 text-title outline-none">
          The offer
        </h2>
        <p className="text-muted">Cash, loans, seller note and earn-out must add up to the price.</p>
      </div>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        {firstFields(offer.kind).map((field) => (
          <TermControl
            key={field.name}
            field={field}
            kind={offer.kind}
            terms={editor.terms}
            error={editor.faults[field.name]}
            onChange={editor.set}
            optional={optional.includes(field.name)}
            note={field.name === 'cash' ? followedWords(editor) : null}
          />
        ))}
      </div>
      <SumLine editor={editor} />
    </Card>
  );
}

function MoreTerms({ offer, editor }: TermsProps) {
  return (
    <Card as="section" aria-labelledby="terms-more" className="flex flex-col">
      <h2 id="terms-more" className="text-title">
        More terms
      </h2>
      <p className="mb-2 text-muted">
        {offer.terms
          ? 'As the other side has them now. Open a section to change it.'
          : offer.kind === 'loi'
            ? 'Filled in with terms that are common in small deals. Open a section to change it.'
            : 'Open a section to add to it.'}
      </p>
      <div className="-mb-3 divide-y divide-line border-line border-t">
        {foldsOf(offer.kind, editor.terms).map((fold) => (
          <TermFoldPart
            key={fold.id}
            fold={fold}
            kind={offer.kind}
            terms={editor.terms}
            faults={editor.faults}
            onChange={editor.set}
          />
        ))}
      </div>
    </Card>
  );
}

type ActionsProps = { offer: OfferInFull; editor: OfferEditor; onCancel: (() => void) | undefined };

function FormActions({ offer, editor, onCancel }: ActionsProps) {
  return (
    <>
      {offer.status === 'draft' && (
        <Button
          variant="secondary"
          busy={editor.saving}
          disabledReason={editor.dirty ? null : 'Nothing to save.'}
          onClick={editor.save}
        >
          Save draft
        </Button>
      )}
      {onCancel && (
        <Button
          variant="secondary"
          onClick={() => {
            keptTerms(offer.id).forget();
            onCancel();
          }}
        >
          Cancel
        </Button>
      )}
      <span role="status" className="text-muted text-small">
        {editor.state}
      </span>
    </>
  );
}

/** Focuses the first marked field after each check, once the folds above it are open. */
function useFirstFault({ checks }: OfferEditor) {
  const form = useRef<HTMLDivElement>(null);
  // An effect, because the marks only exist after the render that follows the check.
  useEffect(() => {
    if (checks > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [checks]);
  return form;
}

function followedWords({ terms, cashFollows, cashBefore }: OfferEditor): string | null {
  if (!cashFollows) return null;
  return `Took the difference in price: ${formatMoney(cashBefore)} is now ${formatMoney(terms.cash)}. You can change it.`;
}

function SumLine({ editor: { terms } }: { editor: OfferEditor }) {
  const readable = unreadable(terms).length === 0;
  const sum = readable ? sumOfParts(terms) : null;
  const fits = sum !== null && sum === terms.price;
  return (
    <p aria-live="polite" className={fits ? 'text-good text-small' : 'text-muted text-small'}>
      {sum === null
        ? 'The sources can’t be added up yet.'
        : `Sources total ${formatMoney(sum)}${fits ? ', the full price' : apart(sum, terms.price)}.`}
    </p>
  );
}

function apart(sum: Cents, price: Cents | null): string {
  if (price === null) return '';
  const difference = formatMoney(cents(Math.abs(price - sum)));
  return sum < price ? `: ${difference} of the price is missing` : `: ${difference} more than the price`;
}
