import { localToday } from '#kernel/days.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { oddTerms } from '../domain/odd-terms.ts';
import { termName, termSections } from '../domain/term-fields.ts';
import type { OfferKind, OfferTerms } from '../domain/terms.ts';

type Props = { kind: OfferKind; terms: OfferTerms; reader: 'writer' | 'other side' };

/** Terms that defeat each other, for the side that is about to send them and for the one that is to answer. */
export function OddTermsAlert({ kind, terms, reader }: Props) {
  const odd = oddTerms({ kind, terms, today: localToday() });
  if (odd.length === 0) return null;
  const writes = reader === 'writer';
  return (
    <Alert title={writes ? 'Check these terms' : 'Some terms may not fit together'} tone="warning">
      <ul className="mt-1 flex max-w-prose list-disc flex-col gap-1.5 pl-5">
        {odd.map(({ id, fact, advice, terms: names }) => (
          <li key={id}>
            <span className="text-text">{fact}</span> {writes && advice}
            <span className="block text-small">{namesOf(names)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2">
        {writes
          ? 'You can send them as they are if you mean them. The other side sees this too.'
          : 'The parties may intend this. If not, settle it in the next round. Ask your attorney before you accept.'}
      </p>
    </Alert>
  );
}

function namesOf(names: readonly (keyof OfferTerms)[]): string {
  return termSections
    .flatMap(({ fields }) => fields)
    .filter(({ name }) => names.includes(name))
    .map(termName)
    .join(' · ');
}
