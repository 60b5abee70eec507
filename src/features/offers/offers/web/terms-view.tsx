import { formatMoney } from '#kernel/money.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Badge } from '#kit/ui/Badge.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { DescriptionList } from '#kit/ui/DescriptionList.tsx';
import { standbyInterestWords } from '../domain/standby-words.ts';
import { type SectionId, termName, termSections } from '../domain/term-fields.ts';
import { isBinding, type OfferKind, type OfferTerms } from '../domain/terms.ts';
import { notePaymentOf } from '../domain/value.ts';
import { notLegalAdvice } from '../domain/words.ts';
import { shownTerm } from './term-text.ts';

export function TermsView({ kind, terms }: { kind: OfferKind; terms: OfferTerms }) {
  return (
    <div className="flex flex-col gap-4">
      <Alert title={notLegalAdvice(kind)} tone="warning" />
      {termSections.map(({ id, title, fields }) => {
        const said = fields
          .map((field) => ({ field, text: shownTerm(field, terms) }))
          .filter(({ text }) => text !== null);
        if (said.length === 0) return null;
        return (
          <Card key={title} as="section">
            <h2 className="mb-1 text-lead">{title}</h2>
            <DescriptionList
              className="-mb-2.5"
              items={[
                ...said.map(({ field, text }) => ({
                  term: (
                    <>
                      {termName(field)}
                      {isBinding(field.name, kind) && (
                        <Badge tone="accent" className="ml-2">
                          Binding
                        </Badge>
                      )}
                    </>
                  ),
                  detail: <span className="whitespace-pre-line break-words">{text}</span>,
                })),
                ...workedOut(id, terms),
              ]}
            />
          </Card>
        );
      })}
    </div>
  );
}

function workedOut(id: SectionId, terms: OfferTerms) {
  if (id !== 'note') return [];
  const payment = notePaymentOf(terms);
  const interest = standbyInterestWords(terms);
  return [
    ...(payment === null ? [] : [{ term: 'Monthly payment', detail: formatMoney(payment) }]),
    ...(interest === null ? [] : [{ term: 'Interest during standby', detail: interest }]),
  ];
}
