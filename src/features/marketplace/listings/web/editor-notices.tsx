import { currency, locale } from '#kernel/locale.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { isPublic, mayEdit } from '../domain/life-cycle.ts';
import { statusMeanings } from './listing-status-words.ts';
import { fieldLabel, missingLabel } from './listing-words.ts';
import type { Conflict } from './merge-forms.ts';
import type { SaleParts } from './sale-parts.ts';
import type { ListingEditor } from './use-listing-editor.ts';
import { WriteListingButton } from './write-listing-button.tsx';

type Props = { editor: ListingEditor; missing: readonly string[]; sale: SaleParts };

export function EditorNotices({ editor, missing, sale }: Props) {
  const { base } = editor;
  return (
    <>
      {editor.newer && <Newer editor={editor} />}
      {editor.conflicts.length > 0 && <Conflicts editor={editor} />}
      {editor.restored && <Restored onDiscard={editor.discard} />}
      {base.acting && <ForOwner />}
      {base.status === 'sold' && !base.acting && sale.notice}
      {base.status === 'sold' && !base.acting && <Sold base={base} />}
      {(base.status !== 'sold' || base.acting) && !mayEdit(base.status) && (
        <Alert title="The texts cannot be changed now" tone="info">
          {statusMeanings[base.status]} {base.may.draft === true && 'Take it back to draft to change them.'}
        </Alert>
      )}
      {mayEdit(base.status) && isPublic(base.status) && (
        <Alert title="This listing is public" tone="info">
          Edits go live when you click Save. Identifying details are blocked.
        </Alert>
      )}
      {missing.length > 0 && mayEdit(base.status) && (
        <Alert title="Still needed before it can be published" tone="info">
          {missing.map(missingLabel).join(', ')}.
        </Alert>
      )}
    </>
  );
}

function Restored({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Alert
      title="Your unsaved text is back"
      action={
        <Button variant="secondary" size="small" onClick={onDiscard}>
          Show the saved version
        </Button>
      }
    >
      It was kept in this tab when the page closed or your session ended. Save it to keep it for good.
    </Alert>
  );
}

function ForOwner() {
  return (
    <Alert title="You edit this listing for its owner" tone="info">
      Each time you save, the owner is told what you changed. Publishing, photos and automatic approval stay
      with the owner.
    </Alert>
  );
}

function Sold({ base }: Pick<ListingEditor, 'base'>) {
  return (
    <Alert
      title="The texts can no longer be changed"
      tone="info"
      action={
        <WriteListingButton
          variant="secondary"
          size="small"
          label="Write a new listing"
          businessId={base.businessId}
          businessName={base.businessName}
        />
      }
    >
      {statusMeanings.sold} If the sale did not go through after all, the business needs a new listing.
    </Alert>
  );
}

function Newer({ editor }: { editor: ListingEditor }) {
  return (
    <Alert title="This listing was changed somewhere else" tone="warning">
      <p>
        A newer version was saved in another tab, on another device or by another person who edits it. What
        you typed is still in the fields and is not saved yet.
      </p>
      <div className="mt-3 mb-1 flex flex-wrap gap-2">
        <Button size="small" onClick={editor.merge}>
          Reload and keep my changes
        </Button>
        <Button variant="secondary" size="small" onClick={editor.discard}>
          Reload without them
        </Button>
      </div>
    </Alert>
  );
}

function Conflicts({ editor }: { editor: ListingEditor }) {
  return (
    <Alert title="Changed in both places" tone="warning">
      <p>Your words are in the fields. Choose for each; nothing is saved until then.</p>
      <ul className="mt-2 flex flex-col gap-4">
        {editor.conflicts.map((conflict) => (
          <Choice key={conflict.field} editor={editor} conflict={conflict} />
        ))}
      </ul>
    </Alert>
  );
}

function Choice({ editor, conflict }: { editor: ListingEditor; conflict: Conflict }) {
  const { field, mine, theirs } = conflict;
  const label = fieldLabel(field);
  return (
    <li className="flex flex-col gap-2">
      <span className="font-medium text-text">{label}</span>
      <dl className="grid gap-2 sm:grid-cols-2">
        <Version term="Here" value={mine} />
        <Version term="In the other place" value={theirs} />
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => editor.choose(conflict, 'mine')}>
          Keep mine<span className="sr-only">: {label}</span>
        </Button>
        <Button variant="secondary" size="small" onClick={() => editor.choose(conflict, 'theirs')}>
          Take the other<span className="sr-only">: {label}</span>
        </Button>
      </div>
    </li>
  );
}

function Version({ term, value }: { term: string; value: unknown }) {
  return (
    <div className="min-w-0 rounded-medium border px-3 py-2">
      <dt className="text-muted text-small">{term}</dt>
      <dd className="max-h-40 overflow-y-auto whitespace-pre-line wrap-anywhere">{shown(value)}</dd>
    </div>
  );
}

function shown(value: unknown): string {
  if (value === null || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return (value / 100).toLocaleString(locale, { style: 'currency', currency });
  return `“${String(value)}”`;
}
