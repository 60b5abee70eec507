import { LockKeyhole } from 'lucide-react';
import { Controller } from 'react-hook-form';
import { DescriptionList } from '#kit/ui/DescriptionList.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { saleReasonLabels, saleReasons } from '../domain/teaser.ts';
import { EditorSection } from './editor-section.tsx';
import { MoneyField, ProseField, TextField } from './listing-fields.tsx';
import { fieldLabels } from './listing-words.ts';
import { sectionLeads } from './section-leads.ts';
import type { ListingEditor } from './use-listing-editor.ts';

type Props = { editor: ListingEditor; disabled: boolean };

const unsaid = { value: 'unsaid', label: 'Prefer not to say' };
const reasonOptions = [unsaid, ...saleReasons.map((value) => ({ value, label: saleReasonLabels[value] }))];

/** What a buyer sees once the NDA is signed and the seller has approved them. */
export function ProfileFields({ editor, disabled }: Props) {
  const { control } = editor.form;
  const shared = { control, disabled };
  return (
    <EditorSection
      title={
        <span className="flex items-center gap-2">
          <LockKeyhole aria-hidden className="size-5 text-muted" />
          Private profile
        </span>
      }
      lead={sectionLeads(editor.base.status, editor).profile}
    >
      <DescriptionList
        className="border-line border-y"
        items={[
          { term: 'Business name', detail: <HiddenUntil>{editor.base.businessName}</HiddenUntil> },
          {
            term: 'Address and your name',
            detail: <HiddenUntil>From your business and your account</HiddenUntil>,
          },
        ]}
      />
      <ProseField
        {...shared}
        name="profile.about"
        rows={8}
        most={20_000}
        optional
        hint="The whole story: what the business does, its people, customers and what you would tell a buyer at the table."
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField {...shared} name="profile.website" inputMode="url" autoComplete="url" optional />
        <TextField
          {...shared}
          name="profile.contactEmail"
          type="email"
          autoComplete="email"
          optional
          hint="Your account's email if left empty."
        />
        <TextField {...shared} name="profile.contactPhone" type="tel" autoComplete="tel" optional />
      </div>
      <Figures editor={editor} disabled={disabled} />
      <Controller
        control={control}
        name="profile.saleReason"
        render={({ field }) => (
          <Field label={fieldLabels.saleReason} optional className="sm:max-w-1/2">
            <Select
              disabled={disabled}
              value={field.value ?? unsaid.value}
              options={reasonOptions}
              onBlur={field.onBlur}
              onValueChange={(value) =>
                field.onChange(saleReasons.find((reason) => reason === value) ?? null)
              }
            />
          </Field>
        )}
      />
    </EditorSection>
  );
}

function Figures({ editor, disabled }: Props) {
  const shared = { control: editor.form.control, disabled };
  const { sde, ebitda } = editor.values.profile;
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <MoneyField
        {...shared}
        name="profile.askingPrice"
        kind="amount"
        optional
        shown="Shown on the card as you chose above."
      />
      <MoneyField {...shared} name="profile.lastYearRevenue" kind="amount" />
      <MoneyField {...shared} name="profile.sde" kind="earnings" optional={typeof ebitda === 'number'} />
      <MoneyField {...shared} name="profile.ebitda" kind="earnings" optional={typeof sde === 'number'} />
      <TextField
        {...shared}
        name="profile.employees"
        inputMode="numeric"
        optional
        hint="The public page shows a range."
      />
      <TextField
        {...shared}
        name="profile.foundedYear"
        inputMode="numeric"
        optional
        hint="The public page shows a period."
      />
    </div>
  );
}

function HiddenUntil({ children }: { children: string }) {
  return (
    <span className="flex flex-col sm:items-end">
      <span>{children}</span>
      <span className="text-muted text-small">hidden until you approve</span>
    </span>
  );
}
