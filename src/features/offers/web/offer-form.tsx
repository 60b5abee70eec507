import { formatMoney } from '#kernel/money.ts';
import { FormShell } from '#web/forms/FormShell.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { sumOfParts } from '../domain/check-terms.ts';
import { type TermSection, termSections } from '../domain/term-fields.ts';
import type { OfferTerms } from '../domain/terms.ts';
import { notLegalAdvice } from '../domain/words.ts';
import type { OfferInFull } from './queries.ts';
import { type SetTerm, TermControl } from './term-control.tsx';
import { type OfferEditor, unreadable, useOfferEditor } from './use-offer-editor.ts';

type Props = {
  offer: OfferInFull;
  /** What the form begins with: the draft, or the terms that stand. */
  start: OfferTerms;
  sendLabel: string;
  onSent: () => void;
  /** Leaves the form; a draft has no way back but the page's own. */
  onCancel?: () => void;
};

/** Writes terms: a draft that can be saved as it is, a revision or a counter that can only be sent. */
export function OfferForm({ offer, start, sendLabel, onSent, onCancel }: Props) {
  const editor = useOfferEditor(offer, start, onSent);
  const draft = offer.status === 'Draft';
  return (
    <FormShell
      sticky
      label={sendLabel}
      busy={editor.sending}
      error={editor.error}
      errorTitle="Not sent"
      submitLabel={sendLabel}
      onSubmit={(event) => {
        event.preventDefault();
        editor.send();
      }}
      actions={
        <>
          {draft && (
            <Button
              variant="secondary"
              busy={editor.saving}
              disabledReason={editor.dirty ? null : 'Everything is saved.'}
              onClick={editor.save}
            >
              Save draft
            </Button>
          )}
          {onCancel && (
            <Button variant="secondary" onClick={onCancel}>
              Cancel
            </Button>
          )}
          <span role="status" className="text-muted text-small">
            {editor.state}
          </span>
        </>
      }
    >
      {editor.restored && (
        <Alert title="Your unsaved terms are back" tone="info">
          They were kept in this tab. Save or send them, or change what you like.
        </Alert>
      )}
      <Alert title={notLegalAdvice} tone="warning" />
      {termSections.map((section) => (
        <Section key={section.title} section={section} editor={editor} />
      ))}
    </FormShell>
  );
}

function Section({ section, editor }: { section: TermSection; editor: OfferEditor }) {
  const id = `terms-${section.title.toLowerCase().replaceAll(' ', '-')}`;
  const set: SetTerm = editor.set;
  const price = section.fields.some(({ name }) => name === 'price');
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-4">
      <div>
        <h2 id={id} className="text-title">
          {section.title}
        </h2>
        {section.lead && <p className="text-muted">{section.lead}</p>}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {section.fields.map((field) => (
          <TermControl
            key={field.name}
            field={field}
            terms={editor.terms}
            error={editor.faults[field.name]}
            onChange={set}
          />
        ))}
      </div>
      {price && <SumLine terms={editor.terms} />}
    </Card>
  );
}

/** What the parts come to, while one types. */
function SumLine({ terms }: { terms: OfferTerms }) {
  const readable = unreadable(terms).length === 0;
  const sum = readable ? sumOfParts(terms) : null;
  const fits = sum !== null && sum === terms.price;
  return (
    <p aria-live="polite" className={fits ? 'text-good text-small' : 'text-muted text-small'}>
      {sum === null
        ? 'The parts cannot be added up yet.'
        : `The parts come to ${formatMoney(sum)}${fits ? ': the price' : ''}.`}
    </p>
  );
}
