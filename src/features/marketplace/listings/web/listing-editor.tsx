import { type ReactNode, useEffect, useRef } from 'react';
import { FormShell } from '#kit/forms/FormShell.tsx';
import { LeaveGuard } from '#kit/forms/LeaveGuard.tsx';
import { missingFields } from '../domain/completeness.ts';
import { isPublic, mayEdit } from '../domain/life-cycle.ts';
import { teaserOf } from '../domain/teaser.ts';
import { AccessChoices } from './access-choices.tsx';
import type { BesideFigure, ComparedField } from './compared-fields.ts';
import { EditorNotices } from './editor-notices.tsx';
import { ListingActions } from './listing-actions.tsx';
import { readDraft } from './listing-form.ts';
import { ListingHistory } from './listing-history.tsx';
import { ListingPreview } from './listing-preview.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { PublishButton } from './publish-button.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import type { OwnListing } from './queries.ts';
import type { SaleParts } from './sale-parts.ts';
import { SaveStateText } from './save-state-text.tsx';
import { TeaserFields } from './teaser-fields.tsx';
import { typedFacts } from './typed-facts.ts';
import { clearUnsaved } from './unsaved-listing.ts';
import { savesItself } from './use-autosave.ts';
import { type LeakFindings, useLeakCheck } from './use-leak-check.ts';
import { type ListingEditor as Editor, useListingEditor } from './use-listing-editor.ts';

type Props = {
  listing: OwnListing;
  personId: string;
  photos: ReactNode;
  figures: (take: TakeNumber) => ReactNode;
  beside: (fill: FillNumber | null) => BesideFigure;
  sale: SaleParts;
};

/** Saves a number (in cents) to the private profile; returns whether it was saved. */
export type TakeNumber = (
  field: 'lastYearRevenue' | 'ebitda' | 'sde' | 'askingPrice',
  value: number,
) => Promise<boolean>;

/** Fills a number (in cents) into the form, which is saved as any other change. */
export type FillNumber = (field: ComparedField, value: number) => void;

export function ListingEditor({ listing, personId, photos, figures, beside, sale }: Props) {
  const editor = useListingEditor(listing, personId);
  const findings = useLeakCheck(editor.base, editor.values.teaser);
  const facts = typedFacts(editor.values, editor.base);

  const top = useTrouble(editor);
  return (
    <div
      ref={top}
      className="grid scroll-mt-20 grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(18rem,24rem)]"
    >
      <div className="flex min-w-0 flex-col gap-6">
        <EditorForm {...{ editor, findings, sale, beside }} missing={missingFields(facts)} />
        {!listing.acting && (
          <>
            {figures(async (field, value) => {
              editor.form.setValue(`profile.${field}`, value, { shouldDirty: true, shouldTouch: true });
              return (await editor.save()) !== null;
            })}
            {photos}
          </>
        )}
      </div>
      <aside aria-label="Preview and history" className="flex flex-col gap-8 lg:sticky lg:top-6">
        <ListingPreview
          teaser={teaserOf(facts)}
          profile={readDraft(editor.values)?.profile ?? null}
          dirty={editor.dirty}
        />
        <ListingHistory {...editor.base} />
      </aside>
      <RefusedTexts editor={editor} />
      <LeaveGuard
        loss="You have changed this listing and it is not saved."
        dirty={editor.dirty}
        flush={savesItself(editor.base) ? async () => (await editor.save({ quiet: true })) !== null : null}
        onLeave={clearUnsaved}
      />
    </div>
  );
}

function fill({ form }: Editor, ...[field, value]: Parameters<FillNumber>): void {
  form.setValue(`profile.${field}`, value, { shouldDirty: true, shouldTouch: true });
}

type FormProps = {
  editor: Editor;
  findings: LeakFindings;
  missing: readonly string[];
  sale: SaleParts;
};

function EditorForm({ editor, findings, missing, sale, beside }: FormProps & Pick<Props, 'beside'>) {
  const { status, acting } = editor.base;
  const disabled = !mayEdit(status);
  const asked = !savesItself({ status, acting });
  return (
    <FormShell
      sticky
      label="Listing"
      onSubmit={() => void editor.save()}
      error={editor.error}
      errorTitle="Not saved"
      busy={editor.saveState.kind === 'saving' && asked}
      submitLabel="Save"
      submitVariant={editor.dirty && asked ? 'primary' : 'secondary'}
      submitDisabledReason={saveReason(editor, disabled)}
      actions={<EditorButtons editor={editor} missing={missing} findings={findings} sale={sale} />}
    >
      <EditorNotices editor={editor} missing={missing} sale={sale} />
      <TeaserFields editor={editor} findings={findings} disabled={disabled} />
      <ProfileFields
        editor={editor}
        disabled={disabled}
        beside={beside(disabled ? null : (field, value) => fill(editor, field, value))}
      />
      {!acting && <AccessChoices editor={editor} disabled={disabled} />}
    </FormShell>
  );
}

/** The button is below the form and errors are above it, so they are scrolled into view. */
function useTrouble({ newer, error, conflicts }: Editor) {
  const top = useRef<HTMLDivElement>(null);
  const trouble = newer !== null || error !== null || conflicts.length > 0;
  // Reason: scrolling belongs to the document.
  useEffect(() => {
    if (trouble) top.current?.scrollIntoView({ block: 'start' });
  }, [trouble]);
  return top;
}

function EditorButtons({ editor, missing, findings, sale }: FormProps) {
  const { status, acting } = editor.base;
  return (
    <>
      {!acting && !isPublic(status) && status !== 'sold' && (
        <PublishButton editor={editor} missing={missing} findings={findings} />
      )}
      <ListingActions editor={editor} sale={sale} />
      <SaveStateText state={editor.saveState} />
    </>
  );
}

function saveReason({ dirty, newer }: Editor, disabled: boolean): string | null {
  if (disabled) return 'The texts cannot be changed in this status.';
  if (newer) return 'The listing was changed elsewhere. Reload first.';
  return dirty ? null : 'Nothing to save.';
}

/** Saving a public listing publishes, so findings must be settled first. */
function RefusedTexts({ editor }: { editor: Editor }) {
  return (
    <PublishDialog
      open={editor.refused.length > 0}
      title="Look at this before it is public"
      description="This listing is live. Your changes are public as soon as you save them."
      confirmLabel="Save and publish"
      leaks={editor.refused}
      texts={trimmed(editor)}
      busy={editor.saveState.kind === 'saving'}
      error={null}
      onClose={editor.dismissRefused}
      onConfirm={(acknowledgeWarnings) => void editor.save({ acknowledgeWarnings })}
    />
  );
}

function trimmed({ values }: Editor) {
  return { title: values.teaser.title.trim(), description: values.teaser.description.trim() };
}
