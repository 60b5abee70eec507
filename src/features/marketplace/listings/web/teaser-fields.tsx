import { Controller } from 'react-hook-form';
import { Field } from '#kit/ui/Field.tsx';
import { RadioGroup } from '#kit/ui/RadioGroup.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { priceDisplays } from '../domain/bands.ts';
import { divisions, isPlace, states } from '../domain/places.ts';
import { EditorSection } from './editor-section.tsx';
import { LeakFindings } from './leak-findings.tsx';
import { ProseField, TextField } from './listing-fields.tsx';
import { fieldLabels } from './listing-words.ts';
import type { Leak, PublicTexts } from './queries.ts';
import { sectionLeads } from './section-leads.ts';
import type { LeakFindings as Findings } from './use-leak-check.ts';
import type { ListingEditor } from './use-listing-editor.ts';

type Props = { editor: ListingEditor; findings: Findings; disabled: boolean };

const placeOptions = [
  { label: 'States', options: states.map(({ slug, label }) => ({ value: slug, label })) },
  { label: 'Wider regions', options: divisions.map(({ slug, label }) => ({ value: slug, label })) },
];

const priceWords = {
  hidden: { label: 'Hidden', hint: 'The card says “Not disclosed”. Approved buyers see the price.' },
  band: { label: 'A range', hint: 'The card shows the range that the price lies in.' },
  exact: {
    label: 'The exact price',
    hint: 'Safe: revenue and earnings stay ranges, whatever you choose here.',
  },
};

export function TeaserFields({ editor, findings, disabled }: Props) {
  const { form } = editor;
  const { control } = form;
  const show = (field: keyof PublicTexts) => (leak: Leak) => {
    const typed = form.getValues(`teaser.${field}`);
    const shift = typed.length - typed.trimStart().length;
    select(`teaser.${field}`, leak.start + shift, leak.end + shift);
  };
  return (
    <EditorSection title="Public teaser" lead={sectionLeads(editor.base.status, editor).card}>
      <div className="flex flex-col gap-2">
        <TextField
          control={control}
          name="teaser.title"
          disabled={disabled}
          hint="What it is and roughly where: “Established commercial HVAC contractor, Mountain West”."
        />
        <LeakFindings field="title" findings={findings} onShow={show('title')} />
      </div>
      <div className="flex flex-col gap-2">
        <ProseField
          control={control}
          name="teaser.description"
          disabled={disabled}
          rows={7}
          most={4000}
          hint="Describe the business without names, addresses, dates or awards that could identify it."
        />
        <LeakFindings field="description" findings={findings} onShow={show('description')} />
      </div>
      <PlaceField editor={editor} disabled={disabled} />
      <PriceChoice editor={editor} disabled={disabled} />
      <a href="#public-preview" className="link w-fit text-small lg:hidden">
        See the card as the public sees it
      </a>
    </EditorSection>
  );
}

function PlaceField({ editor, disabled }: Omit<Props, 'findings'>) {
  return (
    <Controller
      control={editor.form.control}
      name="teaser.place"
      render={({ field, fieldState }) => (
        <Field
          label={fieldLabels.place}
          hint="The state, or a wider region where few businesses like yours are in the state."
          error={fieldState.error}
        >
          <Select
            placeholder="Choose a state or region"
            disabled={disabled}
            value={field.value}
            options={placeOptions}
            onBlur={field.onBlur}
            onValueChange={(value) => isPlace(value) && field.onChange(value)}
          />
        </Field>
      )}
    />
  );
}

function PriceChoice({ editor, disabled }: Omit<Props, 'findings'>) {
  return (
    <Controller
      control={editor.form.control}
      name="teaser.priceDisplay"
      render={({ field }) => (
        <RadioGroup
          label={fieldLabels.priceDisplay}
          value={field.value}
          onValueChange={field.onChange}
          hint={noPriceYet(editor)}
          options={priceDisplays.map((value) => ({
            value,
            ...priceWords[value],
            disabledReason: disabled ? priceWords[value].hint : null,
          }))}
        />
      )}
    />
  );
}

function noPriceYet({ values }: ListingEditor): string | null {
  const { teaser, profile } = values;
  if (teaser.priceDisplay === 'hidden' || profile.askingPrice !== null) return null;
  return 'Without an asking price below, the card says “Not disclosed”.';
}

function select(name: string, from: number, to: number): void {
  const [field] = document.getElementsByName(name);
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return;
  field.focus();
  field.setSelectionRange(from, to);
}
