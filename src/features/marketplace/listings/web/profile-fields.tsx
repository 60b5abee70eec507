import { LockKeyhole } from 'lucide-react';
import { exactly } from '#kernel/exact.ts';
import { DescriptionList } from '#kit/ui/DescriptionList.tsx';
import { type FieldGroup, fieldsIn, type PrivateField } from '../domain/private-fields.ts';
import { type BesideFigure, isCompared } from './compared-fields.ts';
import { EditorSection } from './editor-section.tsx';
import { PrivateFieldControl } from './listing-fields.tsx';
import { draftFrom, type ListingForm } from './listing-form.ts';
import { OddFactsAlert } from './odd-facts-alert.tsx';
import { OddFiguresAlert } from './odd-figures-alert.tsx';
import { sectionLeads } from './section-leads.ts';
import type { ListingEditor } from './use-listing-editor.ts';

type Props = { editor: ListingEditor; disabled: boolean; beside: BesideFigure };

const grids = [['story'], ['business', 'contact'], ['figures'], ['sale']] as const;
exactly<(typeof grids)[number][number], FieldGroup>(true);

export function ProfileFields({ editor, disabled, beside }: Props) {
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
            term: editor.base.acting ? 'Address and the owner’s name' : 'Address and your name',
            detail: (
              <HiddenUntil>
                {editor.base.acting
                  ? 'From the business and the owner’s account'
                  : 'From your business and your account'}
              </HiddenUntil>
            ),
          },
        ]}
      />
      {grids.map((groups) => (
        <div key={groups.join()} className="grid items-start gap-5 sm:grid-cols-2">
          {fieldsIn(...groups).map((field) => (
            <PrivateFieldControl
              key={field}
              control={editor.form.control}
              field={field}
              optional={isOptional(field, editor.values.profile)}
              disabled={disabled}
              below={isCompared(field) && beside(field, editor.values.profile[field])}
            />
          ))}
          {groups.join() === 'figures' && (
            <div className="sm:col-span-2">
              <OddFiguresAlert figures={editor.values.profile} />
            </div>
          )}
        </div>
      ))}
      <OddFactsAlert facts={draftFrom(editor.values).profile} />
    </EditorSection>
  );
}

function isOptional(field: PrivateField, { sde, ebitda }: ListingForm['profile']): boolean {
  if (field === 'sde') return typeof ebitda === 'number';
  if (field === 'ebitda') return typeof sde === 'number';
  return field !== 'lastYearRevenue';
}

function HiddenUntil({ children }: { children: string }) {
  return (
    <span className="flex flex-col sm:items-end">
      <span>{children}</span>
      <span className="text-muted text-small">hidden until a buyer is approved</span>
    </span>
  );
}
