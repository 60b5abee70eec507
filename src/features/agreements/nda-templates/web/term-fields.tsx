import { termBounds } from '#features/agreements/ndas/domain/template-terms.ts';
import { Field } from '#kit/ui/Field.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import type { TemplateText } from './queries.ts';

type Terms = TemplateText['terms'];
type Props = { terms: Terms; onTerms: (terms: Terms) => void };

const numbers = [
  ['termYears', 'Term (years)'],
  ['noContactMonths', 'No contact (months)'],
  ['nonSolicitMonths', 'Non-solicitation (months)'],
  ['nonCircumventionMonths', 'Non-circumvention (months)'],
] as const;
const texts = [
  ['governingLaw', 'Governing law'],
  ['venue', 'Venue'],
] as const;

export function TermFields({ terms, onTerms }: Props) {
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {numbers.map(([name, label]) => {
        const { least, most } = termBounds[name];
        return (
          <Field key={name} name={`terms.${name}`} label={label} error={outside(terms[name], least, most)}>
            <TextInput
              value={Number.isNaN(terms[name]) ? '' : `${terms[name]}`}
              inputMode="numeric"
              maxLength={3}
              onChange={(event) => onTerms({ ...terms, [name]: Number.parseInt(event.target.value, 10) })}
            />
          </Field>
        );
      })}
      {texts.map(([name, label]) => (
        <Field key={name} name={`terms.${name}`} label={label}>
          <TextInput
            value={terms[name]}
            maxLength={120}
            onChange={(event) => onTerms({ ...terms, [name]: event.target.value })}
          />
        </Field>
      ))}
    </div>
  );
}

function outside(value: number, least: number, most: number): string | undefined {
  return value >= least && value <= most ? undefined : `${least} to ${most}.`;
}
