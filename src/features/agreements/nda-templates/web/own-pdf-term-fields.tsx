import { states } from '#features/marketplace/listings/domain/places.ts';
import { Checkbox } from '#kit/ui/Checkbox.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import type { OwnPdfTerms } from './use-own-pdf-terms.ts';

const stateOptions = states.map(({ slug, label }) => ({ value: slug, label }));

type Props = { terms: OwnPdfTerms; passport: boolean };

export function OwnPdfTermFields({ terms, passport }: Props) {
  return (
    <>
      <h3 className="font-semibold text-lead">What your agreement says</h3>
      <p className="text-muted">
        These can’t be read from the file reliably. They appear in the register and the certificate, and set
        how long a signature is valid: enter what your agreement says.
      </p>
      <Field name="title" label="Agreement name" hint="As it appears at the top. Buyers see it.">
        <TextInput
          value={terms.title}
          maxLength={200}
          onChange={(event) => terms.setTitle(event.target.value)}
        />
      </Field>
      <LawAndTerm terms={terms} />
      <Checkbox
        checked={terms.countersign}
        onCheckedChange={terms.setCountersign}
        disabled={passport}
        label={
          passport
            ? 'I’ll countersign each NDA (not available while you accept NDA passports, which need no countersignature)'
            : 'I’ll countersign each NDA after the buyer'
        }
      />
    </>
  );
}

function LawAndTerm({ terms }: Pick<Props, 'terms'>) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field name="governingLaw" label="Governing law">
        <Select
          value={terms.law}
          onValueChange={(value) => terms.setLaw(states.find(({ slug }) => slug === value)?.slug ?? null)}
          options={stateOptions}
          placeholder="Choose a state"
        />
      </Field>
      <Field name="termYears" label="Term (years)">
        <TextInput
          value={terms.years}
          inputMode="numeric"
          maxLength={2}
          onChange={(event) => terms.setYears(event.target.value)}
        />
      </Field>
    </div>
  );
}
